"""Missions 55 to 66 (box 5)."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.options.bonds import CommonConstraint, OwnConstraints
from cosmotheque.games.bomb_busters.options.mission import NONE, ONE, TWO, Mission

MISSIONS: Final[dict[str, Mission]] = {
    "57": Mission(12, ONE, NONE, stuck="skip", box=5, parts=(CommonConstraint("BOM-5702", "paired"),)),
    "61": Mission(12, ONE, NONE, stuck="skip", box=5, parts=(OwnConstraints("BOM-6102", "ring"),)),
}
FOR_TWO: Final[dict[str, Mission]] = {
    "57": replace(MISSIONS["57"], red=TWO),
    "61": replace(MISSIONS["61"], red=TWO),
}
