"""The fifth box: missions 55 to 66."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.options.mission import NONE, ONE, THREE, TWO, Mission, Mix
from cosmotheque.games.bomb_busters.options.wires import Outward

MISSIONS: Final[dict[str, Mission]] = {
    "56": Mission(12, Mix(2, 3), NONE, box=5, parts=(Outward(),)),
    "64": Mission(12, ONE, NONE, box=5, parts=(Outward(count=2),)),
}
FOR_TWO: Final[dict[str, Mission]] = {
    "56": replace(MISSIONS["56"], red=THREE),
    "64": replace(MISSIONS["64"], red=TWO),
}
