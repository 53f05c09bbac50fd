"""Worth of the equipment of the boxes."""

from collections.abc import Iterator, Sequence
from typing import Final

from cosmotheque.games.bomb_busters.belief.believe import Belief, believe
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, Offer, judges
from cosmotheque.games.bomb_busters.bots.stakes import tool_cost
from cosmotheque.games.bomb_busters.bots.telling import surprise
from cosmotheque.games.bomb_busters.components import RED
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.stock.data import FastPass, Hook, LabelSingle, Stock
from cosmotheque.games.bomb_busters.rules.allowed import special_actions
from cosmotheque.games.bomb_busters.rules.stands import count_uncut, hand_by_value, value_at
from cosmotheque.games.bomb_busters.view.seen import View

CAUGHT: Final = 0.4  # a hook that catches the wrong wire has at least shown one, and cost no mistake


@judges(Stock)
class StockSense(Judgement[Stock]):
    def offers(self, view: View, belief: Belief) -> Iterator[Offer]:
        """Two own wires for a card."""
        for action in special_actions(view, view.active):
            if isinstance(action, FastPass):
                yield Offer(tool_cost(view), action)

    def help(self, view: View, actions: Sequence[Action]) -> Action | None:
        """The label costs nothing: where it tells most."""
        labels = [
            action for action in actions if isinstance(action, LabelSingle) and value_at(view, action.slot) != RED
        ]
        return max(labels, key=lambda label: surprise(view, label.slot), default=None) or self._hook(view, actions)

    def _hook(self, view: View, actions: Sequence[Action]) -> Hook | None:
        """BOM-298: on the own turn, the wire that is probably the last one missing for a solo cut."""
        hooks = [action for action in actions if isinstance(action, Hook)]
        if not hooks or view.seat != view.active:
            return None
        held = hand_by_value(view, view.active)
        wanted = [value for value, own in held.items() if value != RED and len(own) == count_uncut(view, value) - 1]
        belief = believe(view)
        chances = {hook: sum(belief.chances(hook.slot)[value] for value in wanted) for hook in hooks}
        best = max(hooks, key=lambda hook: chances[hook])
        return best if chances[best] >= CAUGHT else None
