"""Box 4: missions 43 to 54."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.components import YELLOW, yellow
from cosmotheque.games.bomb_busters.options.mission import (
    FOUR,
    NONE,
    THREE,
    TWO,
    AtOnce,
    Mission,
    Tokens,
    without,
)

LIES: Final = Tokens("false", "false", "false", lies_on_reds=True)  # BOM-5201, BOM-5202

MISSIONS: Final[dict[str, Mission]] = {
    "46": Mission(
        12,
        NONE,
        FOUR,
        without(7),
        yellows=(yellow(5), yellow(6), yellow(7), yellow(8)),
        box=4,
        parts=(AtOnce("BOM-4602", "BOM-4601", 7, last=True),),
    ),
    "48": Mission(
        12,
        TWO,
        THREE,
        apart="yellow",
        apart_to="first",
        box=4,
        parts=(AtOnce("BOM-4802", "BOM-4801", YELLOW, shows=True),),
    ),
    "52": Mission(12, THREE, NONE, cards=without(1, 12), tokens=LIES, box=4),  # BOM-5203
}
FOR_TWO: Final[dict[str, Mission]] = {
    "46": replace(MISSIONS["46"], tokens=Tokens(captain_for_two=False)),
    "48": replace(MISSIONS["48"], red=THREE),
    "52": replace(MISSIONS["52"], yellow=FOUR),
}
