"""Mission 19: The endless gallery."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.pace import PACE
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import ONE, Mission, Mix
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.script.data import Cue, Script

BELLY_OF_THE_BEAST = Script(
    PACE,
    (
        Cue(0, "BOM-1903"),
        Cue(80, "BOM-1904", tools=False),
        Cue(180, "BOM-1905", reverse=True),
        Cue(300, "BOM-1906", ("drop",), reverse=True),
        Cue(420, "BOM-1907", ("tokens",), reverse=True),
        Cue(540, "BOM-1908", ("yellow",), reverse=True),
        Cue(600, "BOM-1909", reverse=True, more=1),
        Cue(720, "BOM-1910", ("boom",)),
    ),
)

SCENARIO = Scenario(
    name="19",
    record=Mission(12, ONE, Mix(2, 3), box=1, parts=(BELLY_OF_THE_BEAST,)),
    title=Text(fr="La galerie sans fin", en="The endless gallery"),
    story=Text(
        fr="Au fond de la mine, une voix dans l’oreillette connaît le chemin. Elle ne répétera pas : quand elle "
        "parle, on écoute.",
        en="Deep down in the mine a voice in your ear knows the way. It will not say things twice: when it speaks, "
        "you listen.",
    ),
    special=Text(
        fr="Pendant douze minutes, une voix donne des ordres : plus d’outils, changez de sens, lâchez une carte. "
        "Dans les deux dernières, une erreur coûte deux crans ; à zéro, la bombe explose.",
        en="For 12 minutes a voice gives orders: no tools, the other way round, drop a card. In the last two "
        "minutes a mistake costs two steps, and at zero the bomb explodes.",
    ),
    rules=(
        rule(
            1901,
            "Mission 19 : un rouge, deux jaunes parmi trois, et une voix qui donne des consignes. Aucun autre "
            "matériel.",
            "Mission 19: one red, two of three yellow, and a voice that gives cues. No other parts.",
        ),
        rule(
            1902,
            "Le script dure 12 minutes ; si les tours comptent, 36 tours de 20 secondes.",
            "The script runs 12 minutes; where turns count, 36 turns of 20 seconds.",
        ),
        rule(1903, "0:00. La pendule démarre.", "0:00. The clock starts."),
        rule(
            1904,
            "1:20 (avant le 5e tour). Jusqu’à la consigne suivante, ni équipement ni personnage ; les cartes "
            "immédiates attendent.",
            "1:20 (before turn 5). Until the next cue neither equipment nor characters; instant cards wait.",
        ),
        rule(
            1905,
            "3:00 (avant le 10e tour). Les outils servent à nouveau ; désormais on joue dans l’autre sens. Celui dont "
            "c’était le tour le garde.",
            "3:00 (before turn 10). Tools may be used again; from now on play goes the other way round. The player "
            "whose turn it was keeps it.",
        ),
        rule(
            1906,
            "5:00 (avant le 16e tour). Le joueur actif défausse une carte Équipement non utilisée ; s’il n’y en a pas, "
            "le détonateur avance.",
            "5:00 (before turn 16). The active player drops an equipment card that is not used; if there is none, the "
            "detonator advances.",
        ),
        rule(
            1907,
            "7:00 (avant le 22e tour). À partir du capitaine, chacun qui a des fils pose un jeton Info.",
            "7:00 (before turn 22). From the captain on everybody with wires places an info token.",
        ),
        rule(
            1908,
            "9:00 (avant le 28e tour). Si tous les jaunes sont coupés, le détonateur recule d’un cran, pas au-delà de "
            "son départ ; sinon il avance.",
            "9:00 (before turn 28). If all yellow wires are cut, the detonator goes back one, not beyond its start; "
            "otherwise it advances.",
        ),
        rule(
            1909,
            "10:00 (avant le 31e tour). Désormais une erreur fait avancer le détonateur de deux crans.",
            "10:00 (before turn 31). From now on a mistake advances the detonator by two steps.",
        ),
        rule(1910, "12:00 (avant le 37e tour). La bombe explose.", "12:00 (before turn 37). The bomb explodes."),
    ),
    lines={
        "BOM-1903": Text(
            fr="Allumez les lampes. Douze minutes d’air. Quand je parle, plus personne ne touche aux fils.",
            en="Lamps on. Twelve minutes of air. When I speak, hands off the wires.",
        ),
        "BOM-1904": Text(fr="Des chauves-souris ! Couvrez les lampes !", en="Bats! Cover the lamps!"),
        "BOM-1905": Text(
            fr="Parties. La galerie fait demi-tour : nous aussi.",
            en="They are gone. The gallery turns back on itself: so do we.",
        ),
        "BOM-1906": Text(fr="Éboulement ! Lâchez du lest et courez !", en="Rockfall! Drop something and run!"),
        "BOM-1907": Text(
            fr="Des vers luisants. Un instant, on y voit clair.", en="Glow-worms. For a moment you see clearly."
        ),
        "BOM-1908": Text(fr="Une grille jaune.", en="A yellow gate."),
        "BOM-1909": Text(fr="Sa machine chauffe. Plus un faux pas.", en="His machine is warming up. No more slips."),
        "BOM-1910": Text(fr="Trop tard.", en="Too late."),
    },
)
