"""The rulebook of both games in our own words, in French and English: shown on the rules page and in refusals."""

from cosmotheque.core.text import Section, Text, rule_maker

KBB, KAT = rule_maker("KBB"), rule_maker("KAT")

COMPONENTS = (
    KBB(
        1,
        "Le tablier a 8 × 8 cases, colonnes a à h et rangées 1 à 8, chacune rouge (R), jaune (Y), verte (G) ou "
        "bleue (B). On ne quitte pas le tablier, sauf pour un camp du jeu de base.",
        "The board has 8 × 8 squares, files a to h and ranks 1 to 8, each red (R), yellow (Y), green (G) or blue "
        "(B). Nothing leaves the board, except for a camp in the base game.",
    ),
    KBB(
        2,
        "Il est fait de quatre quarts imprimés des deux côtés : A, B, C et D. Sur chaque face, chaque bord, les "
        "quatre coins et le carré central montrent chaque couleur une fois.",
        "It is made of four quarter boards printed on both faces: A, B, C and D. On each face every side, the "
        "four corners and the inner square show each colour once.",
    ),
    KBB(
        3,
        "Les quarts se posent à n’importe quelle place, sur n’importe quelle face et dans n’importe quel sens ; "
        "le tablier est posé avant la partie et ne change plus.",
        "Quarter boards lie at any place, either face up, turned any way; the board is laid before the game and "
        "does not change afterwards.",
    ),
    KBB(
        4,
        "Il y a huit pions blancs et huit noirs ; chacun ne déplace que les siens. Une case ne porte qu’un pion, "
        "sauf la case d’angle doublée du Big Bang.",
        "There are eight white and eight black pawns; you move only your own. A square holds one pawn, except for "
        "the doubled corner of Big Bang.",
    ),
)
MOVEMENT = (
    KBB(
        8,
        "La couleur de la case quittée décide du déplacement : rouge comme une tour, jaune comme un fou, vert "
        "comme un cavalier, bleu comme un roi.",
        "The colour of the square a pawn leaves decides its move: red like a rook, yellow like a bishop, green "
        "like a knight, blue like a king.",
    ),
    KBB(
        9,
        "Tour et fou vont aussi loin qu’ils veulent, mais pas au-delà de la première case de leur couleur de "
        "départ, où ils peuvent s’arrêter.",
        "Rook and bishop moves go any distance, but not beyond the first square of the colour they started from, "
        "on which they may stop.",
    ),
    KBB(
        10,
        "Un pion ne passe pas par-dessus un autre (le cavalier saute) et ne se pose pas sur une case occupée, "
        "sauf là où une règle le permet.",
        "A pawn never passes over another one (a knight’s move jumps) and never lands on an occupied square, "
        "except where a rule allows it.",
    ),
)
DRAWS = (
    KBB(
        19,
        "La partie est nulle, sans points, quand la même position revient pour la troisième fois au tour du même "
        "joueur, ou après 400 coups en tout.",
        "The game is drawn, without points, when the same position with the same player to move comes up for the "
        "third time, or after 400 moves in all.",
    ),
)
NOTATION = (
    KBB(
        20,
        "Un coup s’écrit d4-h4, un pion délogé d4xh4@c7 (il va en c7), une entrée au camp d8-a9 et un tour passé --. "
        "Une position tient sur une ligne.",
        "A move reads d4-h4, an oust d4xh4@c7 (the ousted pawn goes to c7), a camp move d8-a9 and a pass --. A "
        "position fits on one line.",
    ),
)

SETUP = (
    KBB(
        5,
        "Au moins deux couleurs doivent avoir exactement une case d’angle ; sinon on repose le tablier.",
        "At least two colours must have exactly one corner square; otherwise the board is laid again.",
    ),
    KBB(
        6,
        "Les pions remplissent les seize cases du centre, c3 à f6 : en damier (c3 est blanche), par moitiés ou "
        "par quarts.",
        "The pawns fill the sixteen central squares, c3 to f6: chequered (c3 is white), in halves or in quarters.",
    ),
    KBB(
        7,
        "Les blancs commencent, puis chacun joue à son tour. D’une partie à l’autre, on change de premier joueur.",
        "White moves first, then the players take turns. From game to game the first move alternates.",
    ),
)
PASSING = (
    KBB(
        11,
        "On passe quand aucun de ses pions ne peut bouger, et seulement alors.",
        "You pass when none of your pawns can move, and only then.",
    ),
)
GOAL_COLOUR = (
    KBB(
        12,
        "La première case de bord où vous vous posez fixe votre couleur d’objectif : elle doit avoir exactement "
        "une case d’angle et ne pas être celle de l’adversaire.",
        "The first border square you land on fixes your goal colour: it must have exactly one corner square and "
        "must not be your opponent’s.",
    ),
    KBB(
        13,
        "Un pion sur une case de bord de sa couleur d’objectif est installé : il ne bouge plus. Les autres cases "
        "de bord sont alors des cases ordinaires.",
        "A pawn on a border square of its goal colour is settled: it never moves again. Other border squares are "
        "then ordinary squares.",
    ),
    KBB(
        14,
        "Comme il n’y a que sept cases de bord de votre couleur, sa case d’angle reçoit deux de vos pions installés, "
        "à tout moment de la partie, et jamais trois.",
        "As there are only seven border squares of your colour, its corner takes two of your settled pawns, never "
        "three, at any time of the game.",
    ),
    KBB(
        15,
        "Au départ, aucun pion n’est au bord : rien n’est installé.",
        "At the start no pawn is on the border: nothing is settled.",
    ),
)
OUSTING = (
    KBB(
        16,
        "Un pion adverse sur une case de bord de votre couleur peut être délogé par un pion qui l’atteint : vous "
        "le posez sur une case libre, celle que vous quittez comprise. Le coup qui fixe votre couleur ne "
        "déloge pas.",
        "An opposing pawn on a border square of your colour can be ousted by a pawn that reaches it: you put it "
        "on any vacant square, the one you left included. The move that fixes your colour cannot oust.",
    ),
    KBB(
        17,
        "Un pion délogé posé au bord ne fixe pas la couleur de son joueur ; posé sur sa couleur d’objectif, il est "
        "installé.",
        "An ousted pawn put on the border does not fix its side’s colour; put on its goal colour it is settled.",
    ),
)
WINNING = (
    KBB(
        18,
        "La partie s’arrête dès qu’un joueur a installé ses huit pions : il gagne un point par pion adverse non "
        "installé.",
        "The game ends as soon as a player has all eight pawns settled: that player scores one point for each "
        "opposing pawn that is not.",
    ),
)

BASE_SETUP = (
    KAT(
        1,
        "Huit pions chacun sur sa rangée de base, rangée 1 pour les blancs et 8 pour les noirs. Les blancs "
        "commencent, puis chacun joue à son tour.",
        "Eight pawns each on their own base rank, rank 1 for white and rank 8 for black. White moves first, then the "
        "players take turns.",
    ),
)
CAPTURES_AND_CAMPS = (
    KAT(
        2,
        "Se poser sur un pion adverse le capture, et il quitte le jeu. Personne ne capture à son premier coup.",
        "Landing on an opposing pawn captures it, and it leaves the game. Nobody captures on their first move.",
    ),
    KAT(
        3,
        "Derrière chaque rangée de base il y a deux camps, aux angles. Un pion qui commence son tour sur la rangée "
        "de base adverse peut entrer dans un camp libre derrière elle ; il y reste, à l’abri.",
        "Behind each base rank are two camps, at the corners. A pawn that starts its turn on the opposing base "
        "rank may enter a free camp behind it; there it stays, safe.",
    ),
)
BASE_WINNING = (
    KAT(
        4,
        "On gagne en occupant les deux camps adverses, ou quand l’adversaire a moins de deux pions, camps "
        "compris. On passe quand on ne peut pas bouger, et seulement alors.",
        "You win by occupying both opposing camps, or when your opponent has fewer than two pawns, camped ones "
        "counted. You pass when you cannot move, and only then.",
    ),
)

BIG_BANG_RULEBOOK = (
    Section(Text(fr="Matériel", en="Components"), COMPONENTS),
    Section(Text(fr="Mise en place", en="Setup"), SETUP),
    Section(Text(fr="Déplacements", en="Movement"), MOVEMENT + PASSING),
    Section(Text(fr="Couleur d’objectif", en="Goal colour"), GOAL_COLOUR),
    Section(Text(fr="Déloger un pion", en="Ousting"), OUSTING),
    Section(Text(fr="Fin de la partie", en="End of the game"), WINNING + DRAWS),
    Section(Text(fr="Notation", en="Notation"), NOTATION),
)
BASE_RULEBOOK = (
    Section(Text(fr="Matériel", en="Components"), COMPONENTS),
    Section(Text(fr="Mise en place", en="Setup"), BASE_SETUP),
    Section(Text(fr="Déplacements", en="Movement"), MOVEMENT),
    Section(Text(fr="Captures et camps", en="Captures and camps"), CAPTURES_AND_CAMPS),
    Section(Text(fr="Fin de la partie", en="End of the game"), BASE_WINNING + DRAWS),
    Section(Text(fr="Notation", en="Notation"), NOTATION),
)
