"""Box 4: missions 43 to 54."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.components import YELLOW, yellow
from cosmotheque.games.bomb_busters.model.mission import (
    FOUR,
    NO_RAY,
    NONE,
    ONE,
    THREE,
    TWO,
    Fuse,
    Mission,
    Mix,
    Tokens,
    without,
)
from cosmotheque.games.bomb_busters.parts.at_once.data import AtOnce
from cosmotheque.games.bomb_busters.parts.breaches.data import Breaches
from cosmotheque.games.bomb_busters.parts.by_heart.data import ByHeart
from cosmotheque.games.bomb_busters.parts.called.data import Called
from cosmotheque.games.bomb_busters.parts.carrier.data import Carrying
from cosmotheque.games.bomb_busters.parts.oxygen.data import Air
from cosmotheque.games.bomb_busters.parts.robots.data import Score
from cosmotheque.games.bomb_busters.parts.script.data import Cue, Script
from cosmotheque.games.bomb_busters.parts.sums.data import Sums

LIES: Final = Tokens("false", "false", "false", lies_on_reds=True)  # BOM-5201, BOM-5202


COMMON_AIR: Final = Air("reserve", "depth", (4, 6, 8, 10), "BOM-4403", may_pass=True)


GIVEN_AIR: Final = Air("own", "value", (7, 6, 5, 4), "BOM-4903", may_pass=True)


OWN_AIR: Final = Air("purse", "depth", (9, 6, 3, 2), "BOM-5403", silent=False)


RED_ALERT: Final = Script(
    20,
    (
        Cue(0, "BOM-5410"),
        Cue(100, "BOM-5411", ("breach",)),
        Cue(200, "BOM-5412", ("pump",)),
        Cue(300, "BOM-5413", ("breach",)),
        Cue(400, "BOM-5414", ("leak",)),
        Cue(440, "BOM-5415", ("pump",)),
        Cue(500, "BOM-5416", ("breach",)),
        Cue(600, "BOM-5417", silent=True),
        Cue(700, "BOM-5418", ("breach", "pump")),
        Cue(900, "BOM-5419", ("boom",)),
    ),
)


MISSIONS: Final[dict[str, Mission]] = {
    "43": Mission(12, THREE, NONE, box=4, parts=(Carrying(),)),
    "44": Mission(12, Mix(1, 3), NONE, without(10), box=4, new_characters=NO_RAY, parts=(COMMON_AIR,)),
    "45": Mission(12, TWO, NONE, without(10, 11), box=4, new_characters=NO_RAY, parts=(Called(4500, volunteers=True),)),
    "46": Mission(
        12,
        NONE,
        FOUR,
        without(7),
        yellows=(yellow(5), yellow(6), yellow(7), yellow(8)),
        box=4,
        parts=(AtOnce("BOM-4602", "BOM-4601", 7, last=True),),
    ),
    "47": Mission(12, Mix(2, 3), NONE, without(10), box=4, new_characters=NO_RAY, parts=(Sums(),)),
    "48": Mission(
        12,
        TWO,
        THREE,
        apart="yellow",
        apart_to="first",
        box=4,
        parts=(AtOnce("BOM-4802", "BOM-4801", YELLOW, shows=True),),
    ),
    "49": Mission(12, TWO, NONE, without(10), box=4, new_characters=NO_RAY, parts=(GIVEN_AIR,)),
    "50": Mission(12, TWO, TWO, box=4, parts=(ByHeart(),)),
    "51": Mission(
        12,
        ONE,
        NONE,
        without(10),
        Tokens(captain_for_two=False),
        Fuse(more=1),
        box=4,
        new_characters=NO_RAY,
        parts=(Called(5100),),
    ),
    "52": Mission(12, THREE, NONE, cards=without(1, 12), tokens=LIES, box=4),  # BOM-5203
    "53": Mission(12, TWO, NONE, without(6, 9), box=4, parts=(Score(),)),
    "54": Mission(  # BOM-5401
        12,
        Mix(0, 11),
        NONE,
        without(10),
        markers="none",
        box=4,
        new_characters=NO_RAY,
        parts=(OWN_AIR, Breaches(), RED_ALERT),
    ),
}


FOR_TWO: Final[dict[str, Mission]] = {
    "43": replace(MISSIONS["43"], tokens=Tokens(captain_random_for_two=True)),
    "45": replace(MISSIONS["45"], red=THREE),
    "46": replace(MISSIONS["46"], tokens=Tokens(captain_for_two=False)),
    "47": replace(MISSIONS["47"], red=THREE),
    "48": replace(MISSIONS["48"], red=THREE),
    "49": replace(MISSIONS["49"], red=THREE),
    "50": replace(MISSIONS["50"], red=THREE, yellow=FOUR),
    "51": replace(MISSIONS["51"], red=TWO),
    "52": replace(MISSIONS["52"], yellow=FOUR),
    "53": replace(MISSIONS["53"], red=THREE),
}
