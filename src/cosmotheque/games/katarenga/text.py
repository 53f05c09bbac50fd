"""Everything both games say: their rulebooks, options, outcomes, table talk and primers, in French and English."""

from cosmotheque.core.text import Picture, Primer, RuleId, Text, Words
from cosmotheque.games.katarenga.rulebook import BASE_RULEBOOK, BIG_BANG_RULEBOOK

OPTIONS = {
    "board": Text("Tablier", "Board"),
    "board.help": Text(
        "Vide ou « random » : un tablier tiré au hasard. Ou les quatre quarts de haut à gauche à bas à droite, comme "
        "A0 b1 C2 d3 : minuscule pour le verso, puis les quarts de tour.",
        "Empty or “random”: a board drawn at random. Or its four quarters from top left to bottom right, such as "
        "A0 b1 C2 d3: a small letter for the back, then the quarter turns.",
    ),
    "position": Text("Position de départ", "Start position"),
    "position.help": Text(
        "Vide : la mise en place habituelle. Une position copiée d’une autre partie : le jeu repart de là.",
        "Empty: the usual setup. A position copied from another game goes on from there.",
    ),
}
OPENINGS = {
    "opening": Text("Disposition des pions", "Pattern of the pawns"),
    "opening.help": Text(
        "Comment les seize pions se partagent le centre du tablier.", "How the sixteen pawns share the centre."
    ),
    "opening.chequered": Text("En damier", "Chequered"),
    "opening.chequered.help": Text(
        "Blancs et noirs alternent : chacun se gêne, on s’échappe comme on peut.",
        "White and black alternate: everybody is in the way, and gets out as best they can.",
    ),
    "opening.halves": Text("Par moitiés", "Halves"),
    "opening.halves.help": Text(
        "Les blancs en bas, les noirs en haut : chacun a son côté du bord.",
        "White below, black above: each has a side of the border.",
    ),
    "opening.quarters": Text("Par quarts", "Quarters"),
    "opening.quarters.help": Text(
        "Deux carrés de quatre pions pour chacun, en diagonale.",
        "Two squares of four pawns each, across from each other.",
    ),
}
REASONS = {
    "repetition": Text(
        "Nulle : la même position pour la troisième fois.", "Draw: the same position for the third time."
    ),
    "move-limit": Text("Nulle : 400 coups sans vainqueur.", "Draw: 400 moves without a winner."),
    "resigned": Text("Abandon.", "A player gave up."),
    "time": Text("Temps écoulé.", "Out of time."),
}
PHRASES = {
    "hello": Text("Bonjour, bonne partie !", "Hello, have a good game!"),
    "nice": Text("Joli coup.", "Nice move."),
    "hmm": Text("Hmm, je réfléchis…", "Hmm, let me think…"),
    "oops": Text("Je ne l’avais pas vu venir.", "I did not see that coming."),
    "thanks": Text("Merci pour la partie.", "Thank you for the game."),
    "again": Text("On en refait une ?", "Another one?"),
}
NOUNS = (
    Text("pion", "pawn"),
    Text("tour", "rook"),
    Text("fou", "bishop"),
    Text("cavalier", "knight"),
    Text("roi", "king"),
    Text("camp", "camp"),
    Text("tablier", "board"),
    Text("rouge", "red"),
    Text("jaune", "yellow"),
    Text("vert|verte", "green"),
    Text("bleu|bleue", "blue"),
    Text("blanc|blanche", "white"),
    Text("noir|noire", "black"),
    Text("♖", "♖"),
    Text("♗", "♗"),
    Text("♘", "♘"),
    Text("♔", "♔"),
)
EVENTS = {
    "laid": Text("Le tablier est en place.", "The board is laid out."),
    "moved": Text("{seat} va de {start} en {target}.", "{seat} moves {start} to {target}."),
    "goal-fixed": Text("{seat} a pour couleur {colour}.", "The colour of {seat} is {colour}."),
    "settled": Text(
        "Un pion de {seat} est installé en {square} : {count} sur 8.",
        "A pawn of {seat} is settled on {square}: {count} of 8.",
    ),
    "ousted": Text(
        "Un pion de {seat} est délogé de {square} et posé en {to}.",
        "A pawn of {seat} is ousted from {square} and put on {to}.",
    ),
    "captured": Text(
        "Un pion de {seat} est capturé en {square} ; il en reste {left}.",
        "A pawn of {seat} is captured on {square}; {left} are left.",
    ),
    "camped": Text("{seat} va de {start} dans le camp {camp}.", "{seat} moves {start} into the camp {camp}."),
    "passed": Text("{seat} ne peut pas jouer et passe.", "{seat} cannot move and passes."),
}
FOUR_WAYS = Picture(
    Text(
        "Un pion se déplace comme la pièce gravée sur la case qu’il quitte : rouge, la tour ; jaune, le fou ; vert, le "
        "cavalier ; bleu, le roi.",
        "A pawn moves like the piece engraved on the square it leaves: red, a rook; yellow, a bishop; green, a knight; "
        "blue, a king.",
    ),
    RuleId("KBB-8"),
)
STOPPING = Picture(
    Text(
        "Tour et fou s’arrêtent au plus tard sur la première case de leur couleur de départ, et devant tout pion.",
        "Rook and bishop stop at the latest on the first square of the colour they left, and before any pawn.",
    ),
    RuleId("KBB-9"),
)

BIG_BANG_PRIMER = Primer(
    want=Text(
        "Installez vos huit pions sur le bord, tous sur votre couleur, avant l’adversaire.",
        "Settle all eight of your pawns on the border, all on your colour, before your opponent does.",
    ),
    turn=Text(
        "Déplacez un pion : la couleur de la case qu’il quitte dit comment.",
        "Move one pawn: the colour of the square it leaves says how.",
    ),
    end=Text(
        "Le premier qui a installé ses huit pions gagne, et marque un point par pion adverse qui ne l’est pas.",
        "The first player to settle all eight pawns wins, and scores a point for each opposing pawn that is not "
        "settled.",
    ),
    played=(
        FOUR_WAYS,
        STOPPING,
        Picture(
            Text(
                "La première case de bord où vous vous posez choisit votre couleur : une qui n’a qu’une case d’angle.",
                "The first border square you land on chooses your colour: one that has just one corner square.",
            ),
            RuleId("KBB-12"),
        ),
        Picture(
            Text(
                "Sur une case de bord de votre couleur, un pion est installé : il ne bouge plus.",
                "On a border square of your colour a pawn is settled: it never moves again.",
            ),
            RuleId("KBB-13"),
        ),
        Picture(
            Text(
                "La case d’angle de votre couleur reçoit deux pions.",
                "The corner square of your colour takes two pawns.",
            ),
            RuleId("KBB-14"),
        ),
        Picture(
            Text(
                "Un pion adverse sur votre couleur ? Prenez sa place et posez-le où vous voulez.",
                "An opposing pawn on your colour? Take its place and put it wherever you like.",
            ),
            RuleId("KBB-16"),
        ),
    ),
)
BASE_PRIMER = Primer(
    want=Text(
        "Amenez deux pions dans les deux camps derrière la rangée de base adverse.",
        "Bring two pawns into the two camps behind your opponent’s base rank.",
    ),
    turn=Text(
        "Déplacez un pion : la couleur de la case qu’il quitte dit comment. Se poser sur un pion adverse le capture.",
        "Move one pawn: the colour of the square it leaves says how. Landing on an opposing pawn captures it.",
    ),
    end=Text(
        "Les deux camps gagnent la partie ; ne laisser à l’adversaire qu’un seul pion aussi.",
        "Hold both camps, or leave your opponent with a single pawn, and you win.",
    ),
    played=(
        FOUR_WAYS,
        STOPPING,
        Picture(
            Text(
                "Chacun part de sa rangée de base et traverse le tablier.",
                "Everybody starts from their base rank and crosses the board.",
            ),
            RuleId("KAT-1"),
        ),
        Picture(
            Text(
                "Se poser sur un pion adverse le capture, mais jamais au premier coup.",
                "Landing on an opposing pawn captures it, but never on the first move.",
            ),
            RuleId("KAT-2"),
        ),
        Picture(
            Text(
                "Un pion sur la rangée de base adverse peut entrer dans un camp au tour suivant : il y est à l’abri.",
                "A pawn that has reached the opposing base rank may enter a camp next turn: there it is safe.",
            ),
            RuleId("KAT-3"),
        ),
        Picture(Text("Deux camps occupés : gagné !", "Both camps occupied: you win!"), RuleId("KAT-4")),
    ),
)

BIG_BANG_WORDS = Words(
    rulebook=BIG_BANG_RULEBOOK,
    options=OPTIONS | OPENINGS,
    reasons={"all-settled": Text("Un joueur a installé ses huit pions.", "One player has settled all eight pawns.")}
    | REASONS,
    events=EVENTS,
    phrases=PHRASES | {"bang": Text("Et voilà l’expansion !", "There goes the expansion!")},
    primer=BIG_BANG_PRIMER,
)
BASE_WORDS = Words(
    rulebook=BASE_RULEBOOK,
    options=OPTIONS,
    reasons={
        "both-camps": Text("Un joueur occupe les deux camps de l’autre.", "One player holds both camps of the other."),
        "too-few-pawns": Text("Un joueur n’a plus assez de pions.", "One player has too few pawns left."),
    }
    | REASONS,
    events=EVENTS,
    phrases=PHRASES,
    primer=BASE_PRIMER,
)
