"""What somebody may have announced by a clue that is not understood yet: before that it says nothing (BOM-2502)."""

from collections.abc import Callable, Iterator
from random import Random

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import COPIES, NUMBERS
from cosmotheque.games.bomb_busters.model.facts import Lacks
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.parts.clues.data import EACH, OFFERED, ClueTask, Hints, Meant
from cosmotheque.games.bomb_busters.rules.cuts import own_wires
from cosmotheque.games.bomb_busters.rules.stands import (
    by_value,
    left_of,
    others_with_wires,
    uncut_of,
    value_at,
    wire_at,
)
from cosmotheque.games.bomb_busters.view.seen import View

Deal = list[list[int]]


def draw_deal(view: View, rng: Random, draw: Callable[[View, Random], Deal]) -> tuple[Deal, int]:
    """A deal that a view allows, and the number of a solo cut that is not understood yet; 0 where there is none.

    Whoever makes one has all that is left of some number; all that could be are taken for equally likely.
    """
    meant = view.parts.clues.meant if view.parts.clues else None
    if meant is None or meant.kind != "solo" or meant.values[0]:
        return draw(view, rng), 0
    for number in _complete(view, meant.seat, rng):
        others = tuple(slot for mate in others_with_wires(view, meant.seat) for slot in uncut_of(view, mate))
        try:
            return draw(replace(view, facts=(*view.facts, Lacks(others, (number,)))), rng), number
        except LookupError:
            continue
    raise LookupError(view.seat)


def _complete(view: View, seat: Seat, rng: Random) -> Iterator[int]:
    """The numbers of which a seat may have all that is left, in no order."""
    mates = [slot for mate in others_with_wires(view, seat) for slot in uncut_of(view, mate)]
    seen = {value for slot in mates for value in (value_at(view, slot), wire_at(view, slot).shown)}
    numbers = [number for number in NUMBERS if left_of(view, number) in (2, COPIES) and number not in seen]
    rng.shuffle(numbers)
    yield from numbers


def fill_hints(state: State, hints: Hints | None, solo: int, rng: Random) -> Hints | None:
    """What was announced, as it goes with the imagined hand of whoever did."""
    if hints is None or hints.meant is None or 0 not in hints.meant.values:
        return hints
    waits = bool(state.tasks) and isinstance(state.tasks[0], ClueTask)
    offered = tuple(sorted(rng.sample(range(EACH), OFFERED))) if waits else ()
    return replace(hints, meant=_filled(state, hints.meant, solo, rng), offered=offered)


def _filled(state: State, meant: Meant, solo: int, rng: Random) -> Meant:
    match meant.kind:
        case "solo":
            return replace(meant, values=(solo,))
        case "radar":
            return replace(meant, values=(rng.choice(NUMBERS),))
        case "cut":
            held = by_value(state, own_wires(state, meant.seat))
            numbers = [number for number in held if number in NUMBERS]
            rng.shuffle(numbers)
            values = tuple(value or numbers[place % len(numbers)] for place, value in enumerate(meant.values))
            own: tuple[Slot, ...] = tuple(rng.choice(held[value]) for value in values)
            return replace(meant, values=values, own=own)
