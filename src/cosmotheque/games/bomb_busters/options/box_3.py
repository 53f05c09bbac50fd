"""Missions 31 to 42 (box 3)."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.options.bonds import CommonConstraint, OwnConstraints, WeakLink
from cosmotheque.games.bomb_busters.options.mission import NONE, ONE, THREE, TWO, Mission, Mix

MISSIONS: Final[dict[str, Mission]] = {
    "31": Mission(12, Mix(2, 3), NONE, box=3, parts=(OwnConstraints("BOM-3102", "chosen"),)),
    "32": Mission(12, TWO, NONE, stuck="skip", box=3, parts=(CommonConstraint("BOM-3201", "captain"),)),
    "34": Mission(12, ONE, NONE, seats=(3, 5), box=3, parts=(WeakLink(),)),
    "37": Mission(12, TWO, NONE, stuck="skip", box=3, parts=(CommonConstraint("BOM-3701", "complete"),)),
}
FOR_TWO: Final[dict[str, Mission]] = {
    "32": replace(MISSIONS["32"], red=THREE),
    "37": replace(MISSIONS["37"], red=THREE),
}
