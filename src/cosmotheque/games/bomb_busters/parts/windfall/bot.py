"""Choice of the token to give away, and of the one to take (BOM-2204, BOM-2702)."""

from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.belief.believe import believe
from cosmotheque.games.bomb_busters.bots.holding import holds
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.bots.telling import absence_information, surprise
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.windfall.data import GiftTask, GiveToken, PickToken, Windfall
from cosmotheque.games.bomb_busters.rules.stands import hand_by_value, stands_of, uncut_of
from cosmotheque.games.bomb_busters.view.seen import View

OWN: Final = 0.5  # more, for a value that the giver can cut with it at once


@judges(Windfall)
class WindfallSense(Judgement[Windfall]):
    def worth(self, view: View, action: Action) -> float | None:
        task = view.tasks[0] if view.tasks else None
        match action:
            case GiveToken(value=value) if isinstance(task, GiftTask):
                return gift_worth(view, task.seat, task.receiver, value)
            case PickToken(value=value) if task is not None:
                return pick_worth(view, task.seat, value)
            case _:
                return None


def gift_worth(view: View, giver: Seat, receiver: Seat, value: int) -> float:
    """The worth of a gift: the receiver probably holds the value unseen; all the more if the giver holds it, too."""
    belief = believe(view)
    hidden = [slot for slot in uncut_of(view, receiver) if not view.stands[slot.stand].wires[slot.place].shown]
    surest = max((belief.chances(slot)[value] for slot in hidden), default=1.0)
    own = value in hand_by_value(view, giver)
    return holds(view, belief, receiver, value) * (1 - surest) * (1 + OWN * own)


def pick_worth(view: View, seat: Seat, value: int) -> float:
    """The information of the token, in front of the own wire that nobody expects, or beside the stand."""
    held = hand_by_value(view, seat).get(value, [])
    if held:
        return max(surprise(view, slot) for slot in held)
    return sum(absence_information(view, stand, value) for stand in stands_of(view, seat))
