"""Big Bang, for newcomers: the four ways of moving, a colour for the border, two pawns settled, a game won."""

from cosmotheque.core.lesson import Chapter, Step, otherwise, right, wrong
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.katarenga.lessons.script import (
    KBB_8,
    KBB_9,
    KBB_10,
    NOT_THAT_PAWN,
    UNDER_WAY,
    position,
    read_all,
    reply,
)
from cosmotheque.games.katarenga.state import WHITE

KBB_12, KBB_13, KBB_18 = RuleId("KBB-12"), RuleId("KBB-13"), RuleId("KBB-18")

KING = Step(
    said=Text(
        "Vous avez les pions blancs. Touchez le pion entouré, puis la case rouge en g7.",
        "The white pawns are yours. Tap the ringed pawn, then the red square on g7.",
    ),
    rules=(KBB_8,),
    position=position(),
    points=("f6", "g7"),
    answers=(
        right(
            Text(
                "Voilà ! Quitter du bleu, c’est aller comme un roi : d’un pas.",
                "There it goes! Leaving blue is going like a king: one step.",
            ),
            *read_all("f6-g7"),
            then=reply("c4-b4"),
        ),
        wrong(
            Text(
                "Le roi va d’un pas dans tous les sens. Ici, allez en g7.",
                "A king steps in any direction. Here, go to g7.",
            ),
            *read_all("f6-g5", "f6-g6", "f6-e7", "f6-f7"),
        ),
        otherwise(NOT_THAT_PAWN),
    ),
)
ROOK = Step(
    said=Text(
        "Le voilà sur du rouge : comme une tour, il ira tout droit. Glissez à gauche, aussi loin que possible.",
        "Now it stands on red: like a rook, it goes straight. Slide to the left as far as it goes.",
    ),
    rules=(KBB_8, KBB_9),
    points=("g7", "b7"),
    answers=(
        right(
            Text(
                "Il s’arrête au premier rouge, sa couleur de départ.",
                "It stops at the first red, the colour it started from.",
            ),
            *read_all("g7-b7"),
            then=reply("d3-d2"),
        ),
        wrong(
            Text(
                "Il peut aller plus loin : jusqu’à la prochaine case rouge.",
                "It can go further: up to the next red square.",
            ),
            *read_all("g7-c7", "g7-d7", "g7-e7", "g7-f7"),
        ),
        wrong(
            Text("La tour va aussi par là. Essayez vers la gauche.", "A rook goes there too. Try to the left."),
            *read_all("g7-g2", "g7-g3", "g7-g4", "g7-g5", "g7-g6", "g7-g8"),
        ),
        otherwise(NOT_THAT_PAWN),
    ),
)
KNIGHT = Step(
    said=Text(
        "Le vert fait un cavalier : deux cases tout droit, une de côté, par-dessus les pions. Sautez en e2.",
        "Green makes a knight: two squares straight, one aside, over any pawns. Jump to e2.",
    ),
    rules=(KBB_8, KBB_10),
    points=("f4", "e2"),
    answers=(
        right(
            Text(
                "Bien sauté ! Tous les autres pions s’arrêtent devant un pion.",
                "Well jumped! Any other move stops in front of a pawn.",
            ),
            *read_all("f4-e2"),
            then=reply("f5-g5"),
        ),
        wrong(
            Text("C’est aussi un saut de cavalier. Cette fois, sautez en e2.", "A knight’s jump too. This time, e2."),
            *read_all("f4-g2", "f4-d3", "f4-h3", "f4-h5", "f4-g6"),
        ),
        otherwise(NOT_THAT_PAWN),
    ),
)
BISHOP = Step(
    said=Text(
        "Il reste le jaune : comme un fou, en diagonale. Allez en g3.",
        "That leaves yellow: like a bishop, along a diagonal. Go to g3.",
    ),
    rules=(KBB_8, KBB_9),
    points=("e5", "g3"),
    answers=(
        right(
            Text(
                "C’est tout ! La pièce gravée sur chaque case vous le rappelle.",
                "That is all! The piece engraved on each square reminds you.",
            ),
            *read_all("e5-g3"),
            then=reply("b4-d3"),
        ),
        wrong(
            Text(
                "C’est au bord : nous y allons au prochain coup. D’abord g3.",
                "That is on the border: we go there next. First g3.",
            ),
            *read_all("e5-h2"),
        ),
        wrong(Text("Une diagonale, oui. Ici, allez en g3.", "A diagonal, yes. Here, go to g3."), *read_all("e5-f4")),
        wrong(Text("L’autre diagonale : allez en g3.", "The other diagonal: go to g3."), *read_all("e5-f6", "e5-g7")),
        otherwise(NOT_THAT_PAWN),
    ),
)
GOAL = Step(
    said=Text(
        "Le but : vos huit pions au bord, sur une seule couleur. La première case de bord la choisit : prenez h2.",
        "The aim: your eight pawns on the border, on one colour. The first border square chooses it: take h2.",
    ),
    rules=(KBB_12, KBB_13),
    points=("g3", "h2"),
    answers=(
        right(
            Text(
                "Ce sera le vert. Ce pion est installé : il ne bouge plus.",
                "Green it is. This pawn is settled: it never moves again.",
            ),
            *read_all("g3-h2"),
            then=reply("d2-b1"),
        ),
        wrong(
            Text(
                "Cette case choisirait le rouge. Prenons le vert, en h2.", "That would choose red. Let us take green."
            ),
            *read_all("g3-h3"),
        ),
        otherwise(
            Text("Allez au bord : la case verte en h2.", "Go to the border: the green square on h2."),
        ),
    ),
)
SETTLE = Step(
    said=Text(
        "Un sur huit. Installez un deuxième pion sur une case verte du bord : elles ont des coins blancs.",
        "One of eight. Settle a second pawn on a green border square: they have white corners.",
    ),
    rules=(KBB_13,),
    points=("a7", "d8", "e1"),
    answers=(
        right(
            Text("Deux sur huit ! Le compte est sous le tablier.", "Two of eight! The count is below the board."),
            *read_all("b7-a7", "d6-d8", "e2-e1"),
        ),
        wrong(
            Text(
                "C’est au bord, mais pas sur du vert : il n’est pas installé.",
                "On the border, but not on green: it would not be settled.",
            ),
            *read_all("e2-d1", "e2-f1", "c3-d1", "c3-a2", "c3-a4", "e3-c1", "e3-g1", "c5-a5", "b7-b8"),
        ),
        otherwise(
            Text(
                "Essayez la tour en b7 ou en d6, ou le roi en e2.",
                "Try the rook on b7 or d6, or the king on e2.",
            )
        ),
    ),
)
WIN = Step(
    said=Text(
        "Quelques coups plus tard : sept sur huit. Il manque un pion. Installez-le et gagnez !",
        "Some moves later: seven of eight. One pawn is missing. Settle it and win!",
    ),
    rules=(KBB_18,),
    position=position(
        UNDER_WAY,
        "e3-f4 g5-h6 c3-a4 c6-c7 a4-a1 d5-c4 c5-f5 e4-e3 e2-e1 f3-e4 d4-a1 e3-g1 f4-h5 d7-e7 d6-d8 g1-e3 f5-f7 e3-f2",
    ),
    points=("f7", "g8"),
    answers=(
        right(
            Text(
                "Gagné, 8 à 2 ! Un point par pion noir pas installé : six.",
                "You win, 8 to 2! A point for each black pawn not settled: six.",
            ),
            *read_all("f7-g8"),
        ),
        wrong(
            Text("e8 est rouge : c’est la couleur des noirs.", "e8 is red: that is black’s colour."),
            *read_all("f7-e8"),
        ),
        otherwise(Text("Il glisse comme un fou : g8 est vert.", "It slides like a bishop: g8 is green.")),
    ),
)
READY = Step(
    said=Text(
        "Vous savez jouer. Les chapitres suivants montrent comment choisir sa couleur et déloger un pion.",
        "You can play. The next chapters show how to choose a colour and how to oust a pawn.",
    ),
    rules=(KBB_18,),
)

RACE = Chapter(
    slug="squares",
    title=Text("Les cases vous déplacent", "Squares move you"),
    about=Text("Déplacer ses pions et les installer au bord.", "Move your pawns and settle them on the border."),
    minutes=3,
    seat=WHITE,
    steps=(KING, ROOK, KNIGHT, BISHOP, GOAL, SETTLE, WIN, READY),
)
