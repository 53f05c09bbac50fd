"""Missions 9 to 19 (box 1)."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.options.mission import FOUR, NO_CARDS, NONE, ONE, THREE, TWO, Mission, Mix, Tokens
from cosmotheque.games.bomb_busters.options.numbers import Called, Line

MISSIONS: Final[dict[str, Mission]] = {
    "9": Mission(12, ONE, TWO, stuck="boom", box=1, parts=(Line("BOM-902", 3, 2),)),
    "16": Mission(12, ONE, Mix(2, 3), stuck="boom", box=1, parts=(Line("BOM-1601", 3, 4),)),
    "18": Mission(12, TWO, NONE, NO_CARDS, Tokens(at_setup=False), box=1, parts=(Called(1800, radar=True),)),
}
FOR_TWO: Final[dict[str, Mission]] = {
    "9": replace(MISSIONS["9"], red=TWO, yellow=FOUR),
    "16": replace(MISSIONS["16"], red=TWO, yellow=FOUR),
    "18": replace(MISSIONS["18"], red=THREE),
}
