"""Chances of each hand to make a right cut, as one seat sees them; asked before something is handed on.

Wires are taken as independent, and what others make of the own wires is reckoned by their places alone: hands are only
compared by it, and it costs no further count of deals.
"""

from collections.abc import Iterable
from functools import lru_cache

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.belief.believe import Belief, believe
from cosmotheque.games.bomb_busters.bots.telling import place_chance
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.rules.filing import sorted_places
from cosmotheque.games.bomb_busters.rules.stands import cut_counts, in_play, uncut_of, value_at, wire_at
from cosmotheque.games.bomb_busters.view.seen import View

LIKELY = 0.5


class Prospects:
    """The chances of every hand to hold a value, and to cut it rightly then."""

    def __init__(self, view: View, belief: Belief) -> None:
        self.view = view
        self.belief = belief
        counts = cut_counts(view)
        self.left = {value: in_play(view, value) - counts[value] for value in NUMBERS}
        self.hands = {Seat(seat): uncut_of(view, Seat(seat)) for seat in range(view.seats)}
        self._chances = {slot: belief.chances(slot) for slots in self.hands.values() for slot in slots}
        self._known: dict[tuple[Seat, int], tuple[float, float]] = {}
        self._best: dict[int, dict[Seat, float]] = {}

    def of(self, seat: Seat, value: int) -> tuple[float, float]:
        """The chance that a hand holds a value, and the chance that its cut succeeds if it does."""
        if (seat, value) not in self._known:
            held = self._holding_chance(seat, value) if self.left[value] else 0.0
            self._known[seat, value] = held, self._success_chance(seat, value) if held else 0.0
        return self._known[seat, value]

    def hope(self, seat: Seat, values: Iterable[int]) -> float:
        """The chance that a hand makes a right cut if only these values are allowed, the surest that it holds first."""
        found = sorted((self.of(seat, value)[::-1] for value in values), reverse=True)
        hope, missing = 0.0, 1.0
        for success, held in found:
            hope += missing * held * success
            missing *= 1 - held
        return hope

    def has_blue(self, seat: Seat) -> bool:
        """True if a hand probably needs a value to go on: a hand of nothing but red wires reveals them."""
        return any(sum(self._chances[slot][1 : NUMBERS[-1] + 1]) > LIKELY for slot in self.hands[seat])

    def _holding_chance(self, seat: Seat, value: int) -> float:
        missing = 1.0
        for slot in self.hands[seat]:
            missing *= 1 - self._chances[slot][value]
        return 1 - missing

    def _success_chance(self, seat: Seat, value: int) -> float:
        """All of them may be in the hand; otherwise the likeliest wire of another seat is pointed at."""
        best = max((shown for mate, shown in self._best_seeming(value).items() if mate != seat), default=0.0)
        alone = self._solo_chance(seat, value)
        return alone + (1 - alone) * best

    def _best_seeming(self, value: int) -> dict[Seat, float]:
        """The chance that others give the likeliest wire of each hand of having a value."""
        if value not in self._best:
            self._best[value] = {
                mate: max((self._seeming_chance(mate, slot, value) for slot in slots), default=0.0)
                for mate, slots in self.hands.items()
            }
        return self._best[value]

    def _solo_chance(self, seat: Seat, value: int) -> float:
        """The chance that the hand holds all wires left of a value, if it holds one."""
        left = self.left[value]
        if left == in_play(self.view, value) and left > 2:
            return 0.0
        share = min(sum(self._chances[slot][value] for slot in self.hands[seat]) / left, 1.0)
        return share**left / (1 - (1 - share) ** left) if share else 0.0

    def _seeming_chance(self, mate: Seat, slot: Slot, value: int) -> float:
        """The chance that others give a wire of having a value."""
        if mate != self.view.seat:
            return self._chances[slot][value]
        return self._expected_chance(slot) if self._chances[slot][value] else 0.0

    def _expected_chance(self, slot: Slot) -> float:
        """The chance that others give an own wire of having its value, by its place between wires that all know."""
        wire = wire_at(self.view, slot)
        if wire.shown or wire.outward:
            return 1.0
        value = value_at(self.view, slot)
        if wire.x or value not in NUMBERS:
            return 0.0
        wires, places = self.view.stands[slot.stand].wires, sorted_places(self.view.stands[slot.stand])
        first, last, low, high = slot.place, slot.place, NUMBERS[0], NUMBERS[-1]
        while first > places.start and not (wires[first - 1].cut or wires[first - 1].shown):
            first -= 1
        while last < places.stop - 1 and not (wires[last + 1].cut or wires[last + 1].shown):
            last += 1
        if first > places.start:
            low = min(wires[first - 1].code // 10, high)
        if last < places.stop - 1:
            high = min(wires[last + 1].code // 10, high)
        numbers = [number for number in range(low, high + 1) if number == value or self.left[number]]
        return place_chance(last - first + 1, slot.place - first, numbers.index(value) + 1, len(numbers))


def prospects(view: View) -> Prospects:
    """The prospects that the view's seat sees; the last ones are kept."""
    return _prospects(view)


@lru_cache(maxsize=8)
def _prospects(view: View) -> Prospects:
    return Prospects(view, believe(view))
