"""Box 2: missions 20 to 30."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.options.mission import NONE, AtOnce, Cards, Mission, Mix

MISSIONS: Final[dict[str, Mission]] = {
    "23": Mission(
        12,
        Mix(1, 3),
        NONE,
        Cards(count=7, unlock="at_once_done", at_once=False),
        box=2,
        parts=(AtOnce("BOM-2302", "BOM-2305"),),
    ),
}
FOR_TWO: Final[dict[str, Mission]] = {
    "23": replace(MISSIONS["23"], red=Mix(2, 3)),
}
