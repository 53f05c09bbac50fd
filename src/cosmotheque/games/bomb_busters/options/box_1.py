"""Missions of box 1 (9 to 19)."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.options.mission import (
    FOUR,
    NONE,
    THREE,
    TWO,
    Mission,
    Mix,
    Role,
)

MISSIONS: Final[dict[str, Mission]] = {
    "14": Mission(  # BOM-1401, BOM-1402
        12, TWO, Mix(2, 3), box=1, parts=(Role("rookie", "BOM-1402", fatal=True, stabilizer=False),)
    ),
    "17": Mission(  # BOM-1701 to BOM-1705
        12, Mix(2, 3), NONE, box=1, parts=(Role("liar", "BOM-1704", tools=False, lies=True),)
    ),
}
FOR_TWO: Final[dict[str, Mission]] = {
    "14": replace(MISSIONS["14"], red=THREE, yellow=FOUR),
    "17": replace(MISSIONS["17"], red=THREE),
}
