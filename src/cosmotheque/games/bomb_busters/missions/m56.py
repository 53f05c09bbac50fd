"""Mission 56: The wire behind your back."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, THREE, Mission, Mix
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.outward.data import Outward

RECORD = Mission(12, Mix(2, 3), NONE, box=5, parts=(Outward(),))

SCENARIO = Scenario(
    name="56",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="Le fil dans le dos", en="The wire behind your back"),
    story=Text(
        fr="Le docteur Nope a retourné un fil de chacun. Vous lisez ceux des autres ; le vôtre, vous ne pouvez que "
        "le deviner.",
        en="Doctor Nope has turned a wire of everybody’s. You read those of the others; your own you can only guess.",
    ),
    special=Text(
        fr="Chacun a un fil que seuls les autres lisent : coupez le vôtre sans outil, et si vous vous trompez, la "
        "bombe explose. Couper celui d’un coéquipier est permis, mais le détonateur avance.",
        en="Each player has one wire that only the others can read: cut your own without tools, and if you are "
        "wrong the bomb explodes. Cutting a teammate’s is allowed, but advances the detonator.",
    ),
    rules=(
        rule(
            5601,
            "Chacun a un fil retourné, un seul même avec deux supports.",
            "Everybody has one outward wire, one in all with two stands.",
        ),
        rule(
            5602,
            "Un coéquipier peut le viser par une simple Coupe en duo, sans équipement ni personnage : le détonateur "
            "avance, même si la coupe réussit.",
            "Teammates may make a plain dual cut at it, without equipment and character: the detonator advances, "
            "although the cut succeeds.",
        ),
        rule(
            5603,
            "On ne vise un fil retourné qu’avec la valeur qu’il montre, et jamais un rouge. Son propriétaire ne "
            "l’apprend qu’une fois le fil coupé.",
            "An outward wire is pointed at only with the value it shows, and never a red one. Its owner learns it as "
            "it is cut.",
        ),
        rule(
            5604,
            "On peut couper son fil retourné avec celui d’un autre : l’erreur ferait exploser, et le détonateur "
            "avance.",
            "You may cut your outward wire with somebody else’s: a failure would explode, and the detonator advances.",
        ),
    ),
)
