"""Guesses at an announcement whose clue is not understood yet: before that it says nothing (BOM-2502)."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import COPIES, NUMBERS
from cosmotheque.games.bomb_busters.model.facts import Fact, Lacks
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.parts.clues.data import EACH, OFFERED, ClueTask, Hints, Meant
from cosmotheque.games.bomb_busters.rules.cuts import own_wires
from cosmotheque.games.bomb_busters.rules.stands import (
    StateOrView,
    by_value,
    count_uncut,
    others_with_wires,
    uncut_of,
    value_at,
    wire_at,
)


def assume_solo(table: StateOrView, rng: Random) -> Iterator[Fact]:
    """The facts of a solo cut not understood yet, one for each number that it could be: nobody else has wires of it.

    All that is left of some number is in its hand; all that could be are taken for equally likely.
    """
    meant = table.parts.clues.meant if table.parts.clues else None
    if meant is None or meant.kind != "solo" or meant.values[0]:
        return
    others = tuple(slot for mate in others_with_wires(table, meant.seat) for slot in uncut_of(table, mate))
    yield from (Lacks(others, (number,)) for number in _complete(table, meant.seat, rng))


def _complete(table: StateOrView, seat: Seat, rng: Random) -> Iterator[int]:
    """The numbers of which a seat may have all that is left, in no order."""
    mates = [slot for mate in others_with_wires(table, seat) for slot in uncut_of(table, mate)]
    seen = {value for slot in mates for value in (value_at(table, slot), wire_at(table, slot).shown)}
    numbers = [number for number in NUMBERS if count_uncut(table, number) in (2, COPIES) and number not in seen]
    rng.shuffle(numbers)
    yield from numbers


def fill_hints(state: State, hints: Hints, assumed: Fact | None, rng: Random) -> Hints:
    """Fill in what was announced, to go with the imagined hand of the seat that announced it."""
    if hints.meant is None or 0 not in hints.meant.values:
        return hints
    solo = assumed.values[0] if isinstance(assumed, Lacks) else 0
    waits = bool(state.tasks) and isinstance(state.tasks[0], ClueTask)
    offered = tuple(sorted(rng.sample(range(EACH), OFFERED))) if waits else ()
    return replace(hints, meant=_fill_values(state, hints.meant, solo, rng), offered=offered)


def _fill_values(state: State, meant: Meant, solo: int, rng: Random) -> Meant:
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
