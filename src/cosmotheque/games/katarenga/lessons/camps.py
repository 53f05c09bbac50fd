"""The base game: reaching the opposing base rank safely, entering a camp in time, and keeping the other side out."""

from cosmotheque.core.lesson import Chapter, Step, otherwise, right, wrong
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.katarenga.lessons.script import position, read_all, reply
from cosmotheque.games.katarenga.state import WHITE

KAT_2, KAT_3, KAT_4 = RuleId("KAT-2"), RuleId("KAT-3"), RuleId("KAT-4")

ARRIVE = Step(
    said=Text(
        "Deux pions peuvent atteindre la rangée de base adverse, en a8 et en f8. Un seul y serait à l’abri. Lequel ?",
        "Two pawns can reach the opposing base rank, on a8 and on f8. Only one would be safe there. Which one?",
    ),
    rules=(KAT_2, KAT_3),
    position=position("e1-f3 f8-g7 f3-d5 g7-c7 b1-b3 a8-a7 f1-f5 c7-a6"),
    points=("a8", "f8"),
    answers=(
        right(
            Text(
                "Aucun pion noir n’atteint a8. Mais les noirs répondent…",
                "No black pawn reaches a8. But black replies…",
            ),
            *read_all("d5-a8"),
            then=reply("b8-c7"),
        ),
        wrong(
            Text(
                "La tour noire en e8 vous y capturerait avant le camp.",
                "The black rook on e8 would capture you before you enter.",
            ),
            *read_all("f5-f8"),
        ),
        otherwise(
            Text("Le fou en d5 ou la tour en f5 : qui est à l’abri ?", "Bishop d5 or rook f5: which one is safe?")
        ),
    ),
)
ENTER = Step(
    said=Text(
        "Le cavalier noir en c7 menace maintenant a8. Entrez vite dans un camp !",
        "The black knight on c7 now threatens a8. Enter a camp, quickly!",
    ),
    rules=(KAT_3,),
    points=("a8", "a9", "h9"),
    answers=(
        right(
            Text(
                "À l’abri pour de bon, et il compte toujours parmi vos pions.",
                "Safe for good, and it still counts as one of your pawns.",
            ),
            *read_all("a8-a9", "a8-h9"),
        ),
        wrong(
            Text(
                "Une capture, mais le camp vous échappe pour ce tour. Entrez d’abord.",
                "A capture, but no camp this turn. Enter first.",
            ),
            *read_all("a8-a7", "a8-c8"),
        ),
        otherwise(Text("Touchez le pion en a8, puis une tente.", "Tap the pawn on a8, then a tent.")),
    ),
)
DEFEND = Step(
    said=Text(
        "Un pion noir est sur votre rangée de base, en a1. Au prochain tour, il entrerait dans un camp. Empêchez-le.",
        "A black pawn is on a1, on your base rank. Next turn it enters one of your camps. Stop it.",
    ),
    rules=(KAT_2, KAT_3),
    position=position("d1-e2 h8-g7 f1-f2 b8-d6 b1-b3 d6-d4 b3-d1 d4-a1 c1-b2 g7-d7"),
    points=("a1", "b2"),
    answers=(
        right(
            Text(
                "Capturé à temps ! Gardez toujours quelqu’un près de là.",
                "Captured in time! Always keep somebody near there.",
            ),
            *read_all("b2-a1"),
        ),
        otherwise(
            Text(
                "Seule une capture l’arrête. Le roi en b2 est tout près.",
                "Only a capture stops it. The king on b2 is close by.",
            )
        ),
    ),
)
WIN = Step(
    said=Text(
        "Un camp est à vous. Occupez aussi l’autre et gagnez.",
        "One camp is yours. Occupy the other one too, and win.",
    ),
    rules=(KAT_4,),
    position=position(
        "f1-f5 a8-a6 c1-e3 d8-c6 a1-c2 e8-d8 h1-g2 c6-d7 f5-f8 b8-a7 f8-h9 a6-b5 g2-g6 d7-c7 g6-h8 d8-f7"
    ),
    points=("h8", "a9"),
    answers=(
        right(
            Text(
                "Gagné ! Peu importe la distance : tout camp libre convient.",
                "You win! However far it is, any free camp will do.",
            ),
            *read_all("h8-a9"),
        ),
        otherwise(
            Text(
                "Le pion en h8 est sur la rangée de base : il peut entrer en a9.",
                "The pawn on h8 stands on the base rank: it can enter a9.",
            )
        ),
    ),
)
CAMPS = Chapter(
    slug="camps",
    title=Text("Les camps", "The camps"),
    about=Text("Entrer dans un camp à temps et garder les siens.", "Enter a camp in time and guard your own."),
    minutes=2,
    seat=WHITE,
    steps=(ARRIVE, ENTER, DEFEND, WIN),
)
