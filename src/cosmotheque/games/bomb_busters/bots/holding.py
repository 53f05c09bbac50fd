"""The chance that a seat holds a value, and the wires that everybody knows."""

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.belief.believe import Belief
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.rules.stands import uncut_of, value_at
from cosmotheque.games.bomb_busters.view.seen import View


def holds(view: View, belief: Belief, seat: Seat, value: int) -> float:
    """The chance that a seat has an uncut wire of a value.

    Wires are taken as independent, which they are not quite: hands are only compared by it, and the chances are there.
    """
    if seat == view.seat:
        return float(any(value_at(view, slot) == value for slot in uncut_of(view, seat)))
    missing = 1.0
    for slot in uncut_of(view, seat):
        missing *= 1 - belief.chances(slot)[value]
    return 1 - missing


def shown_wires(view: View, value: int) -> list[Slot]:
    """The uncut wires that everybody knows to be of a value."""
    return [
        Slot(number, place)
        for number, stand in enumerate(view.stands)
        for place, wire in enumerate(stand.wires)
        if not wire.cut and wire.shown == value
    ]
