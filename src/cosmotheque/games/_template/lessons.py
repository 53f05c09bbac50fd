"""A lesson on the real rules: two hands, one trick to win and one to let go."""

from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.core.lesson import Chapter, Lessons, Position, Step, otherwise, right, wrong
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games._template import METAS
from cosmotheque.games._template.actions import Deal, Play
from cosmotheque.games._template.components import Card
from cosmotheque.games._template.options import Options

LEARNER, OTHER = Seat(0), Seat(1)


def _hand(*cards: int) -> tuple[Card, ...]:
    return tuple(map(Card, cards))


DEALT = Position(seats=2, options=Options(hand=3), log=(Move(CHANCE, Deal((_hand(2, 5, 9), _hand(3, 6, 7)))),))
LAYS_LOW = Move(OTHER, Play(Card(3)))

FIRST_TRICK = Chapter(
    slug="first-trick",
    title=Text("La première levée", "The first trick"),
    about=Text("Jouer une carte et emporter une levée.", "Play a card and take a trick."),
    minutes=1,
    seat=LEARNER,
    steps=(
        Step(
            said=Text(
                "Chacun pose une carte, la plus haute emporte la levée. Emportez celle-ci à coup sûr.",
                "Everybody lays a card, the highest takes the trick. Take this one for certain.",
            ),
            rules=(RuleId("TPL-3"), RuleId("TPL-4")),
            position=DEALT,
            points=("9",),
            answers=(
                right(
                    Text("Rien ne bat le 9.", "Nothing beats the 9."), Play(Card(9)), then=(Move(OTHER, Play(Card(3))),)
                ),
                wrong(Text("Un 5 se fait battre par un 6 ou un 7.", "A 5 is beaten by a 6 or a 7."), Play(Card(5))),
                otherwise(Text("C’est votre plus petite carte.", "That is your lowest card.")),
            ),
        ),
        Step(
            said=Text(
                "La levée est à vous, et c’est à vous de commencer la suivante.",
                "The trick is yours, and you lead the next one.",
            ),
            rules=(RuleId("TPL-5"),),
        ),
    ),
)

LESSONS: Lessons = {METAS[0].slug: (FIRST_TRICK,)}
