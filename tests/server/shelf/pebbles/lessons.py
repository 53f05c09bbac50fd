"""A lesson of two steps: take two of five pebbles, then read."""

from cosmotheque.games.pebbles.game import Deal, Options, Roll, Shake, Take

from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.core.lesson import Chapter, Lessons, Position, Step, otherwise, right, wrong
from cosmotheque.core.text import RuleId, Text

FIVE = Position(seats=2, options=Options(heap=5), log=(Move(CHANCE, Deal((111, 222))),))
TAKING = Chapter(
    slug="taking",
    title=Text("Prendre", "Taking"),
    about=Text("Prendre des cailloux.", "Take pebbles."),
    minutes=1,
    seat=Seat(0),
    steps=(
        Step(
            said=Text("Laissez-en trois.", "Leave three."),
            rules=(RuleId("PEB-1"),),
            position=FIVE,
            points=("heap",),
            answers=(
                right(
                    Text("Bien.", "Well done."),
                    Take(2),
                    then=(Move(Seat(1), Shake()), Move(CHANCE, Roll(1))),
                ),
                wrong(Text("Il en resterait quatre.", "Four would be left."), Take(1)),
                otherwise(Text("Non.", "No.")),
            ),
        ),
        Step(said=Text("Il y en a de nouveau quatre.", "There are four again."), rules=(RuleId("PEB-1"),)),
    ),
)
LESSONS: Lessons = {"pebbles": (TAKING,)}
