"""Choice of the card to drop when the script wants one (BOM-1906)."""

from typing import Final

from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.components import Equipment
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.script.data import DropCard, Script
from cosmotheque.games.bomb_busters.rules.stands import cut_counts
from cosmotheque.games.bomb_busters.view.seen import View

# Those that make a cut safe, or take a mistake back, are kept longest.
DEAR: Final = (
    Equipment.SUPER_DETECTOR,
    Equipment.STABILIZER,
    Equipment.REWINDER,
    Equipment.TRIPLE_DETECTOR,
    Equipment.RAY,
)


@judges(Script)
class Ballast(Judgement[Script]):
    def worth(self, view: View, action: Action) -> float | None:
        if not isinstance(action, DropCard):
            return None
        is_ready = cut_counts(view)[action.number] >= 2 if action.number in range(1, 13) else False
        dear = len(DEAR) - DEAR.index(Equipment(action.number)) if action.number in DEAR else 0
        return -float(dear + 2 * is_ready)
