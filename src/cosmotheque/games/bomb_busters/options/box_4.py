"""Box 4: missions 43 to 54."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.options.mission import NONE, THREE, TWO, Mission, Mix, without
from cosmotheque.games.bomb_busters.options.oxygen import Air
from cosmotheque.games.bomb_busters.options.robots import Score

COMMON_AIR: Final = Air("reserve", "depth", (4, 6, 8, 10), "BOM-4403", may_pass=True)
GIVEN_AIR: Final = Air("own", "value", (7, 6, 5, 4), "BOM-4903", may_pass=True)

MISSIONS: Final[dict[str, Mission]] = {
    "44": Mission(12, Mix(1, 3), NONE, without(10), box=4, parts=(COMMON_AIR,)),
    "49": Mission(12, TWO, NONE, without(10), box=4, parts=(GIVEN_AIR,)),
    "53": Mission(12, TWO, NONE, without(6, 9), box=4, parts=(Score(),)),
}
FOR_TWO: Final[dict[str, Mission]] = {
    "49": replace(MISSIONS["49"], red=THREE),
    "53": replace(MISSIONS["53"], red=THREE),
}
