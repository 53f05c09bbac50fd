"""The fourth box: missions 43 to 54."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.options.mission import NONE, THREE, Mission, Tokens
from cosmotheque.games.bomb_busters.options.wires import Carrying

MISSIONS: Final[dict[str, Mission]] = {
    "43": Mission(12, THREE, NONE, box=4, parts=(Carrying(),)),
}
FOR_TWO: Final[dict[str, Mission]] = {
    "43": replace(MISSIONS["43"], tokens=Tokens(captain_random_for_two=True)),
}
