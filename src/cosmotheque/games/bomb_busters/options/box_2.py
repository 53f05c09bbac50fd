"""The second box: missions 20 to 30."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.options.mission import FOUR, TWO, Mission, Mix, without
from cosmotheque.games.bomb_busters.options.wires import XWires

MISSIONS: Final[dict[str, Mission]] = {
    "20": Mission(12, TWO, TWO, without(2), box=2, parts=(XWires(),)),
}
FOR_TWO: Final[dict[str, Mission]] = {
    "20": replace(MISSIONS["20"], red=Mix(2, 3), yellow=FOUR),
}
