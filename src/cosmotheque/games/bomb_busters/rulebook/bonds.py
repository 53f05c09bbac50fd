"""Constraint cards, the weak link and hidden number cards (BOM-140 to BOM-159; missions 29, 31, 32, 34, 37, 57, 61)."""

from cosmotheque.core.text import Section, Text, numbered

rule = numbered("BOM")

CONSTRAINTS = Section(
    Text(fr="Cartes Contrainte", en="Constraint cards"),
    (
        rule(
            140,
            "Douze cartes, de A à L. Les joueurs concernés leur obéissent dans leurs coupes, en duo ou en solo.",
            "Twelve cards, A to L. The players they apply to obey them in their cuts, dual or solo.",
        ),
        rule(141, "A : valeurs paires seulement.", "A: even values only."),
        rule(142, "B : valeurs impaires seulement.", "B: odd values only."),
        rule(143, "C : de 1 à 6 seulement.", "C: 1 to 6 only."),
        rule(144, "D : de 7 à 12 seulement.", "D: 7 to 12 only."),
        rule(145, "E : de 4 à 9 seulement.", "E: 4 to 9 only."),
        rule(146, "F : jamais de 4 à 9.", "F: never 4 to 9."),
        rule(
            147,
            "G : ni cartes Équipement ni personnage.",
            "G: no equipment cards, and not your own character.",
        ),
        rule(
            148,
            "H : quand sa coupe échoue, ou une coupe qui vise un de ses fils, aucun jeton n’est posé et la valeur "
            "n’est pas dite. On ne vise pas un fil qui a un jeton Info, et le post-it ne sert pas.",
            "H: when their cut fails, or a cut at their wires fails, no token is placed and the value is not said. "
            "They may not point at a wire that has an info token, and the post-it may not be used.",
        ),
        rule(
            149,
            "I : on ne vise pas le fil le plus à droite d’un support.",
            "I: they may not point at the far-right wire of a stand.",
        ),
        rule(
            150,
            "J : on ne vise pas le fil le plus à gauche d’un support.",
            "J: they may not point at the far-left wire of a stand.",
        ),
        rule(151, "K : pas de coupe en solo.", "K: no solo cut."),
        rule(
            152,
            "L : une coupe ratée fait avancer le détonateur de deux crans au lieu d’un.",
            "L: a failed cut advances the detonator by two steps instead of one.",
        ),
        rule(
            153,
            "A à F disent quelles valeurs sont permises, H à J quels fils on ne vise pas ; K interdit une action, L "
            "change un prix, G retire les outils.",
            "A to F say which values are allowed, H to J which wires may not be pointed at; K forbids an action, L "
            "changes a price, G takes the tools away.",
        ),
        rule(
            154,
            "Le jaune n’est ni pair ni impair ni dans un intervalle : A à E le bloquent, F le permet.",
            "Yellow is neither even nor odd nor in any range: A to E block it, F allows it.",
        ),
        rule(
            155,
            "Le plus à droite et le plus à gauche : le dernier et le premier fil non coupé du support. Un fil seul est "
            "les deux.",
            "Far right and far left mean the last and the first uncut wire of the stand. A single one is both.",
        ),
        rule(
            156,
            "Une contrainte pour tous lie tout le monde tant qu’elle est ouverte, hors de son tour aussi : G et le "
            "post-it de H ; H et L valent pour toutes les coupes.",
            "A constraint for all binds everybody while it lies open, out of turn as well: G and the post-it of H; H "
            "and L hold for every cut.",
        ),
        rule(
            157,
            "G n’empêche pas de recevoir et de rendre un fil (talkies-walkies) ni de répondre au radar ; les cartes "
            "immédiates agissent quand même.",
            "G does not keep anybody from being given a wire and giving one back (walkie-talkies), nor from answering "
            "the radar; instant cards act nevertheless.",
        ),
        rule(
            158,
            "Sous H, une coupe ratée prouve quand même que l’annonceur a la valeur et que les fils visés sont autre "
            "chose.",
            "Under H a failed cut still proves that the announcer holds the value and that the wires pointed at are "
            "something else.",
        ),
        rule(
            159,
            "Les contraintes ne touchent pas à la révélation des rouges.",
            "Constraints do not touch the revealing of reds.",
        ),
    ),
)

MISSIONS = {
    29: (
        rule(
            2901,
            "Cartes Nombre : deux à chacun, face cachée, trois au voisin de droite du capitaine, le reste en pioche. "
            "Chacun ne voit que les siennes.",
            "Number cards: two to each player face down, three to the captain’s right neighbour, the rest a deck. "
            "Everybody sees their own only.",
        ),
        rule(
            2902,
            "Un tour : le voisin de droite pose une de ses cartes face cachée ; on joue ; la carte est montrée, et si "
            "on vient de couper des fils de cette valeur, le détonateur avance ; puis on prend la carte.",
            "A turn: the right neighbour lays one of their cards face down; you play; the card is shown, and if you "
            "have just cut wires of that value the detonator advances; then you take the card.",
        ),
        rule(
            2903,
            "Une coupe ratée, des rouges révélés ou un tour passé ne coupent rien. Avec un détecteur, seul le fil "
            "coupé compte.",
            "A failed cut, revealed reds or a skipped turn cut nothing. With a detector only the wire that was cut "
            "counts.",
        ),
        rule(
            2904,
            "Quand un nombre est complet, sa carte est défaussée, à la vue de tous si elle vient d’une main ; dans la "
            "pioche on la saute.",
            "When a number is complete its card is discarded, from a hand openly; in the deck it is skipped.",
        ),
        rule(
            2905,
            "Un joueur qui n’a plus qu’une carte pioche jusqu’à en avoir une d’un nombre incomplet ; si la pioche est "
            "vide, personne ne pioche.",
            "A player with only one card left draws until they get one that is not complete; with an empty deck they "
            "draw none.",
        ),
        rule(
            2906,
            "Un joueur qui n’a plus de fils met ses cartes sous la pioche et n’en pose plus : le suivant à droite qui "
            "en a le fait à sa place. Si personne n’en a, aucune n’est posée.",
            "A player without uncut wires puts their cards under the deck and lays no more: the next player to the "
            "right who has cards lays instead. If nobody has one, none is laid.",
        ),
        rule(
            2907,
            "Thermos : la carte posée n’est pas montrée, et celui qui l’a utilisé la prend. Pour le joueur désigné, "
            "son propre voisin de droite en pose une.",
            "Thermos: the card laid is not shown, and the player who used the thermos takes it. For the player named, "
            "their own right neighbour lays one.",
        ),
        rule(
            2908,
            "Quand il ne reste qu’une valeur à couper, sa carte est défaussée et on n’en pose plus.",
            "When only one value is uncut, its card is discarded and no more cards are laid.",
        ),
        rule(
            2909, "À deux, le voisin de droite est l’autre.", "With two players the right neighbour is the other one."
        ),
        rule(
            2910,
            "La table attend la carte avant chaque tour ; les équipements de tout moment servent ensuite.",
            "The table waits for the card before each turn; equipment for any time is used after it.",
        ),
    ),
    31: (
        rule(
            3101,
            "Les contraintes A à E sont ouvertes. À partir du capitaine, avant les jetons, chacun en choisit une ; le "
            "reste s’en va.",
            "Constraints A to E lie open. From the captain clockwise, before the tokens, everybody chooses one; the "
            "rest go.",
        ),
        rule(
            3102,
            "Chacun obéit à la sienne. Si l’on ne peut rien faire au début de son tour, on la retourne pour de bon et "
            "l’on joue.",
            "Everybody obeys their own. If you can do nothing at the start of your turn, you turn it down for good "
            "and play.",
        ),
        rule(
            3103,
            "À deux, mieux vaut ne prendre ni A et B, ni C et D ; c’est permis.",
            "Two players had better not take A and B, nor C and D; it is allowed.",
        ),
    ),
    32: (
        rule(
            3201,
            "Les douze contraintes forment une pioche, la première ouverte : elle lie tout le monde.",
            "The twelve constraints are a deck, the top one open: it binds everybody.",
        ),
        rule(
            3202,
            "Au début de chaque tour, le capitaine peut remplacer la carte ouverte par la suivante, une fois, même "
            "s’il n’a plus de fils.",
            "At the start of each turn the captain may replace the open card by the next one, once, also without uncut "
            "wires.",
        ),
        rule(
            3203,
            "Si l’on ne peut rien faire, on passe. Quand tous ont dû passer, la carte est remplacée.",
            "If you can do nothing, you skip your turn. After everybody had to, the card is replaced.",
        ),
        rule(
            3204,
            "Pioche vide et carte remplacée : il n’y a plus de contrainte.",
            "When the deck is empty and the card is replaced, no constraint is left.",
        ),
    ),
    34: (
        rule(
            3401,
            "De trois à cinq joueurs. Les personnages, celui du capitaine parmi eux, et les contraintes A à E sont "
            "distribués face cachée, un de chaque par joueur. Chacun ne voit que les siens. Le joueur qui a le "
            "capitaine est le maillon faible.",
            "Three to five players. Characters, the captain’s among them, and constraints A to E are dealt face down, "
            "one of each to a player. Everybody sees their own only. The player with the captain’s card is the weak "
            "link.",
        ),
        rule(
            3402,
            "Tant que les personnages sont cachés, personne n’en a.",
            "While characters are hidden nobody has one.",
        ),
        rule(
            3403,
            "Le maillon faible obéit à sa contrainte, en secret. Les autres n’obéissent pas à la leur.",
            "The weak link obeys its constraint, in secret. The others do not obey theirs.",
        ),
        rule(
            3404,
            "S’il ne peut rien faire à son tour, le détonateur avance de deux crans et tout est défaussé : ensuite "
            "chacun joue librement, sans personnage.",
            "If it can do nothing on its turn, the detonator advances by two steps and everything is discarded: from "
            "then on everybody plays freely and without characters.",
        ),
        rule(
            3405,
            "Tout autre joueur peut, au début de son tour, accuser : nommer un joueur et une contrainte. Une erreur "
            "sur l’un ou l’autre fait avancer le détonateur, et rien d’autre n’est dit. Si tout est juste, les "
            "personnages servent aussitôt et les contraintes sont défaussées.",
            "Any other player may, at the start of their turn, accuse: name a player and a constraint. If either is "
            "wrong, the detonator advances and nothing else is said. If both are right, characters are usable right "
            "away and constraints are discarded.",
        ),
        rule(
            3406,
            "Une accusation par tour, puis le tour continue ; le maillon faible n’accuse pas, et l’accusé ne dit rien.",
            "One accusation a turn, then the turn goes on; the weak link may not accuse, and the accused says nothing.",
        ),
        rule(
            3407,
            "Une action refusée n’apprend rien aux autres : ce que peut faire le maillon faible reste son secret.",
            "Refused actions never tell others anything: what the weak link may do is its secret.",
        ),
    ),
    37: (
        rule(
            3701,
            "Les douze contraintes forment une pioche, la première ouverte lie tout le monde ; on ne la remplace pas à "
            "volonté.",
            "The twelve constraints are a deck, the top one open binds everybody; it is not replaced at will.",
        ),
        rule(
            3702,
            "Chaque nombre complet remplace la carte ouverte par la suivante.",
            "Each complete number replaces the open card by the next one.",
        ),
        rule(
            3703,
            "Si l’on ne peut rien faire, on passe. Quand tous ont dû passer l’un après l’autre, le détonateur avance "
            "et la carte est remplacée.",
            "If you can do nothing, you skip your turn. If everybody skips in a row, the detonator advances and the "
            "card is replaced.",
        ),
        rule(
            3704,
            "Pioche vide : la dernière carte s’en va quand elle devrait être remplacée.",
            "With an empty deck the last card goes when it would be replaced.",
        ),
    ),
    57: (
        rule(
            5701,
            "Chaque carte Nombre est associée au hasard à une contrainte ouverte.",
            "Each number card is paired at random with an open constraint.",
        ),
        rule(
            5702,
            "Quand un nombre est complet, sa contrainte vaut pour tous à la place de la précédente. Avant le premier "
            "il n’y en a pas.",
            "When a number is complete its constraint is in force for everybody, in place of the last. Before the "
            "first there is none.",
        ),
        rule(
            5703,
            "Si l’on ne peut rien faire, on passe. Si tous passent l’un après l’autre, la bombe explose.",
            "If you can cut nothing, you skip your turn. If everybody skips in a row, the bomb explodes.",
        ),
        rule(
            5704,
            "Deux nombres complets à la fois : celui qui a coupé choisit lequel vient en dernier.",
            "Two numbers complete at the same time: the cutter chooses which one comes last.",
        ),
    ),
    61: (
        rule(
            6101,
            "Chacun reçoit une contrainte A à E au hasard, ouverte. À deux joueurs, deux autres sont à gauche et à "
            "droite du capitaine ; à trois, une à sa gauche : des places d’un anneau.",
            "Everybody gets a random constraint A to E, open. With two players two more lie to the captain’s left and "
            "right, with three one to the captain’s left: places of a ring.",
        ),
        rule(
            6102,
            "Chacun obéit à la sienne. Si l’on ne peut rien faire, on passe ; si tous passent l’un après l’autre, la "
            "bombe explose.",
            "Everybody obeys their own. If you can do nothing, you skip your turn; if everybody skips in a row, the "
            "bomb explodes.",
        ),
        rule(
            6103,
            "Avant le tour du capitaine, la première fois aussi, toutes les cartes peuvent avancer d’une place dans un "
            "sens ou dans l’autre ; le capitaine choisit.",
            "Before the captain’s turn, the first time too, all cards may move one place either way; the captain "
            "chooses.",
        ),
        rule(
            6104,
            "À tout moment, un joueur qui a des fils peut défausser sa carte et en tirer une de F à L : le détonateur "
            "avance. Les cartes défaussées ne reviennent pas.",
            "Any time, anybody with wires may discard their card and draw one of F to L: the detonator advances. "
            "Discarded ones do not come back.",
        ),
        rule(
            6105,
            "À quatre ou cinq, l’anneau est fait des places ; un joueur qui n’a plus de fils y garde la sienne.",
            "With four or five players the ring is the seats; a player without wires keeps a place in it.",
        ),
    ),
}
