"""The base game, missions 1 to 8 and the bonus missions (BOM-1 to BOM-90)."""

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.missions.shelf import rules_of
from cosmotheque.games.bomb_busters.model.rule import rule

COMPONENTS = (
    rule(
        1,
        "48 fils bleus : 1 à 12, quatre de chaque. 11 rouges, de 1,5 à 11,5, et 11 jaunes, de 1,1 à 11,1. La décimale "
        "ne sert qu’au tri ; ensuite rouge est rouge et jaune est jaune.",
        "48 blue wires: 1 to 12, four of each. 11 red ones from 1.5 to 11.5 and 11 yellow ones from 1.1 to 11.1. The "
        "decimal is for sorting only; after that red is red and yellow is yellow.",
    ),
    rule(
        2,
        "12 cartes Équipement, 5 Personnages dont le capitaine, 26 jetons Info (deux par nombre, deux jaunes), "
        "12 jetons Validation, un jeton = et un jeton ≠, 4 pions jaunes et 3 rouges, le détonateur.",
        "12 equipment cards, 5 characters including the captain, 26 info tokens (two per number, two yellow), "
        "12 validation tokens, one = and one ≠ token, 4 yellow and 3 red markers, the detonator.",
    ),
    rule(
        3,
        "La bombe explose quand le détonateur a avancé autant de fois qu’il y a de joueurs : à quatre, l’équipe a "
        "droit à trois erreurs.",
        "The bomb explodes when the detonator has advanced as many times as there are players: four of them may make "
        "three mistakes.",
    ),
)

SETUP = (
    rule(
        4,
        "On choisit une mission et un capitaine : au hasard la première fois, puis le voisin de gauche du précédent.",
        "A mission and a captain are chosen: at random the first time, then the player to the left of the last "
        "captain.",
    ),
    rule(
        5,
        "À deux joueurs, deux supports chacun ; à trois, deux pour le capitaine et un pour les autres ; "
        "à quatre ou cinq, un chacun.",
        "With two players each has two stands; with three the captain has two and the others one; with four or five "
        "each has one.",
    ),
    rule(
        6,
        "En jeu : les fils bleus de la mission et autant de rouges et de jaunes qu’elle le demande, tirés au hasard ; "
        "des pions en montrent les valeurs sur le plateau.",
        "In play: the mission’s blue wires and as many red and yellow ones as it asks for, drawn at random; markers "
        "show their values on the board.",
    ),
    rule(
        7,
        "« 2 sur 3 » : trois fils de la couleur sont tirés et montrés, leurs valeurs reçoivent un pion « ? » ; deux "
        "d’entre eux sont mêlés aux autres sans être vus, le troisième est mis de côté sans être vu.",
        '"2 of 3": three wires of the colour are drawn and shown and their values get a "?" marker; two of them are '
        "mixed in unseen, the third is set aside unseen.",
    ),
    rule(
        8,
        "Tous les fils sont mélangés et distribués aussi également que possible, dans le sens horaire à partir du "
        "premier support du capitaine ; les premiers supports reçoivent les fils en trop.",
        "All wires are shuffled and dealt as evenly as possible, clockwise from the captain’s first stand; the first "
        "stands get the surplus.",
    ),
    rule(
        9,
        "Chaque support est trié en ordre croissant, de la gauche à la droite de son propriétaire. Deux supports d’un "
        "joueur sont triés à part et forment un seul jeu ; un détecteur vise un seul support.",
        "Each stand is sorted in ascending order from its owner’s left to right. Two stands of one player are sorted "
        "apart and are one hand; a detector acts on one stand.",
    ),
    rule(
        10,
        "Autant de cartes Équipement que de joueurs sont posées face visible, pas encore utilisables ; il n’y en aura "
        "pas d’autres. Aucune dans les missions 1 et 2.",
        "As many equipment cards as players lie face up, not yet usable; there will be no others. None in missions 1 "
        "and 2.",
    ),
    rule(
        11,
        "À partir du capitaine, chacun pose un jeton Info devant un de ses fils bleus, avec sa vraie valeur, parmi "
        "les jetons qui restent ; jamais de jeton jaune. Un joueur qui a deux supports n’en pose qu’un.",
        "From the captain on, everybody puts one info token in front of one of their own blue wires, with its true "
        "value, from the tokens that are left; never a yellow one. A player with two stands places one.",
    ),
)

TURN = (
    rule(
        12,
        "Le capitaine commence, puis on joue dans le sens horaire. À son tour on fait une seule action : Coupe en duo, "
        "Coupe en solo ou Révéler ses fils rouges. On saute le tour de ceux qui n’ont plus de fils.",
        "The captain starts, then play goes clockwise. On your turn you perform exactly one action: dual cut, solo "
        "cut or reveal reds. A player without wires is skipped.",
    ),
    rule(
        13,
        "Coupe en duo : désignez un fil non coupé d’un coéquipier et annoncez une valeur que vous avez vous-même, non "
        "coupée : un nombre, ou jaune.",
        "Dual cut: point at an uncut wire of a teammate and announce a value that you have uncut yourself: a number, "
        "or yellow.",
    ),
    rule(
        14,
        "Si c’est juste, le fil visé est posé face visible devant sa place, et vous posez de même un de vos fils de "
        "cette valeur, à votre choix.",
        "If it is right, the wire is laid face up in front of its place, and you lay down one of your own wires of "
        "that value, of your choice.",
    ),
    rule(
        15,
        "Si c’est faux et que le fil est rouge, la bombe explose.",
        "If it is wrong and the wire is red, the bomb explodes.",
    ),
    rule(
        16,
        "Si c’est faux et que le fil est bleu ou jaune, le détonateur avance d’un cran et le propriétaire du fil "
        "pose devant ce fil un jeton Info de sa vraie valeur. Vous ne montrez pas le fil que vous vouliez couper.",
        "If it is wrong and the wire is blue or yellow, the detonator advances one step and the owner of the wire "
        "puts an info token with its true value in front of it. You do not show the wire you meant to cut.",
    ),
    rule(
        17,
        "Coupe en solo : quand tous les fils encore non coupés d’une valeur sont dans votre jeu, quatre ou deux, vous "
        "les coupez ensemble. De même pour les jaunes.",
        "Solo cut: when all wires of a value that are still uncut are in your hand, four or two of them, you cut them "
        "together. Likewise for yellow.",
    ),
    rule(
        18,
        "Révéler ses fils rouges : seulement quand tous vos fils non coupés sont rouges ; ils sont posés sans danger.",
        "Reveal reds: only when all your uncut wires are red; they are laid down safely.",
    ),
    rule(
        19,
        "Quand les quatre fils d’un nombre sont coupés, on pose son jeton Validation.",
        "When the four wires of a number are cut, its validation token is placed.",
    ),
    rule(
        20,
        "Un jeton Info est visible de tous. S’il n’y en a plus de la valeur voulue, on reprend celui d’un fil coupé ; "
        "et s’il n’y en a pas, la valeur est dite et, avec l’aide-mémoire, notée à côté du fil. Un fil qui "
        "a son jeton n’en reçoit pas d’autre.",
        "An info token is public. When none of its value is left, one whose wire is cut is used again; failing that, "
        "the value is said and, with reminders, shown beside the wire. A wire that has its token gets no second one.",
    ),
    rule(
        21,
        "C’est gagné quand personne n’a plus de fils non coupés ; c’est perdu quand un fil rouge est coupé ou que le "
        "détonateur atteint la tête de mort.",
        "Won when nobody has uncut wires left; lost when a red wire is cut or the detonator reaches the skull.",
    ),
    rule(
        22,
        "On ne parle ni de ses fils ni de ses déductions. La tactique, l’équipement et les règles se discutent : "
        "la table propose pour cela des phrases toutes faites.",
        "Nobody talks about their wires or deductions. Tactics, equipment and rules may be discussed: the table "
        "offers quick phrases for that.",
    ),
)

CHARACTERS = (
    rule(
        30,
        "Une fois par mission, chacun peut utiliser son double détecteur 2000 dans une coupe en duo : annoncer un "
        "nombre, pas jaune, et viser deux fils non coupés d’un même support d’un coéquipier.",
        "Once per mission everybody may use their own double detector 2000 in a dual cut: announce a number, not "
        "yellow, and point at two uncut wires of one stand of a teammate.",
    ),
    rule(
        31,
        "Si l’un des deux convient, c’est réussi. Si les deux conviennent, leur propriétaire ne le dit pas et choisit "
        "celui qui est coupé.",
        "If one of them matches, it is a success. If both match, their owner does not say so and chooses which one is "
        "cut.",
    ),
    rule(
        32,
        "Si aucun ne convient, le détonateur avance et leur propriétaire marque l’un des deux, jamais un rouge, sans "
        "rien dire de plus. La bombe n’explose que si tous les fils visés sont rouges.",
        "If none matches, the detonator advances and their owner marks one of the two, never a red one, without a "
        "word. The bomb explodes only if every wire pointed at is red.",
    ),
)

EQUIPMENT = (
    rule(
        40,
        "Une carte est utilisable dès que deux fils de son numéro sont coupés, et une seule fois. « À tout moment » "
        "veut dire entre deux actions, même au tour des autres ; il faut avoir encore des fils non coupés.",
        'A card becomes usable once two wires of its number have been cut, and serves once. "Any time" means between '
        "two actions, also on other players’ turns; it takes uncut wires to use one.",
    ),
    rule(
        41,
        "1, étiquette ≠, et 12, étiquette =, à tout moment : posez-la devant deux fils voisins d’un de vos supports : "
        "≠ s’ils sont différents, = s’ils sont égaux. L’un des deux peut être déjà coupé. Deux jaunes sont égaux, "
        "deux rouges aussi.",
        "1, label ≠, and 12, label =, any time: put it in front of two neighbouring wires of one of your stands: ≠ if "
        "they differ, = if they are equal. One of the two may be cut already. Two yellows are equal, and so are two "
        "reds.",
    ),
    rule(
        42,
        "2, talkies-walkies, à tout moment : donnez un fil non coupé, face cachée, à un coéquipier qui vous en rend "
        "un des siens. Chacun range le fil reçu, dans l’ordre, sur le support d’où vient le fil qu’il a donné ; un "
        "jeton suit son fil.",
        "2, walkie-talkies, any time: give an uncut wire face down to a teammate, who gives one of theirs back. Each "
        "files the new one in order on the stand the old one left; a token travels with its wire.",
    ),
    rule(
        43,
        "3, triple détecteur 3000 : un nombre et trois fils non coupés d’un support d’un coéquipier ; 5, super "
        "détecteur : tous les fils non coupés d’un support. La bombe n’explose que si tous les fils visés sont "
        "rouges.",
        "3, triple detector 3000: a number and three uncut wires of one stand of a teammate; 5, super detector: all "
        "uncut wires of one stand. The bomb explodes only if every wire pointed at is red.",
    ),
    rule(
        44,
        "4, post-it, à tout moment : un jeton Info devant un de vos fils bleus non coupés qui n’en a pas.",
        "4, post-it, any time: an info token in front of one of your uncut blue wires that has none.",
    ),
    rule(
        45,
        "6, rembobineur, à tout moment : le détonateur recule d’un cran, mais pas au-delà de son départ.",
        "6, rewinder, any time: the detonator goes back one step, but not beyond its start.",
    ),
    rule(
        46,
        "7, piles de secours, à tout moment : un ou deux personnages utilisés redeviennent utilisables.",
        "7, emergency batteries, any time: one or two used characters become usable again.",
    ),
    rule(
        47,
        "8, radar général, à tout moment : nommez un nombre de 1 à 12 ; on dit pour chaque support s’il en contient au "
        "moins un fil bleu non coupé.",
        "8, general radar, any time: name a number from 1 to 12; for each stand it is said whether it holds at least "
        "one uncut blue wire of it.",
    ),
    rule(
        48,
        "9, stabilisateur, au début de votre tour, avant une Coupe en duo : ce tour-ci, un échec ne fait pas avancer "
        "le détonateur et un fil rouge ne fait pas exploser la bombe. Un mauvais fil reçoit son jeton ; un rouge n’en "
        "reçoit pas et reste.",
        "9, stabilizer, at the start of your turn, before a dual cut: this turn a failure does not advance the "
        "detonator and a red wire does not set off the bomb. A wrong wire gets its token; a red one gets none and "
        "stays.",
    ),
    rule(
        49,
        "10, rayon X ou Y, dans une coupe en duo : annoncez deux valeurs différentes que vous avez toutes deux. "
        "Combinable avec un détecteur, alors sans jaune. Vous coupez votre fil de la valeur trouvée.",
        "10, X or Y ray, in a dual cut: announce two different values that you both hold. It goes with any detector, "
        "then without yellow. You cut your wire of the value that matched.",
    ),
    rule(
        50,
        "11, thermos de café, à votre tour au lieu d’une action : passez et désignez, sans demander, qui joue ensuite, "
        "un autre joueur qui a des fils.",
        "11, coffee thermos, on your turn instead of an action: pass and choose, without asking, who plays next, "
        "another player who has wires.",
    ),
    rule(
        51,
        "Son propriétaire choisit le fil qui est coupé, marqué ou rendu : le jeu attend sa réponse.",
        "Which wire is cut, marked or given back is its owner’s choice: the game waits for it.",
    ),
)

MISSIONS = (
    *rules_of(*map(str, range(1, 9)), "practice"),
    rule(
        70,
        "Une campagne retient les victoires et les défaites de l’équipe par mission, que la table montre, et fait "
        "tourner le capitaine.",
        "A campaign remembers a team’s wins and losses per mission, which the table shows, and moves the captain on.",
    ),
)

BONUS = rules_of("cannes", "balance", "parallel", "liaisons", "valentine")

NOTES = (
    rule(
        90,
        "Ce qu’un joueur peut savoir : son jeu, tout ce qui est visible, et ce que prouve chaque annonce, détecteur, "
        "étiquette, réponse du radar ou échange.",
        "What a player can know: their own hand, all that is public, and what every announcement, detector, label, "
        "radar answer and exchange proves.",
    ),
)

BASE = (
    Section(Text(fr="Matériel", en="Components"), COMPONENTS),
    Section(Text(fr="Mise en place", en="Setup"), SETUP),
    Section(Text(fr="Un tour", en="A turn"), TURN),
    Section(Text(fr="Personnages", en="Characters"), CHARACTERS),
    Section(Text(fr="Équipement", en="Equipment"), EQUIPMENT),
    Section(Text(fr="Missions", en="Missions"), MISSIONS),
    Section(Text(fr="Missions bonus", en="Bonus missions"), BONUS),
    Section(Text(fr="Ce qu’on peut savoir", en="What can be known"), NOTES),
)
