"""Worth of completing an open card."""

from typing import Final

from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.bots.stakes import mistake_cost
from cosmotheque.games.bomb_busters.parts.numbers.rules import numbers_of
from cosmotheque.games.bomb_busters.parts.targets.data import Targets
from cosmotheque.games.bomb_busters.rules.stands import count_uncut
from cosmotheque.games.bomb_busters.view.seen import View

COMPLETED: Final = 0.3  # of what the next mistake would cost: a step back is a mistake more in reserve
NEARER: Final = 0.02  # a first pair of a target


@judges(Targets)
class TargetSense(Judgement[Targets]):
    def cost(self, view: View, value: int, four: bool = False) -> float:
        """A complete target is a mistake in reserve, the more welcome the fewer there are."""
        if value not in numbers_of(view).open:
            return 0.0
        return -COMPLETED * mistake_cost(view) if count_uncut(view, value) == 2 else -NEARER
