"""Box 5: missions 55 to 66."""

from typing import Final

from cosmotheque.games.bomb_busters.options.bunker import Bunker
from cosmotheque.games.bomb_busters.options.mission import TWO, Mission

MISSIONS: Final[dict[str, Mission]] = {
    "66": Mission(12, TWO, TWO, stuck="skip", box=5, parts=(Bunker(),)),
}
FOR_TWO: Final[dict[str, Mission]] = {}
