"""Order of cuts in a mission in parts: first the part's demands, and yellow wires before all are wanted at once."""

from collections.abc import Iterator
from typing import Final

from cosmotheque.games.bomb_busters.belief.believe import Belief
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, Offer, judges
from cosmotheque.games.bomb_busters.bots.stakes import mistake_cost
from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.drill.data import LEAVE, Drill, Leave
from cosmotheque.games.bomb_busters.parts.drill.rules_stages import stage_of, wanted_values
from cosmotheque.games.bomb_busters.parts.script.rules import by_time
from cosmotheque.games.bomb_busters.view.seen import View

# A step is what missing a part costs; how far to count on the others to meet it, while they have turns.
OTHERS: Final = 0.5
WELCOME: Final = 0.004  # to meet a part that costs nothing: it decides between nearly even cuts
SOON: Final = 0.06  # a pair of yellow wires fewer to be found at once, where a mistake is the end (BOM-3019)
LATER: Final = 0.002  # to leave a number unfinished: no more than a sure cut is worth


@judges(Drill)
class DrillSense(Judgement[Drill]):
    def cost(self, view: View, value: int, four: bool = False) -> float:
        """The cost of a cut: negative for the part's demands, and for yellow wires, which are seldom known in time."""
        if value == YELLOW:
            return -SOON
        if value not in wanted_values(view):
            return 0.0
        if stage_of(view).missed != "step" or view.parts.drill is None:
            return -WELCOME
        last = not by_time(view) and view.parts.drill.left <= 1
        return -mistake_cost(view) * (1.0 if last else OTHERS)

    def offers(self, view: View, belief: Belief) -> Iterator[Offer]:
        if view.parts.drill is not None and view.parts.drill.finishing:
            yield Offer(LATER, LEAVE)

    def weigh(self, view: View, belief: Belief, action: Action) -> float | None:
        return LATER if isinstance(action, Leave) else None
