"""Missions 31 to 42 (box 3)."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.options.mission import FOUR, TWO, Mission, Mix
from cosmotheque.games.bomb_busters.options.numbers import Line

MISSIONS: Final[dict[str, Mission]] = {
    "36": Mission(12, Mix(1, 3), TWO, stuck="boom", box=3, parts=(Line("BOM-3602", 5, 2, ends=True),)),
}
FOR_TWO: Final[dict[str, Mission]] = {
    "36": replace(MISSIONS["36"], red=Mix(2, 3), yellow=FOUR),
}
