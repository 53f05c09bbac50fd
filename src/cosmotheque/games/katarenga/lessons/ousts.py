"""Big Bang: a pawn in the way is ousted, where it is put matters, and one's own pawns can be ousted too."""

from typing import Any

from cosmotheque.core.lesson import Answer, Chapter, Step, Told, otherwise, right, wrong
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.katarenga.actions import Oust
from cosmotheque.games.katarenga.lessons.script import BEGUN, KBB_8, UNDER_WAY, position, read_all, reply
from cosmotheque.games.katarenga.rules.appraise import moves_needed
from cosmotheque.games.katarenga.rules.board import board_of
from cosmotheque.games.katarenga.state import BLACK, WHITE
from cosmotheque.games.katarenga.view import View

KBB_16, KBB_17 = RuleId("KBB-16"), RuleId("KBB-17")
IN_DANGER = f"{UNDER_WAY} c3-a4 d3-b3"


def puts(least: int, most: int) -> Told:
    """A test if an oust puts the pawn so many moves away from its goal, on a board without other pawns."""

    def accepts(view: View, action: Any) -> bool:
        if not isinstance(action, Oust):
            return False
        aims = board_of(view.colours).goal_squares[view.goals[BLACK]]
        return least <= moves_needed(view.colours, aims)[action.to] <= most

    return accepts


FIRST = Step(
    said=Text(
        "Un pion noir est sur votre vert, en h5. Délogez-le : allez en h5, puis touchez la case où vous le mettez.",
        "A black pawn is on your green, on h5. Oust it: go to h5, then tap the square where you put it.",
    ),
    rules=(KBB_16,),
    position=position(BEGUN, "f3-h5 e3-f4 e6-d7"),
    points=("f4", "h5"),
    answers=(
        Answer(
            said=Text(
                "Là, le pion noir serait installé : un cadeau ! Mettez-le ailleurs.",
                "There the black pawn would be settled: a present! Put it elsewhere.",
            ),
            to=puts(0, 0),
        ),
        Answer(
            said=Text(
                "Délogé ! Le pion noir repart de là où vous l’avez mis.",
                "Ousted! The black pawn goes on from where you put it.",
            ),
            to=puts(1, 9),
            right=True,
        ),
        wrong(
            Text(
                "Cela installe un pion, mais le noir reste en h5. Délogez-le.",
                "That settles a pawn, but the black one stays on h5. Oust it.",
            ),
            *read_all("e2-e1"),
        ),
        otherwise(Text("Le pion en f4 saute comme un cavalier : en h5.", "The pawn on f4 jumps like a knight: to h5.")),
    ),
)
FAR = Step(
    said=Text(
        "Encore un, en d8. Mettez-le là où il lui faudra au moins deux coups pour atteindre du rouge au bord.",
        "Another one, on d8. Put it where it needs at least two moves to reach red on the border.",
    ),
    rules=(KBB_16, KBB_17),
    position=position(UNDER_WAY, "e3-f4 d7-d8"),
    points=("d6", "d8"),
    answers=(
        Answer(
            said=Text(
                "Un pion de plus pour vous, du retard pour les noirs.",
                "One more pawn for you, and black falls behind.",
            ),
            to=puts(2, 9),
            right=True,
        ),
        Answer(
            said=Text("Là, il est installé : un cadeau !", "There it is settled: a present!"),
            to=puts(0, 0),
        ),
        Answer(
            said=Text(
                "De là, il atteint du rouge au bord en un coup.",
                "From there it reaches red on the border in one move.",
            ),
            to=puts(1, 1),
        ),
        otherwise(Text("La tour en d6 monte jusqu’en d8.", "The rook on d6 goes up to d8.")),
    ),
)
FLEE = Step(
    said=Text(
        "À vous d’être menacé : a4 est rouge, et le fou noir en b3 l’atteint. Mettez ce pion à l’abri.",
        "Now you are threatened: a4 is red, and the black bishop on b3 reaches it. Bring this pawn to safety.",
    ),
    rules=(KBB_16,),
    position=position(IN_DANGER),
    points=("a4", "b3"),
    answers=(
        right(
            Text(
                "Parfait : installé sur du vert, personne ne peut plus le déloger.",
                "Perfect: settled on green, nobody can oust it any more.",
            ),
            *read_all("a4-a1"),
        ),
        right(
            Text(
                "À l’abri ! Mieux encore : a1, pour s’installer.",
                "Safe! Better still: a1, to settle.",
            ),
            *read_all("a4-a2", "a4-a3", "a4-b4", "a4-c4", "a4-a5", "a4-a6"),
        ),
        wrong(
            Text(
                "Les noirs délogeraient a4, et s’y installeraient.",
                "Black would oust a4, and settle there.",
            ),
            *read_all("e2-e1", "d4-a1"),
        ),
        otherwise(Text("Votre pion en a4 reste en danger.", "Your pawn on a4 is still in danger.")),
    ),
)
WATCH = Step(
    said=Text(
        "Et si le pion était resté ? Continuez, et regardez ce que font les noirs.",
        "And if the pawn had stayed? Continue, and watch what black does.",
    ),
    rules=(KBB_16,),
    position=position(IN_DANGER, "d4-e5"),
    points=("a4", "b3"),
    then=reply("b3xa4@h7"),
)
RETURN = Step(
    said=Text(
        "Les noirs ont délogé votre pion de a4 : il est en h7. Mais ils l’ont mal placé. Profitez-en !",
        "Black has ousted your pawn from a4: it is on h7. But it was badly placed. Make use of it!",
    ),
    rules=(KBB_8, KBB_17),
    points=("h7", "g8"),
    answers=(
        right(
            Text(
                "h7 est jaune : un fou, qui atteint g8. Installé, en un seul coup !",
                "h7 is yellow: a bishop, which reaches g8. Settled, in a single move!",
            ),
            *read_all("h7-g8"),
        ),
        wrong(Text("Un bon coup aussi ! Mais regardez h7.", "A good move too! But look at h7."), *read_all("e2-e1")),
        otherwise(
            Text(
                "Touchez le pion en h7 : sa case jaune en fait un fou.",
                "Tap the pawn on h7: its yellow square makes it a bishop.",
            )
        ),
    ),
)
OUSTS = Chapter(
    slug="ousts",
    title=Text("Déloger un pion", "Ousting a pawn"),
    about=Text("Déloger les pions adverses et garder les siens.", "Oust opposing pawns and keep your own safe."),
    minutes=2,
    seat=WHITE,
    steps=(FIRST, FAR, FLEE, WATCH, RETURN),
)
