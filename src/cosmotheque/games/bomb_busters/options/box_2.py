"""Missions 20 to 30 (box 2)."""

from typing import Final

from cosmotheque.games.bomb_busters.options.mission import NONE, TWO, Mission, without
from cosmotheque.games.bomb_busters.options.numbers import OpenCards

MISSIONS: Final[dict[str, Mission]] = {
    "26": Mission(12, TWO, NONE, without(10), stuck="skip", box=2, parts=(OpenCards(),)),
}
FOR_TWO: Final[dict[str, Mission]] = {}
