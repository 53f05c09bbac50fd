"""Box 1: missions 9 to 19."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.components import RED
from cosmotheque.games.bomb_busters.options.mission import (
    FOUR,
    NONE,
    ONE,
    THREE,
    TWO,
    AtOnce,
    Cards,
    FaceDown,
    LikeRed,
    Locks,
    Mission,
    Mix,
    Tokens,
)

MISSIONS: Final[dict[str, Mission]] = {
    "11": Mission(12, NONE, TWO, Cards(at_once=False), box=1, parts=(LikeRed(),)),
    "12": Mission(12, ONE, FOUR, Cards(unlock="own_and_number"), box=1, parts=(Locks(),)),
    "13": Mission(
        12,
        THREE,
        NONE,
        tokens=Tokens(captain_for_two=False, random=True),
        apart="red",
        apart_to="first",
        box=1,
        parts=(AtOnce("BOM-1303", "BOM-1305", RED),),
    ),
    "15": Mission(12, Mix(1, 3), NONE, Cards(unlock="number_deck", at_once=False), box=1, parts=(FaceDown(),)),
}
FOR_TWO: Final[dict[str, Mission]] = {
    "11": replace(MISSIONS["11"], yellow=FOUR, tokens=Tokens(captain_for_two=False)),
    "12": replace(MISSIONS["12"], red=TWO),
    "15": replace(MISSIONS["15"], red=Mix(2, 3)),
}
