"""Missions of box 4 (43 to 54)."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.options.mission import (
    FOUR,
    NONE,
    THREE,
    Mission,
    Tokens,
    without,
)

LIES: Final = Tokens("false", "false", "false", lies_on_reds=True)  # BOM-5201, BOM-5202

MISSIONS: Final[dict[str, Mission]] = {
    "52": Mission(12, THREE, NONE, cards=without(1, 12), tokens=LIES, box=4),  # BOM-5203
}
FOR_TWO: Final[dict[str, Mission]] = {
    "52": replace(MISSIONS["52"], yellow=FOUR),
}
