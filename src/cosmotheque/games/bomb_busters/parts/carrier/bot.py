"""The worth of cutting the robot's number, and the place to file its wires (BOM-4303)."""

from typing import Final

from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.carrier.data import Carrying, FileWire
from cosmotheque.games.bomb_busters.rules.stands import uncut_on
from cosmotheque.games.bomb_busters.view.seen import View

# The mission is lost with a wire left on the robot, and each pair can be cut at the robot's number or wasted elsewhere.
FETCHING: Final = 0.5


@judges(Carrying)
class FetchingSense(Judgement[Carrying]):
    def worth(self, view: View, action: Action) -> float | None:
        """The stand with fewer wires: there it is found sooner."""
        return -float(len(uncut_on(view, action.stand))) if isinstance(action, FileWire) else None

    def cost(self, view: View, value: int, four: bool = False) -> float:
        carrier = view.parts.carrier
        if carrier is None or not carrier.wires or value != carrier.place:
            return 0.0
        pairs = sum(not wire.cut for stand in view.stands for wire in stand.wires) / 2
        return -FETCHING * min(1.0, len(carrier.wires) / max(pairs, 1.0))
