"""Info tokens of other kinds, roles, and the missions that have them."""

from cosmotheque.core.text import Rule, Section, Text, numbered

rule = numbered("BOM")

TOKENS = (
    rule(
        160,
        "La mission dit quels jetons servent à la mise en place, après une erreur et avec le post-it. Ce qu’elle ne "
        "dit pas reste comme d’habitude.",
        "The mission says which tokens are used at setup, after a mistake and with the post-it. What it does not say "
        "stays as usual.",
    ),
    rule(
        161,
        "Dans certaines missions à deux joueurs, le capitaine ne pose pas de jeton au départ ; l’autre si.",
        "In some missions with two players the captain places no token at setup; the other one does.",
    ),
    rule(
        162,
        "Jeton au hasard : un nombre est tiré de la réserve. Un joueur qui a ce nombre le pose devant un de ses fils "
        "de cette valeur, au choix ; sinon il reste à côté du support et dit que ce jeu ne l’a pas.",
        "Random token: a number is drawn from the supply. A player who has that number puts it in front of a wire of "
        "that value, their choice; otherwise it lies beside the stand and says that the hand lacks it.",
    ),
    rule(
        163,
        "Un jeton à côté d’un support est un des deux de sa valeur : il n’en reste qu’un.",
        "A token beside a stand is one of the two of its value: one is left.",
    ),
    rule(
        164,
        "Pair ou impair : le jeton dit si un fil bleu est pair. Les rouges et les jaunes ne sont ni l’un ni l’autre. "
        "Il y en a toujours assez.",
        "Even or odd: the token says whether a blue wire is even. Red and yellow ones are neither. There are always "
        "enough of them.",
    ),
    rule(
        165,
        "×1, ×2, ×3 : devant un fil bleu, le jeton dit combien de fois sa valeur est sur ce support, fils coupés "
        "compris, sans dire laquelle. Jamais devant un rouge. Il y en a toujours assez.",
        "×1, ×2, ×3: in front of a blue wire the token says how often its value is on that stand, cut wires included, "
        "without saying which. Never in front of a red one. There are always enough of them.",
    ),
    rule(
        166,
        "Il n’y a pas de ×4 : une valeur présente quatre fois ne se choisit ni au départ ni au post-it. Après une "
        "erreur, son propriétaire dit « quatre fois ».",
        "There is no ×4: a value that is there four times cannot be chosen at setup or with the post-it. After a "
        "mistake its owner says “four times”.",
    ),
    rule(
        167,
        "Le post-it peut mettre un jeton × devant un fil déjà coupé.",
        "The post-it may put a ×-token at a wire that is cut.",
    ),
    rule(
        168,
        "Aux talkies-walkies, le jeton × du fil donné est défaussé. Les autres restent, et disent ce qui était vrai "
        "quand on les a posés.",
        "With the walkie-talkies the ×-token of a wire that is given away is discarded. The others stay and say what "
        "was true when they were placed.",
    ),
    rule(
        169,
        "Faux jeton : le fil n’est pas de cette valeur, et cela reste vrai. Un fil peut en avoir plusieurs.",
        "False token: the wire is not of this value, and that stays true. A wire may have several of them.",
    ),
    rule(
        170,
        "Après une erreur chez un joueur qui a de faux jetons, le jeton montre la valeur annoncée. Avec un détecteur "
        "le propriétaire choisit le fil ; avec le rayon il choisit aussi la valeur. Les autres fils visés ne sont pas "
        "de cette valeur non plus.",
        "After a mistake at a player whose tokens are false, the token shows the announced value. With a detector the "
        "owner chooses the wire, with the ray the value, too. The other wires pointed at are not of it either.",
    ),
    rule(
        171,
        "Jeton d’absence : à côté d’un support, il dit qu’une valeur n’y est pas.",
        "Absence token: beside a stand it says that a value is not there.",
    ),
    rule(
        172,
        "Sans jetons, une erreur ne montre rien : les fils visés ne sont pas de la valeur annoncée, et ne sont pas "
        "tous rouges.",
        "Without tokens a mistake shows nothing: the wires pointed at are not of the announced value, and are not all "
        "red.",
    ),
    rule(
        173,
        "Un joueur qui devait couper une valeur et ne l’a pas met un vrai jeton devant un de ses fils bleus, au "
        "choix, puis le détonateur avance. S’il n’y a plus rien à marquer, il n’y a pas de jeton.",
        "A player who was made to cut a value they do not have puts a true token in front of one of their blue wires, "
        "their choice; then the detonator advances. With nothing left to mark there is no token.",
    ),
    rule(
        174,
        "Quand il ne reste aucun jeton de la valeur, on reprend celui d’un fil coupé ; sinon on la dit.",
        "When no token of the value is left, one at a cut wire is used again; else the value is said.",
    ),
)

ROLES = (
    rule(
        240,
        "Les cartes Personnage, celle du capitaine comprise, sont mélangées et distribuées : le joueur qui reçoit "
        "celle du capitaine a le rôle. Le capitaine de la mise en place commence quand même.",
        "The character cards, the captain’s among them, are shuffled and dealt: the player who gets the captain’s has "
        "the role. The captain of the setup still begins.",
    ),
    rule(
        241,
        "Tout le monde voit qui a le rôle ; dans la mission 34, chacun ne voit que sa propre carte.",
        "Everybody sees who has the role; in mission 34 everybody sees only their own card.",
    ),
    rule(
        242,
        "Erreur fatale : une Coupe en duo ratée par ce joueur fait exploser la bombe, avec ou sans détecteur.",
        "Fatal failure: if this player fails a dual cut, with or without a detector, the bomb explodes.",
    ),
    rule(
        243,
        "Sans outils : ce joueur n’utilise ni équipement ni personnage, mais répond au radar et aux talkies-walkies.",
        "No tools: this player uses no equipment and no character, but answers the radar and the walkie-talkies.",
    ),
)

BELIEF = (
    rule(
        350,
        "Un jeton pair ou impair laisse la moitié des valeurs ; un faux jeton ou un refus en exclut une ; un jeton "
        "d’absence en exclut une de tout le support ou de tout le jeu.",
        "An even or odd token leaves half of the values; a false token or a refusal rules out one; an absence token "
        "rules one out from the whole stand or hand.",
    ),
    rule(
        351,
        "Un jeton × dit combien de fils égaux se suivent là, sur le support tel qu’il était alors.",
        "A ×-token says how many equal wires are there in a row, on the stand as it was then.",
    ),
)

SECTIONS = (
    Section(Text(fr="Jetons Info", en="Info tokens"), TOKENS),
    Section(Text(fr="Rôles", en="Roles"), ROLES),
    Section(Text(fr="Ce que disent les jetons", en="What tokens tell"), BELIEF),
)

MISSIONS: dict[int, tuple[Rule, ...]] = {
    14: (
        rule(
            1401,
            "Un novice est tiré au sort, tout le monde le sait : ses erreurs sont fatales.",
            "A rookie is drawn, and everybody knows: their failures are fatal.",
        ),
        rule(
            1402,
            "Le novice n’utilise pas le stabilisateur. Le reste lui est permis, le double détecteur aussi.",
            "The rookie may not use the stabilizer. Everything else is allowed, the double detector too.",
        ),
    ),
    17: (
        rule(1701, "Un menteur est tiré au sort, tout le monde le sait.", "A liar is drawn, and everybody knows."),
        rule(
            1702,
            "Au départ, à son tour, le menteur pose deux faux jetons devant deux fils différents, pas rouges.",
            "At setup, on their turn, the liar puts two false tokens in front of two different wires, not red.",
        ),
        rule(
            1703,
            "Tous les jetons du menteur sont faux, ceux des autres sont vrais.",
            "All tokens of the liar are false, those of the others are true.",
        ),
        rule(
            1704,
            "Le menteur n’utilise ni équipement ni double détecteur.",
            "The liar uses no equipment and no double detector.",
        ),
        rule(
            1705,
            "Un fil qui change de main garde son jeton, vrai ou faux comme il a été posé.",
            "A wire that changes hands keeps its token, true or false as it was placed.",
        ),
    ),
    21: (
        rule(
            2101,
            "Tous les jetons sont pairs ou impairs : au départ, après une erreur, avec le post-it.",
            "All tokens are even or odd: at setup, after a mistake, with the post-it.",
        ),
    ),
    22: (
        rule(
            2201,
            "Au départ chacun pose à côté de son support deux jetons différents de valeurs qu’il n’a pas. Le jaune est "
            "permis.",
            "At setup everybody lays two different tokens of values they do not have beside the stand. Yellow is "
            "allowed.",
        ),
        rule(
            2202,
            "Avec deux supports, un jeton à côté de chacun, et il ne parle que de celui-là.",
            "With two stands, one token beside each, and it speaks of that one only.",
        ),
        rule(
            2203,
            "Deux jetons par valeur : ce qui n’est plus là ne se choisit pas, et un joueur à qui il manque peu de "
            "valeurs pose moins de jetons.",
            "Two tokens of each value: what is gone cannot be chosen, and a player who lacks few values places fewer.",
        ),
        rule(
            2204,
            "Dès que les deux premiers jaunes sont coupés, chacun, à partir du capitaine, choisit un jeton de la "
            "réserve pour son voisin de gauche, qui le pose devant un de ses fils, ou à côté de son support.",
            "As soon as the first two yellow wires are cut, everybody from the captain on chooses a token from the "
            "supply for their left neighbour, who puts it in front of a wire, or beside the stand.",
        ),
        rule(
            2205,
            "L’un après l’autre, avant que le tour passe, devant un fil non coupé et sans jeton ; si tous en ont, à "
            "côté, en le disant. Un joueur qui n’a plus de fils donne sans recevoir.",
            "One after the other, before the turn passes on, in front of an uncut wire without a token; if all have "
            "one, beside, and that is said. A player without wires gives and does not receive.",
        ),
        rule(
            2206,
            "Un jeton reçu et posé à côté dit : aucun fil non coupé de cette valeur dans ce jeu.",
            "A token received and laid beside says: no uncut wire of this value in the hand.",
        ),
    ),
    24: (
        rule(
            2401,
            "Tous les jetons sont ×1, ×2 ou ×3 : au départ, après une erreur, avec le post-it.",
            "All tokens are ×1, ×2 or ×3: at setup, after a mistake, with the post-it.",
        ),
        rule(
            2402,
            "Au départ chacun choisit un de ses fils bleus non coupés ; le jeton suit.",
            "At setup everybody chooses one of their uncut blue wires; the token follows.",
        ),
    ),
    27: (
        rule(
            2701,
            "Pas de personnages, pas de piles (7). À deux, le capitaine ne pose pas de jeton au départ.",
            "No characters, no batteries (7). With two players the captain places no token at setup.",
        ),
        rule(
            2702,
            "Dès que les deux premiers jaunes sont coupés, autant de nombres au hasard que de joueurs sont alignés. À "
            "partir du capitaine, chacun en prend un et le pose devant un de ses fils, ou à côté de son support.",
            "As soon as the first two yellow wires are cut, as many random numbers as players lie in a line. From the "
            "captain on everybody takes one and puts it in front of a wire, or beside the stand.",
        ),
        rule(
            2703,
            "On saute un joueur qui n’a plus de fils ; les jetons restants retournent à la réserve.",
            "A player without wires is passed over; tokens left return to the supply.",
        ),
    ),
    28: (
        rule(
            2801,
            "Le capitaine n’a ni personnage ni outils, et ses erreurs sont fatales.",
            "The captain has no character and no tools, and their failures are fatal.",
        ),
        rule(
            2802,
            "Pour le reste, ses coupes comptent comme d’habitude, et les autres jouent comme d’habitude.",
            "Otherwise their cuts count as usual, and the others play as usual.",
        ),
    ),
    33: (rule(3301, "Comme la mission 21 : pair ou impair.", "As mission 21: even or odd."),),
    40: (
        rule(
            4001,
            "Le capitaine, le troisième et le cinquième joueur ont des jetons ×, les autres pairs ou impairs, pour "
            "toute la mission.",
            "The captain, the third and the fifth player use ×-tokens, the others even or odd ones, all mission long.",
        ),
        rule(
            4002,
            "À deux, seul le second joueur pose un jeton au départ. Jamais devant un rouge.",
            "With two players only the second one places a token at setup. Never in front of a red wire.",
        ),
        rule(
            4003,
            "Un fil qui change de main perd un jeton × et garde un jeton pair ou impair.",
            "A wire that changes hands loses a ×-token and keeps an even or odd one.",
        ),
    ),
    52: (
        rule(
            5201,
            "Au départ chacun pose deux faux jetons devant deux fils différents, bleus ou rouges : des nombres, pas "
            "devant un jaune.",
            "At setup everybody puts two false tokens in front of two different wires, blue or red: numbers, not in "
            "front of yellow.",
        ),
        rule(
            5202,
            "Tous les jetons sont faux. Après un « jaune » raté, c’est le jeton jaune. Le post-it met un faux jeton au "
            "choix devant un de ses fils bleus.",
            "All tokens are false. After a failed “yellow” it is the yellow one. The post-it puts a false token of "
            "your choice in front of one of your blue wires.",
        ),
        rule(5203, "Sans les deux étiquettes.", "Without both labels."),
    ),
    58: (
        rule(
            5801,
            "Aucun jeton, ni au départ ni après une erreur : le propriétaire dit seulement que c’est faux.",
            "No tokens, neither at setup nor after a mistake: the owner only says that it is wrong.",
        ),
        rule(
            5802,
            "Chacun a un double détecteur à chaque tour ; il ne s’use pas.",
            "Everybody has a double detector every turn; it is never spent.",
        ),
    ),
}
