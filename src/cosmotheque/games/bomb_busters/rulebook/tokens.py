"""Info tokens of other kinds, and what they tell (BOM-160 to BOM-174, BOM-350, BOM-351)."""

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule

PLACED = (
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

TOLD = (
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

TOKENS = Section(Text(fr="Jetons Info", en="Info tokens"), PLACED)
TELLING = Section(Text(fr="Ce que disent les jetons", en="What tokens tell"), TOLD)
