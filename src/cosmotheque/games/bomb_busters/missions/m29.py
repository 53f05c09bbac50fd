"""Mission 29: The forbidden number."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, THREE, Mission, Tokens
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.hidden_numbers.data import HiddenNumbers

RECORD = Mission(12, THREE, NONE, box=2, parts=(HiddenNumbers(),))

SCENARIO = Scenario(
    name="29",
    record=RECORD,
    others={2: replace(RECORD, tokens=Tokens(captain_for_two=False))},
    title=Text(fr="Le nombre interdit", en="The forbidden number"),
    story=Text(
        fr="À chaque tour, le loup tend un piège : un nombre, face cachée. Devinez lequel votre voisin a choisi.",
        en="Every turn the wolf sets a trap: a number, face down. Guess which one your neighbour chose.",
    ),
    special=Text(
        fr="Avant votre tour, votre voisin de droite pose un nombre face cachée. Si vous coupez cette valeur, le "
        "détonateur avance, même si la coupe est juste.",
        en="Before your turn, your right-hand neighbour lays a number face down. If you cut that value, the "
        "detonator advances although your cut was right.",
    ),
    rules=(
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
)
