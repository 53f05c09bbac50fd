"""The things that actions name, counted from the seat of a view: own stands first, the others' clockwise."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import NUMBERS, YELLOW, Equipment
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.parts.clues.data import EACH
from cosmotheque.games.bomb_busters.parts.constraints.data import LETTERS
from cosmotheque.games.bomb_busters.rules.drafts import TOOLS
from cosmotheque.games.bomb_busters.rules.stands import LONGEST_STAND, SLOTS, wire_at
from cosmotheque.games.bomb_busters.view.seen import View
from cosmotheque.kit.last import last

MOST_SEATS: Final = 5
OWN_STANDS: Final = 2  # two stands of one player are one hand (BOM-9)
OTHER_STANDS: Final = 4
CELLS: Final = 26  # on the largest sheet of a bonus mission
SIDES: Final = 4


@dataclass(frozen=True)
class Part:
    """A set of `size` things, with the place of each in a view."""

    size: int
    index: Callable[[View, Any], int]
    thing: Callable[[View, int], Any]


@last
def stands_around(view: View) -> tuple[list[int], list[int]]:
    """The own stands, and everybody else's clockwise from there."""
    ranked = sorted((_steps(view, stand.owner), number) for number, stand in enumerate(view.stands))
    return [number for steps, number in ranked if not steps], [number for steps, number in ranked if steps]


def outward_wires(view: View) -> list[Slot]:
    """The own outward wires, cut or not, from the left: at most two (BOM-191, BOM-6402)."""
    own, _ = stands_around(view)
    slots = (slot for stand in own for slot in SLOTS[stand][: len(view.stands[stand].wires)])
    return [slot for slot in slots if wire_at(view, slot).outward]


def _steps(view: View, seat: Seat) -> int:
    """The number of steps clockwise from the view's seat to this one."""
    return (seat - (view.seat or 0)) % view.seats


def _seat_after(view: View, steps: int) -> Seat:
    if steps >= view.seats:
        raise IndexError(steps)
    return Seat(((view.seat or 0) + steps) % view.seats)


def _among(*things: Any) -> Part:
    """Some things that are the same for everybody."""
    places = {thing: place for place, thing in enumerate(things)}
    return Part(len(things), lambda _, thing: places[thing], lambda _, index: things[index])


def _stand(side: int, size: int) -> Part:
    return Part(
        size,
        lambda view, stand: stands_around(view)[side].index(stand),
        lambda view, index: stands_around(view)[side][index],
    )


def _slot(stand: Part) -> Part:
    def index(view: View, slot: Slot) -> int:
        return stand.index(view, slot.stand) * LONGEST_STAND + slot.place

    def thing(view: View, index: int) -> Slot:
        number: int = stand.thing(view, index // LONGEST_STAND)
        return SLOTS[number][: len(view.stands[number].wires)][index % LONGEST_STAND]

    return Part(stand.size * LONGEST_STAND, index, thing)


def _pair_of(part: Part, singles: bool = False) -> Part:
    """Two different things of a part in their order; with `singles` also one alone."""
    chosen: list[tuple[int, ...]] = [(one,) for one in range(part.size)] if singles else []
    chosen += combinations(range(part.size), 2)
    places = {indices: place for place, indices in enumerate(chosen)}

    def index(view: View, things: Sequence[Any]) -> int:
        return places[tuple(sorted(part.index(view, thing) for thing in things))]

    def thing(view: View, index: int) -> tuple[Any, ...]:
        return tuple(sorted(part.thing(view, place) for place in chosen[index]))

    return Part(len(chosen), index, thing)


def _outward(view: View, index: int) -> tuple[Slot, ...]:
    wires = outward_wires(view)
    return (wires[index],) if index < OWN_STANDS else (wires[0], wires[1])


OWN_STAND: Final = _stand(0, OWN_STANDS)
OTHER_STAND: Final = _stand(1, OTHER_STANDS)
OWN: Final = _slot(OWN_STAND)
OTHER: Final = _slot(OTHER_STAND)
OWN_PAIR: Final = _pair_of(OWN)
BLIND: Final = Part(
    2, lambda view, slot: outward_wires(view).index(slot), lambda view, index: outward_wires(view)[index]
)
BLINDS: Final = Part(3, lambda view, slots: 2 if len(slots) == 2 else outward_wires(view).index(slots[0]), _outward)
SEAT: Final = Part(MOST_SEATS, _steps, _seat_after)
SEATS: Final = _pair_of(SEAT, singles=True)
NUMBER: Final = _among(*NUMBERS)
NUMBER_PAIR: Final = _pair_of(NUMBER)
VALUE: Final = _among(*NUMBERS, YELLOW)
TOOL: Final = _among(*TOOLS, "at-once")
CARD: Final = _among(*Equipment)
CHARACTER: Final = _among(0, *Equipment)
LETTER: Final = _among(*LETTERS)
YES_OR_NO: Final = _among(False, True)
WAY_ROUND: Final = _among(-1, 0, 1)
CELL: Final = _among(*range(CELLS))
SIDE: Final = _among(*range(SIDES))
CLUE: Final = _among(*range(EACH * len(NUMBERS)))
