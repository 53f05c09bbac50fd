"""Missions 55 to 66 (box 5)."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.options.mission import NONE, THREE, TWO, Fuse, Mission, without
from cosmotheque.games.bomb_busters.options.numbers import OwnCards, Targets

MISSIONS: Final[dict[str, Mission]] = {
    "62": Mission(12, TWO, NONE, fuse=Fuse(start=1, rises=True), box=5, parts=(Targets(),)),
    "65": Mission(12, THREE, NONE, without(10), seats=(3, 5), box=5, parts=(OwnCards(),)),
}
FOR_TWO: Final[dict[str, Mission]] = {
    "62": replace(MISSIONS["62"], red=THREE),
}
