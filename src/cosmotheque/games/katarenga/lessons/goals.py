"""Big Bang: which colours can be goals, how to get a pawn there in two moves, and the corner that takes two."""

from typing import Any

from cosmotheque.core.lesson import Answer, Chapter, Step, otherwise, right, wrong
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.katarenga.actions import Slide
from cosmotheque.games.katarenga.components import BORDER
from cosmotheque.games.katarenga.lessons.script import KBB_8, UNDER_WAY, position, read_all, reply
from cosmotheque.games.katarenga.state import WHITE
from cosmotheque.games.katarenga.view import View

KBB_12, KBB_13, KBB_14 = RuleId("KBB-12"), RuleId("KBB-13"), RuleId("KBB-14")


def is_settling(view: View, action: Any) -> bool:
    """True if the pawn lands on a border square of white's colour."""
    if not isinstance(action, Slide):
        return False
    return bool(BORDER >> action.target & 1) and view.colours[action.target] == view.goals[WHITE]


CHOOSE = Step(
    said=Text(
        "On choisit une couleur qui n’a qu’une case d’angle : vert ou rouge. Posez un pion au bord pour choisir.",
        "Only colours with a single corner square will do: green and red. Land on the border to choose.",
    ),
    rules=(KBB_12,),
    position=position(),
    points=("a1", "a8"),
    answers=(
        right(
            Text(
                "Vous avez choisi le rouge. L’adversaire devra prendre l’autre couleur.",
                "You chose red. Your opponent will have to take the other colour.",
            ),
            *read_all("c3-b1", "c3-a4", "f4-h3"),
        ),
        right(
            Text(
                "Vous avez choisi le vert. L’adversaire devra prendre l’autre couleur.",
                "You chose green. Your opponent will have to take the other colour.",
            ),
            *read_all("f4-h5", "d6-d8"),
        ),
        otherwise(
            Text(
                "Ce coup n’atteint pas le bord. Essayez un cavalier, en c3 ou en f4.",
                "That does not reach the border. Try a knight, on c3 or f4.",
            )
        ),
    ),
)
AT_ONCE = Step(
    said=Text(
        "Autre partie : vous visez le vert. Un de vos pions peut s’installer tout de suite. Lequel ?",
        "Another game: you aim for green. One of your pawns can settle right away. Which one?",
    ),
    rules=(KBB_13,),
    position=position(UNDER_WAY),
    points=("e1", "d8", "h5"),
    answers=(
        right(
            Text("Oui : trois pions installés sur huit.", "Yes: three of eight pawns are settled."),
            *read_all("e2-e1"),
        ),
        wrong(
            Text(
                "a4 est au bord, mais rouge : pour vous, c’est une case ordinaire.",
                "a4 is on the border, but red: an ordinary square for you.",
            ),
            *read_all("c3-a4"),
        ),
        wrong(
            Text("Le pion noir en d7 barre le chemin de d8.", "The black pawn on d7 bars the way to d8."),
            *read_all("d6-e6", "d6-f6", "d6-g6", "d6-h6"),
        ),
        otherwise(
            Text("Cherchez qui atteint une case verte du bord.", "Look for a pawn that reaches a green border square.")
        ),
    ),
)
APPROACH = Step(
    said=Text(
        "Le pion en c3 n’atteint aucun vert au bord. Amenez-le là d’où il y arrivera au coup suivant.",
        "The pawn on c3 reaches no green on the border. Bring it where it can do so next move.",
    ),
    rules=(KBB_8, KBB_13),
    position=position(UNDER_WAY, "e3-f4 g5-h6"),
    points=("c3", "a1"),
    answers=(
        right(
            Text(
                "Oui : a4 est rouge, donc une tour, qui descend jusqu’en a1.",
                "Yes: a4 is red, so a rook, which slides down to a1.",
            ),
            *read_all("c3-a4"),
            then=reply("c6-c7"),
        ),
        right(
            Text(
                "Oui : cette case est bleue, et un roi a du vert à un pas.",
                "Yes: that square is blue, and a king has green one step away.",
            ),
            *read_all("c3-a2", "c3-d1"),
            then=reply("c6-c7"),
        ),
        wrong(
            Text(
                "b5 est vert : ce cavalier n’atteint pas de case verte libre au bord.",
                "b5 is green: that knight reaches no free green square on the border.",
            ),
            *read_all("c3-b5"),
        ),
        otherwise(
            Text("Jouez le pion en c3 : il saute comme un cavalier.", "Move the pawn on c3: it jumps like a knight.")
        ),
    ),
)
ARRIVE = Step(
    said=Text("Maintenant, installez-le.", "Now settle it."),
    rules=(KBB_13,),
    points=("a1", "e1"),
    answers=(
        Answer(
            said=Text(
                "Un coup pour approcher, un coup pour s’installer.",
                "One move to come near, one to settle.",
            ),
            to=is_settling,
            right=True,
        ),
        otherwise(Text("Allez sur du vert, au bord.", "Go to green, on the border.")),
    ),
)
CORNER = Step(
    said=Text(
        "Il n’y a que sept cases vertes au bord, pour huit pions : la case d’angle en reçoit deux. Doublez a1.",
        "There are only seven green border squares for eight pawns: the corner square takes two. Double a1.",
    ),
    rules=(KBB_14,),
    position=position(UNDER_WAY, "e3-f4 g5-h6 c3-a4 c6-c7 a4-a1 d5-c4 c5-f5 e4-e3 e2-e1 f3-e4"),
    points=("d4", "a1"),
    answers=(
        right(
            Text(
                "Deux pions dans l’angle. C’est permis à tout moment, jamais à trois.",
                "Two pawns in the corner. That is allowed at any time, but never three.",
            ),
            *read_all("d4-a1"),
        ),
        wrong(
            Text("Cela installe un pion aussi ! Mais essayez l’angle.", "That settles a pawn too! But try the corner."),
            *read_all("f4-h5", "f5-h5"),
        ),
        otherwise(
            Text("Le pion en d4 glisse en diagonale jusqu’en a1.", "The pawn on d4 slides along a diagonal to a1.")
        ),
    ),
)
COUNTED = Step(
    said=Text(
        "Six cases et un angle double : huit places. Gare aux cases de la couleur adverse : on peut en être délogé.",
        "Six squares and a double corner: eight places. Beware of your opponent’s colour: you can be ousted from it.",
    ),
    rules=(KBB_14,),
)

GOALS = Chapter(
    slug="goals",
    title=Text("La couleur d’objectif", "The goal colour"),
    about=Text("Choisir sa couleur et y amener ses pions.", "Choose your colour and bring your pawns there."),
    minutes=2,
    seat=WHITE,
    steps=(CHOOSE, AT_ONCE, APPROACH, ARRIVE, CORNER, COUNTED),
)
