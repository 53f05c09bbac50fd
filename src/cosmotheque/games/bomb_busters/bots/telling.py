"""How much a wire tells the others when its value is shown: for tokens, marks, and the choice among equal wires."""

from functools import cache
from math import comb, log

from cosmotheque.games.bomb_busters.components import is_blue
from cosmotheque.games.bomb_busters.options import mission_of
from cosmotheque.games.bomb_busters.rules.filing import sorted_places
from cosmotheque.games.bomb_busters.rules.stands import wire_at
from cosmotheque.games.bomb_busters.state import Slot
from cosmotheque.games.bomb_busters.view import View

LEAST = 1e-9  # keeps the logarithm finite


def most_telling(view: View, slots: list[Slot]) -> Slot:
    """The own wire that nobody would have expected there; what is shown already tells nothing."""
    return max(slots, key=lambda slot: surprise(view, slot))


def surprise(view: View, slot: Slot) -> float:
    """How unexpected a wire's number is at its place, before anything is known of its stand."""
    wire = wire_at(view, slot)
    if wire.shown or not is_blue(wire.code):
        return 0.0
    numbers = mission_of(view.options, view.seats).blue
    size, place = rank_of(view, slot)
    return -log(max(place_chance(size, place, wire.code // 10, numbers), LEAST))


def rank_of(view: View, slot: Slot) -> tuple[int, int]:
    """Of how many wires in order it is the how-manieth; one outside the order is the only one of its own."""
    if wire_at(view, slot).loose:
        return 1, 0
    places = sorted_places(view.stands[slot.stand])
    return len(places), slot.place - places.start


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
