"""The base game: which capture is safe, how to save a pawn, and how captures alone win."""

from cosmotheque.core.lesson import Chapter, Step, otherwise, right, wrong
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.katarenga.lessons.script import position, read_all
from cosmotheque.games.katarenga.state import WHITE

KAT_2, KAT_4 = RuleId("KAT-2"), RuleId("KAT-4")

FREE = Step(
    said=Text(
        "Après le premier coup, on peut capturer. Votre tour voit deux pions, dont un protégé. Capturez l’autre.",
        "After the first move you may capture. Your rook sees two pawns, one of them protected. Capture the other.",
    ),
    rules=(KAT_2,),
    position=position("f1-f5 e8-e5"),
    points=("f5", "e5", "f8"),
    answers=(
        right(
            Text("Personne ne peut vous capturer là.", "Nobody can capture you back there."),
            *read_all("f5-f8"),
        ),
        wrong(
            Text(
                "e5 est protégé : le fou en b8 vous y capturerait aussitôt.",
                "e5 is protected: the bishop on b8 would capture you there right away.",
            ),
            *read_all("f5-e5"),
        ),
        otherwise(Text("Capturez : e5 ou f8 ?", "Capture: e5 or f8?")),
    ),
)
SAVE = Step(
    said=Text(
        "La tour noire en a4 menace votre pion en a1. Sauvez-le.",
        "The black rook on a4 threatens your pawn on a1. Save it.",
    ),
    rules=(KAT_2,),
    position=position("d1-c2 e8-e4 c2-b2 e4-a4"),
    points=("a1", "a4"),
    answers=(
        right(
            Text(
                "Sauvé. À chaque tour, demandez-vous qui pourrait capturer quoi.",
                "Saved. Each turn, ask yourself who could capture what.",
            ),
            *read_all("a1-c2", "a1-b3"),
        ),
        wrong(
            Text(
                "Vous barrez la route, mais c’est alors ce pion qui serait capturé.",
                "You bar the way, but then that pawn would be captured instead.",
            ),
            *read_all("b2-a2", "b2-a3"),
        ),
        otherwise(Text("Le pion en a1 serait capturé au coup suivant.", "The pawn on a1 would be captured next.")),
    ),
)
LAST = Step(
    said=Text(
        "Il ne reste que deux pions aux noirs. Avec moins de deux, ils ont perdu. Finissez !",
        "Black has only two pawns left. With fewer than two, black has lost. Finish it!",
    ),
    rules=(KAT_4,),
    position=position(
        "b1-b5 c8-c7 b5-c7 b8-a7 c7-a8 d8-f7 a8-a7 e8-d8 a7-c8 f8-e7 c8-d8 e7-d5 d8-f7 d5-b7 f7-g8 b7-e7"
    ),
    points=("g8", "e7"),
    answers=(
        right(
            Text("Gagné, sans entrer dans un seul camp !", "You win, without entering a single camp!"),
            *read_all("g8-e7"),
        ),
        wrong(
            Text(
                "Un camp, c’est bien. Mais une capture gagne tout de suite !",
                "A camp is good. But a capture wins right away!",
            ),
            *read_all("g8-a9", "g8-h9"),
        ),
        otherwise(
            Text("Votre cavalier en g8 atteint un pion noir.", "Your knight on g8 reaches a black pawn."),
        ),
    ),
)
CAPTURES = Chapter(
    slug="captures",
    title=Text("Capturer", "Capturing"),
    about=Text("Capturer sans risque et voir ce qui menace.", "Capture without risk and see what threatens."),
    minutes=1,
    seat=WHITE,
    steps=(FREE, SAVE, LAST),
)
