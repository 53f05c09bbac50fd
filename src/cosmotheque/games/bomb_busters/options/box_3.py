"""Missions of box 3 (31 to 42)."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.options.mission import (
    NONE,
    THREE,
    Mission,
    Mix,
    Tokens,
    all_tokens,
)

BY_SEAT: Final = ("count", "parity", "count", "parity", "count")  # BOM-4001

MISSIONS: Final[dict[str, Mission]] = {
    "33": Mission(12, Mix(2, 3), NONE, tokens=all_tokens("parity"), box=3),  # BOM-3301
    "40": Mission(12, THREE, NONE, tokens=Tokens(by_seat=BY_SEAT, captain_for_two=False), box=3),  # BOM-4001, BOM-4002
}
FOR_TWO: Final[dict[str, Mission]] = {
    "33": replace(MISSIONS["33"], red=THREE),
}
