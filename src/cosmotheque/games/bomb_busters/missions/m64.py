"""Mission 64: Two wires behind your back."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, ONE, TWO, Mission
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.outward.data import Outward

RECORD = Mission(12, ONE, NONE, box=5, parts=(Outward(count=2),))

SCENARIO = Scenario(
    name="64",
    record=RECORD,
    others={2: replace(RECORD, red=TWO)},
    title=Text(fr="Deux fils dans le dos", en="Two wires behind your back"),
    story=Text(
        fr="Un fil retourné ne lui suffisait pas : voici le docteur Nope avec deux fils par personne, un à chaque "
        "bout.",
        en="One turned wire was not enough for Doctor Nope: now there are two for everybody, one at each end.",
    ),
    special=Text(
        fr="Chacun a deux fils que seuls les autres lisent, le plus petit à gauche, le plus grand à droite. Si "
        "vous vous trompez sur le vôtre, la bombe explose ; couper celui d’un coéquipier fait avancer le "
        "détonateur.",
        en="Each player has two wires that only the others can read, the lower on the left, the higher on the "
        "right. If you are wrong about your own, the bomb explodes; cutting a teammate’s advances the detonator.",
    ),
    rules=(
        rule(
            6401,
            "Comme la mission 56, avec deux fils retournés chacun.",
            "As mission 56, with two outward wires each.",
        ),
        rule(
            6402,
            "Le plus petit est tout à gauche et le plus grand tout à droite du support ; avec deux supports, à gauche "
            "du premier et à droite du second. Les décimales comptent.",
            "The lower one is at the far left, the higher one at the far right of the stand; with two stands at the "
            "left of the first and the right of the second. Decimals count.",
        ),
        rule(
            6403,
            "Le propriétaire sait donc que celui de gauche n’est pas plus grand que celui de droite.",
            "So the owner knows that the left one is not higher than the right one.",
        ),
    ),
)
