"""Mission 42: Into the ring."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.pace import PACE
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, Mission, Mix
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.clues.data import Clues
from cosmotheque.games.bomb_busters.parts.script.data import Cue, Script
from cosmotheque.games.bomb_busters.parts.trapeze.data import Trapeze

CIRCUS = Script(  # BOM-4202
    PACE,
    (
        Cue(0, "BOM-4203", reverse=True),
        Cue(120, "BOM-4204", reverse=True, mime=True),
        Cue(240, "BOM-4205", ("trapeze",), reverse=True),
        Cue(360, "BOM-4206", reverse=True, cage=True),
        Cue(480, "BOM-4207", reverse=True, more=1),
        Cue(600, "BOM-4208", ("yellow+1", "steady")),
        Cue(840, "BOM-4209", ("boom",)),
    ),
)

SCENARIO = Scenario(
    name="42",
    record=Mission(12, Mix(1, 3), FOUR, stuck="skip", box=3, parts=(CIRCUS, Clues(acts=True), Trapeze())),
    title=Text(fr="Entrez dans la piste", en="Into the ring"),
    story=Text(
        fr="Sous le chapiteau, le spectacle continue, et la bombe est au programme. Monsieur Loyal annonce les "
        "numéros ; à vous de les jouer sans filet.",
        en="Under the big top the show goes on, and the bomb is on the bill. The ringmaster announces the acts; it "
        "is for you to perform them without a net.",
    ),
    special=Text(
        fr="Pendant quatorze minutes, une voix annonce six numéros, chacun avec sa règle ; sur le fil tendu, une "
        "erreur coûte deux crans. Au baisser du rideau, la bombe explose.",
        en="For 14 minutes a voice announces six acts, each with its own rule; on the tightrope a mistake costs "
        "two steps. When the curtain falls, the bomb explodes.",
    ),
    rules=(
        rule(
            4201,
            "Mission 42 : un rouge parmi trois, quatre jaunes, et une voix qui présente le spectacle. Aucun autre "
            "matériel.",
            "Mission 42: one of three red, four yellow, and a voice that presents the show. No other parts.",
        ),
        rule(
            4202,
            "Le script dure 14 minutes, en numéros qui durent chacun jusqu’au suivant ; si les tours comptent, 42 "
            "tours de 20 secondes.",
            "The script runs 14 minutes, in acts that each last until the next; where turns count, 42 turns of 20 "
            "seconds.",
        ),
        rule(
            4203,
            "0:00. La parade : on joue dans l’autre sens, jusqu’au final.",
            "0:00. The parade: play goes the other way round, until the finale.",
        ),
        rule(
            4204,
            "2:00 (avant le 7e tour). Le mime : discussion et phrases sont fermées, et les nombres sont des indices de "
            "la liste, à comprendre, comme dans la mission 25.",
            "2:00 (before turn 7). The mime: chat and phrases are closed, and numbers are clues of the list, to be "
            "understood, as in mission 25.",
        ),
        rule(
            4205,
            "4:00 (avant le 13e tour). Le trapèze : chacun qui a des fils en choisit un en secret ; tous passent en "
            "même temps au joueur suivant qui a des fils, dans le sens horaire, et prennent leur place dans l’ordre "
            "sur le support que son propre fil a quitté. Tous voient d’où et où ; les jetons suivent.",
            "4:00 (before turn 13). The trapeze: everybody with wires chooses one in secret; all are passed at the "
            "same time to the next player with wires, clockwise, and filed in order in the stand that their own one "
            "left. All see from where and to where; tokens travel.",
        ),
        rule(
            4206,
            "6:00 (avant le 19e tour). La cage : une coupe en duo ne vise que le prochain joueur qui a des fils, à "
            "gauche ou à droite ; à deux ou trois joueurs, à gauche. Si l’on ne peut rien faire, on passe son tour.",
            "6:00 (before turn 19). The cage: dual cuts point only at the next player with wires on either side; with "
            "two or three players, on the left. If you can do nothing, you skip your turn.",
        ),
        rule(
            4207,
            "8:00 (avant le 25e tour). Le fil tendu : une erreur fait avancer le détonateur de deux crans ; s’il n’y "
            "en a aucune jusqu’au numéro suivant, il recule d’un cran, pas au-delà de son départ.",
            "8:00 (before turn 25). The tightrope: a mistake advances the detonator by two steps; if there is none "
            "until the next act, it goes back one, not beyond its start.",
        ),
        rule(
            4208,
            "10:00 (avant le 31e tour). Le final : on joue à nouveau dans le sens horaire ; si les jaunes ne sont pas "
            "tous coupés, le détonateur avance, avant de reculer pour le fil tendu.",
            "10:00 (before turn 31). The finale: clockwise again; if the yellow wires are not all cut, the detonator "
            "advances, before it goes back for the tightrope.",
        ),
        rule(4209, "14:00 (avant le 43e tour). La bombe explose.", "14:00 (before turn 43). The bomb explodes."),
    ),
    lines={
        "BOM-4203": Text(fr="La parade ! Dans l’autre sens !", en="Parade! The other way round!"),
        "BOM-4204": Text(fr="Chut : le mime.", en="Hush: the mime."),
        "BOM-4205": Text(fr="Au trapèze, attrapez !", en="On the trapeze, catch!"),
        "BOM-4206": Text(fr="Dans la cage, donnez la main au voisin !", en="Into the cage, hands to your neighbours!"),
        "BOM-4207": Text(fr="Le fil tendu. Ne regardez pas en bas.", en="The tightrope. Do not look down."),
        "BOM-4208": Text(
            fr="Le final : le canon ! Le clown pleure-t-il encore jaune ?",
            en="Finale: the cannon! Is the clown still crying yellow?",
        ),
        "BOM-4209": Text(fr="Rideau.", en="Curtain."),
    },
)
