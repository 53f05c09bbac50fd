"""The third box: missions 31 to 42."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.options.mission import FOUR, NONE, THREE, TWO, Mission, Mix, without
from cosmotheque.games.bomb_busters.options.wires import Outward, XWires

MISSIONS: Final[dict[str, Mission]] = {
    "35": Mission(12, Mix(2, 3), FOUR, without(2), box=3, parts=(XWires(late=True),)),
    "38": Mission(12, TWO, NONE, box=3, parts=(Outward(everybody=False),)),
}
FOR_TWO: Final[dict[str, Mission]] = {
    "35": replace(MISSIONS["35"], red=THREE),
    "38": replace(MISSIONS["38"], red=THREE),
}
