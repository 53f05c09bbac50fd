"""Missions 20 to 30 (box 2)."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.options.bonds import HiddenNumbers
from cosmotheque.games.bomb_busters.options.mission import NONE, THREE, Mission, Tokens

MISSIONS: Final[dict[str, Mission]] = {
    "29": Mission(12, THREE, NONE, box=2, parts=(HiddenNumbers(),)),
}
FOR_TWO: Final[dict[str, Mission]] = {
    "29": replace(MISSIONS["29"], tokens=Tokens(captain_for_two=False)),
}
