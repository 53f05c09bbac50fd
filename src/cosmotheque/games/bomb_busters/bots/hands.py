"""What others probably hold: for lines that let everybody cut something, and for whom to hand the turn to."""

from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.belief.believe import Belief, believe
from cosmotheque.games.bomb_busters.components import BONUS_CARTOUCHES, COFFEE_CARTOUCHES, LIAISONS
from cosmotheque.games.bomb_busters.rules.grids import accessible
from cosmotheque.games.bomb_busters.rules.stands import left_of, owner_of, uncut_of, value_at
from cosmotheque.games.bomb_busters.state import Slot
from cosmotheque.games.bomb_busters.view import View

ENOUGH: Final = 2.0  # accessible values that a hand should hold
COFFEE: Final = 0.5
BONUS: Final = 0.25


def line_worth(view: View, cartouche: int) -> float:
    """BOM-83: how many hands a cartouche helps that have little to cut, and how much of it is shown already."""
    belief, values = believe(view), set(accessible(view))
    opened = [value for value in LIAISONS[cartouche] if value not in values and left_of(view, value)]
    worth = COFFEE * (cartouche in COFFEE_CARTOUCHES) + BONUS * (cartouche in BONUS_CARTOUCHES)
    for seat in map(Seat, range(view.seats)):
        before = sum(holds(view, belief, seat, value) for value in values)
        more = sum(holds(view, belief, seat, value) for value in opened)
        worth += min(before + more, ENOUGH) - min(before, ENOUGH)
    return worth + sum(len(_shown(view, value)) for value in opened)


def hand_over_worth(view: View, seat: Seat) -> float:
    """How likely a seat is to hold something that it can see on another stand."""
    belief = believe(view)
    seen = [value for value in accessible(view) if any(owner_of(view, slot) != seat for slot in _shown(view, value))]
    return max((holds(view, belief, seat, value) for value in seen), default=0.0)


def holds(view: View, belief: Belief, seat: Seat, value: int) -> float:
    """The chance that a seat has an uncut wire of a value; wires are taken one by one."""
    if seat == view.seat:
        return float(any(value_at(view, slot) == value for slot in uncut_of(view, seat)))
    missing = 1.0
    for slot in uncut_of(view, seat):
        missing *= 1 - belief.chances(slot)[value]
    return 1 - missing


def _shown(view: View, value: int) -> list[Slot]:
    """The uncut wires that everybody knows to be of a value."""
    return [
        Slot(number, place)
        for number, stand in enumerate(view.stands)
        for place, wire in enumerate(stand.wires)
        if not wire.cut and wire.shown == value
    ]
