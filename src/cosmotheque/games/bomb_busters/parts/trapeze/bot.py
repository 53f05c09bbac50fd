"""Choice of the wire to pass on (BOM-4205)."""

from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.components import RED
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.trapeze.data import Toss, Trapeze
from cosmotheque.games.bomb_busters.rules.stands import owner_of, uncut_of, value_at
from cosmotheque.games.bomb_busters.view.seen import View


@judges(Trapeze)
class Catching(Judgement[Trapeze]):
    def worth(self, view: View, action: Action) -> float | None:
        """The worth of a toss: one of several equal wires can be found and cut with another; a red one is no gift."""
        if not isinstance(action, Toss):
            return None
        value = value_at(view, action.slot)
        hand = uncut_of(view, owner_of(view, action.slot))
        return 0.0 if value == RED else float(sum(value_at(view, slot) == value for slot in hand))
