"""Box 5: missions 55 to 66."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.options.bunker import Bunker
from cosmotheque.games.bomb_busters.options.mission import (
    NONE,
    THREE,
    TWO,
    Mission,
    all_tokens,
    without,
)

MISSIONS: Final[dict[str, Mission]] = {
    "58": Mission(  # BOM-5801, BOM-5802
        12, TWO, NONE, cards=without(4, 7), tokens=all_tokens("none"), characters="endless", box=5
    ),
    "66": Mission(12, TWO, TWO, stuck="skip", box=5, parts=(Bunker(),)),
}
FOR_TWO: Final[dict[str, Mission]] = {
    "58": replace(MISSIONS["58"], red=THREE),
}
