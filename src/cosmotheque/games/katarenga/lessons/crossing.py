"""The base game, for newcomers: the four ways of moving, a capture, and two pawns in the opposing camps."""

from cosmotheque.core.lesson import Chapter, Step, otherwise, right, wrong
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.katarenga.lessons.script import (
    KBB_8,
    KBB_9,
    KBB_10,
    NOT_THAT_PAWN,
    position,
    read_all,
    reply,
)
from cosmotheque.games.katarenga.state import WHITE

KAT_2, KAT_3, KAT_4 = RuleId("KAT-2"), RuleId("KAT-3"), RuleId("KAT-4")

ROOK = Step(
    said=Text(
        "Vous avez les pions blancs. Touchez le pion entouré, puis f5, la case la plus loin devant lui.",
        "The white pawns are yours. Tap the ringed pawn, then f5, the farthest square ahead of it.",
    ),
    rules=(KBB_8, KBB_9),
    position=position(),
    points=("f1", "f5"),
    answers=(
        right(
            Text(
                "Quitter du rouge, c’est aller tout droit, comme une tour, jusqu’au premier rouge.",
                "Leaving red is going straight, like a rook, up to the first red.",
            ),
            *read_all("f1-f5"),
            then=reply("a8-a6"),
        ),
        wrong(
            Text("C’est permis, mais il peut aller plus loin : en f5.", "That is allowed, but it can go on to f5."),
            *read_all("f1-f2", "f1-f3", "f1-f4"),
        ),
        otherwise(NOT_THAT_PAWN),
    ),
)
BISHOP = Step(
    said=Text(
        "La case que l’on quitte décide. Ici du jaune : comme un fou, en diagonale. Allez en e3.",
        "The square you leave decides. Here yellow: like a bishop, along a diagonal. Go to e3.",
    ),
    rules=(KBB_8, KBB_9),
    points=("c1", "e3"),
    answers=(
        right(
            Text("e3 est jaune : le fou s’arrête là.", "e3 is yellow: the bishop stops there."),
            *read_all("c1-e3"),
            then=reply("d8-c6"),
        ),
        wrong(
            Text("Une diagonale, oui. Cette fois, allez en e3.", "A diagonal, yes. This time, go to e3."),
            *read_all("c1-b2", "c1-a3", "c1-d2"),
        ),
        otherwise(NOT_THAT_PAWN),
    ),
)
KNIGHT = Step(
    said=Text(
        "Le vert fait un cavalier : deux cases tout droit, une de côté, par-dessus les pions. Sautez en c2.",
        "Green makes a knight: two squares straight, one aside, over any pawns. Jump to c2.",
    ),
    rules=(KBB_8, KBB_10),
    points=("a1", "c2"),
    answers=(
        right(
            Text(
                "Bien sauté ! Tous les autres s’arrêtent devant un pion.",
                "Well jumped! Any other move stops in front of a pawn.",
            ),
            *read_all("a1-c2"),
            then=reply("e8-d8"),
        ),
        wrong(
            Text("C’est aussi un saut de cavalier. Cette fois, c2.", "A knight’s jump too. This time, c2."),
            *read_all("a1-b3"),
        ),
        otherwise(NOT_THAT_PAWN),
    ),
)
KING = Step(
    said=Text(
        "Il reste le bleu : comme un roi, d’un pas dans tous les sens. Allez sur la case rouge en g2.",
        "That leaves blue: like a king, one step in any direction. Go to the red square on g2.",
    ),
    rules=(KBB_8,),
    points=("h1", "g2"),
    answers=(
        right(
            Text(
                "C’est tout ! La pièce gravée sur chaque case vous le rappelle.",
                "That is all! The piece engraved on each square reminds you.",
            ),
            *read_all("h1-g2"),
            then=reply("c6-d7"),
        ),
        wrong(Text("Un pas, oui. Ici, allez en g2.", "One step, yes. Here, go to g2."), *read_all("h1-h2")),
        otherwise(NOT_THAT_PAWN),
    ),
)
CAPTURE = Step(
    said=Text(
        "Votre tour en f5 voit un pion noir en f8, et rien entre eux. Posez-vous dessus : c’est une capture.",
        "Your rook on f5 sees a black pawn on f8, with nothing between. Land on it: that is a capture.",
    ),
    rules=(KAT_2,),
    points=("f5", "f8"),
    answers=(
        right(
            Text(
                "Capturé ! Et vous voilà sur la rangée de base des noirs.",
                "Captured! And you are on black’s base rank.",
            ),
            *read_all("f5-f8"),
            then=reply("b8-a7"),
        ),
        otherwise(Text("Regardez tout droit devant f5 : f8.", "Look straight ahead of f5: f8.")),
    ),
)
CAMP = Step(
    said=Text(
        "Un pion qui commence son tour sur cette rangée peut entrer dans un des deux camps derrière. Choisissez.",
        "A pawn that starts its turn on that rank may enter one of the two camps behind it. Choose.",
    ),
    rules=(KAT_3,),
    points=("f8", "a9", "h9"),
    answers=(
        right(
            Text(
                "À l’abri : il y reste jusqu’à la fin. Encore un camp, et vous gagnez.",
                "Safe: there it stays to the end. One more camp, and you win.",
            ),
            *read_all("f8-a9", "f8-h9"),
            then=reply("a6-b5"),
        ),
        otherwise(
            Text(
                "Touchez le pion en f8, puis une des deux tentes.",
                "Tap the pawn on f8, then one of the two tents.",
            )
        ),
    ),
)
RUN = Step(
    said=Text(
        "Au suivant. La tour en g2 peut monter vers les camps. Amenez-la en g6, sur du vert.",
        "Now the next one. The rook on g2 can go up towards the camps. Take it to g6, on green.",
    ),
    rules=(KBB_8,),
    points=("g2", "g6"),
    answers=(
        right(
            Text("De là, elle saute comme un cavalier.", "From there it jumps like a knight."),
            *read_all("g2-g6"),
            then=reply("d7-c7"),
        ),
        wrong(
            Text(
                "En g7, les noirs pourraient la capturer. Arrêtez-vous en g6.",
                "On g7 black could capture it. Stop on g6.",
            ),
            *read_all("g2-g7"),
        ),
        otherwise(Text("Montez de g2 en g6.", "Go up from g2 to g6.")),
    ),
)
ARRIVE = Step(
    said=Text(
        "Un saut de cavalier mène sur la rangée de base, et sur un pion noir. Trouvez-le.",
        "A knight’s jump leads to the base rank, and onto a black pawn. Find it.",
    ),
    rules=(KAT_2, KAT_3),
    points=("g6",),
    answers=(
        right(
            Text("Un pion capturé, et le camp est à un pas.", "A pawn captured, and the camp is one step away."),
            *read_all("g6-h8"),
            then=reply("d8-f7"),
        ),
        wrong(
            Text(
                "La rangée de base, bien ! Mais de g6 vous pouvez aussi y capturer un pion.",
                "The base rank, good! But from g6 you can also capture a pawn there.",
            ),
            *read_all("g6-f8"),
        ),
        otherwise(
            Text("De g6, deux cases vers le haut, une de côté : h8.", "From g6, two squares up and one aside: h8.")
        ),
    ),
)
WIN = Step(
    said=Text("Entrez dans le deuxième camp.", "Enter the second camp."),
    rules=(KAT_4,),
    points=("h8", "a9", "h9"),
    answers=(
        right(
            Text("Gagné : les deux camps sont à vous !", "You win: both camps are yours!"),
            *read_all("h8-a9", "h8-h9"),
        ),
        otherwise(Text("Touchez le pion en h8, puis le camp libre.", "Tap the pawn on h8, then the free camp.")),
    ),
)
READY = Step(
    said=Text(
        "Vous savez jouer. On gagne aussi quand l’adversaire a moins de deux pions.",
        "You can play. You also win when your opponent has fewer than two pawns.",
    ),
    rules=(KAT_4,),
)

CROSSING = Chapter(
    slug="squares",
    title=Text("Les cases vous déplacent", "Squares move you"),
    about=Text("Déplacer ses pions, capturer, entrer dans un camp.", "Move your pawns, capture, enter a camp."),
    minutes=3,
    seat=WHITE,
    steps=(ROOK, BISHOP, KNIGHT, KING, CAPTURE, CAMP, RUN, ARRIVE, WIN, READY),
)
