"""Choice between taking a free turn and leaving it to seats with a safer cut (BOM-274)."""

from typing import Final

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.belief.believe import believe
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.free_order.data import ClaimTask, FreeOrder, Hold, Snip
from cosmotheque.games.bomb_busters.rules.cuts import announceable, may_reveal_reds, pointable, solo_cuts
from cosmotheque.games.bomb_busters.view.seen import View

# What chance of success a cut must have, by how often everybody has left the turn to the others.
ENOUGH: Final = (0.98, 0.7, 0.0)


@judges(FreeOrder)
class Eagerness(Judgement[FreeOrder]):
    def worth(self, view: View, action: Action) -> float | None:
        match action:
            case Snip():
                task = view.tasks[0]
                rounds = task.rounds if isinstance(task, ClaimTask) else 0
                return best_chance(view) - ENOUGH[min(rounds, len(ENOUGH) - 1)]
            case Hold():
                return 0.0
            case _:
                return None


def best_chance(view: View) -> float:
    """The chance of the seat's safest action, if it took the turn."""
    if view.seat is None:
        return 0.0
    own = replace(view, active=Seat(view.seat))
    if may_reveal_reds(own, own.active) or solo_cuts(own, own.active):
        return 1.0
    belief, values = believe(view), announceable(own, own.active)
    slots = [slot for stand in pointable(own, own.active) for slot in stand]
    return max((belief.chances(slot)[value] for slot in slots for value in values), default=0.0)
