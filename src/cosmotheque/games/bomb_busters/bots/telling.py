"""The information that a wire gives the others: for tokens of all kinds, marks, and the choice among equal wires."""

from collections.abc import Sequence
from functools import cache
from math import comb, log

from cosmotheque.games.bomb_busters.components import COPIES, is_blue
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.mission import TokenKind
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.rules.filing import sorted_places
from cosmotheque.games.bomb_busters.rules.stands import wire_at
from cosmotheque.games.bomb_busters.rules.tokens import copies_on, is_denied, is_marked
from cosmotheque.games.bomb_busters.view.seen import View

LEAST = 1e-9  # keeps the logarithm finite


def most_telling(view: View, slots: Sequence[Slot]) -> Slot:
    """The own wire that nobody would have expected there; what is shown already tells nothing."""
    return max(slots, key=lambda slot: surprise(view, slot))


def surprise(view: View, slot: Slot) -> float:
    """The surprise of a wire's number at its place, before anything is known of its stand."""
    wire = wire_at(view, slot)
    if wire.shown or not is_blue(wire.code):
        return 0.0
    numbers = mission_of(view.options, view.seats).blue
    size, place = rank_of(view, slot)
    return -log(max(place_chance(size, place, wire.code // 10, numbers), LEAST))


def rank_of(view: View, slot: Slot) -> tuple[int, int]:
    """The number of wires in order on the stand, and the wire's place among them; a loose wire is alone."""
    if wire_at(view, slot).loose:
        return 1, 0
    places = sorted_places(view.stands[slot.stand])
    return len(places), slot.place - places.start


def token_information(view: View, slot: Slot, kind: TokenKind) -> float:
    """The information of a true token of a kind: the less it is expected at its place, the more."""
    if is_marked(view.stands[slot.stand].wires[slot.place]):
        return 0.0
    match kind:
        case "parity":
            return -log(max(parity_chance(view, slot), LEAST))
        case "count":
            return -log(copies_chance(view, copies_on(view, slot)))
        case _:
            return surprise(view, slot)


def parity_chance(view: View, slot: Slot) -> float:
    """The probability that the place of a wire has a number as even or odd as its own."""
    wires = view.stands[slot.stand].wires
    numbers = mission_of(view.options, view.seats).blue
    first = 2 - wires[slot.place].code // 10 % 2
    return sum(place_chance(len(wires), slot.place, number, numbers) for number in range(first, numbers + 1, 2))


def copies_chance(view: View, copies: int) -> float:
    """The probability that a stand which holds a number holds it so often."""
    here, others = 1 / len(view.stands), COPIES - 1
    return comb(others, copies - 1) * here ** (copies - 1) * (1 - here) ** (COPIES - copies)


def lie_information(view: View, slot: Slot, value: int) -> float:
    """The information that a wire does not have a value: the likelier the value was, the more."""
    wires, numbers = view.stands[slot.stand].wires, mission_of(view.options, view.seats).blue
    if value > numbers or is_denied(wires[slot.place], value):
        return 0.0
    return -log(max(1 - place_chance(len(wires), slot.place, value, numbers), LEAST))


def absence_information(view: View, stand: int, value: int) -> float:
    """The information that a stand lacks a value."""
    wires = view.stands[stand].wires
    return sum(lie_information(view, Slot(stand, place), value) for place, wire in enumerate(wires) if not wire.cut)


@cache
def place_chance(size: int, place: int, number: int, numbers: int) -> float:
    """The probability of a number at a place of a sorted stand, as if its wires were drawn one by one.

    The numbers are never used up in this reckoning. It only ranks the wires of one stand, and costs no count of deals.
    """
    lower, equal = (number - 1) / numbers, 1 / numbers
    higher = max(0.0, 1 - lower - equal)
    return sum(
        comb(size, below) * lower**below * comb(size - below, same) * equal**same * higher ** (size - below - same)
        for below in range(place + 1)
        for same in range(place + 1 - below, size - below + 1)
    )
