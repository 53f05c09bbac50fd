"""Looking at stands: what is uncut, whose it is, how many wires of a value are left. Works on states and views."""

from collections.abc import Iterable, Iterator
from typing import Final, Protocol

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import COPIES, NUMBERS, RED, VALUES, YELLOW, value_of
from cosmotheque.games.bomb_busters.options import Options, mission_of
from cosmotheque.games.bomb_busters.state import (
    Card,
    Carrier,
    Challenges,
    Constraints,
    Draft,
    Drilling,
    Fact,
    Fallen,
    Gear,
    Grid,
    Hints,
    Hull,
    Inside,
    Link,
    Memory,
    Numbers,
    Oxygen,
    Playing,
    Robot,
    Slot,
    Stand,
    Wire,
)
from cosmotheque.kit.last import last

LONGEST_STAND: Final = 20
SLOTS: Final = tuple(tuple(Slot(stand, place) for place in range(LONGEST_STAND)) for stand in range(5))


class StateOrView(Protocol):
    """What a state and a view have in common. In a view only what the seat knows can be asked for."""

    @property
    def options(self) -> Options: ...
    @property
    def seats(self) -> int: ...
    @property
    def captain(self) -> Seat: ...
    @property
    def active(self) -> Seat: ...
    @property
    def stands(self) -> tuple[Stand, ...]: ...
    @property
    def cards(self) -> tuple[Card, ...]: ...
    @property
    def spent(self) -> tuple[Seat, ...]: ...
    @property
    def detonator(self) -> int: ...
    @property
    def stabilized(self) -> bool: ...
    @property
    def draft(self) -> Draft | None: ...
    @property
    def hearts(self) -> tuple[int, ...]: ...
    @property
    def grid(self) -> Grid | None: ...
    @property
    def script(self) -> Playing | None: ...
    @property
    def bunker(self) -> Inside | None: ...
    @property
    def gear(self) -> Gear | None: ...
    @property
    def characters(self) -> tuple[int, ...]: ...
    @property
    def role(self) -> Seat: ...
    @property
    def windfall(self) -> Fallen | None: ...
    @property
    def turns(self) -> int: ...
    @property
    def oxygen(self) -> Oxygen | None: ...
    @property
    def robot(self) -> Robot | None: ...
    @property
    def challenges(self) -> Challenges | None: ...
    @property
    def carrier(self) -> Carrier | None: ...
    @property
    def facts(self) -> tuple[Fact, ...]: ...
    @property
    def constraints(self) -> Constraints | None: ...
    @property
    def link(self) -> Link | None: ...
    @property
    def numbers(self) -> Numbers | None: ...
    @property
    def hull(self) -> Hull | None: ...
    @property
    def hints(self) -> Hints | None: ...
    @property
    def drill(self) -> Drilling | None: ...
    @property
    def memory(self) -> Memory | None: ...


def stands_of(table: StateOrView, seat: Seat) -> Iterator[int]:
    return (index for index, stand in enumerate(table.stands) if stand.owner == seat)


def owner_of(table: StateOrView, slot: Slot) -> Seat:
    return table.stands[slot.stand].owner


def uncut_on(table: StateOrView, stand: int) -> list[Slot]:
    """The uncut wires of one stand, from its owner's left."""
    slots = SLOTS[stand]
    return [slots[place] for place, wire in enumerate(table.stands[stand].wires) if not wire.cut]


def uncut_of(table: StateOrView, seat: Seat) -> list[Slot]:
    """The uncut wires of a hand: two stands of one player are one hand (BOM-9)."""
    return [slot for stand in stands_of(table, seat) for slot in uncut_on(table, stand)]


def wire_at(table: StateOrView, slot: Slot) -> Wire:
    return table.stands[slot.stand].wires[slot.place]


def within_reach(table: StateOrView, slots: Iterable[Slot]) -> list[Slot]:
    """Those that equipment and characters may touch: not the loose ones (BOM-182, BOM-196)."""
    return [slot for slot in slots if not wire_at(table, slot).loose]


def has_wires(table: StateOrView, seat: Seat) -> bool:
    return any(stand.owner == seat and _has_uncut(stand) for stand in table.stands)


def all_cut(table: StateOrView) -> bool:
    """Whether no stand has an uncut wire left."""
    return not any(map(_has_uncut, table.stands))


def _has_uncut(stand: Stand) -> bool:
    for wire in stand.wires:  # noqa: SIM110 - asked many times a move, and a loop is the fastest
        if not wire.cut:
            return True
    return False


def seats_in_turn(table: StateOrView, first: Seat) -> list[Seat]:
    """All seats, clockwise from this one."""
    return [Seat((first + step) % table.seats) for step in range(table.seats)]


def others_with_wires(table: StateOrView, seat: Seat) -> list[Seat]:
    """Everybody else who has uncut wires, clockwise from `seat`."""
    return [other for other in seats_in_turn(table, seat)[1:] if has_wires(table, other)]


def code_at(table: StateOrView, slot: Slot) -> int:
    return table.stands[slot.stand].wires[slot.place].code


def value_at(table: StateOrView, slot: Slot) -> int:
    return value_of(code_at(table, slot))


def deadly_values(table: StateOrView) -> tuple[int, ...]:
    """The values that explode: red, and a number that is like red (BOM-1101)."""
    return (RED, table.gear.like_red) if table.gear and table.gear.like_red else (RED,)


def harmless_values(table: StateOrView) -> tuple[int, ...]:
    """All other values."""
    deadly = deadly_values(table)
    return tuple(value for value in (*NUMBERS, YELLOW) if value not in deadly)


def is_deadly(table: StateOrView, slot: Slot) -> bool:
    return value_at(table, slot) in deadly_values(table)


def by_value(table: StateOrView, slots: Iterable[Slot]) -> dict[int, list[Slot]]:
    """Slots by the value they hold, in ascending order; yellow and red come last."""
    held: dict[int, list[Slot]] = {}
    for slot in slots:
        held.setdefault(value_at(table, slot), []).append(slot)
    return dict(sorted(held.items()))


def cut_counts(table: StateOrView) -> tuple[int, ...]:
    """How many wires of each value are cut, by value."""
    return _cut_counts(table.stands)


@last
def _cut_counts(stands: tuple[Stand, ...]) -> tuple[int, ...]:
    counts = [0] * (RED + 1)
    for stand in stands:
        for wire in stand.wires:
            if wire.cut:
                counts[VALUES[wire.code]] += 1
    return tuple(counts)


def in_play(table: StateOrView, value: int) -> int:
    """How many wires of a number, or of a colour, the mission is played with."""
    mission = mission_of(table.options, table.seats)
    if value == YELLOW:
        return mission.yellow.k
    if value == RED:
        return mission.red.k + (table.hull.breaches if table.hull else 0)
    return COPIES if value <= mission.blue else 0


def left_of(table: StateOrView, value: int) -> int:
    """How many wires of a number, or yellow ones, are still uncut."""
    return in_play(table, value) - cut_counts(table)[value]


def validated(table: StateOrView) -> tuple[int, ...]:
    """The numbers whose four wires are cut (BOM-19)."""
    counts = cut_counts(table)
    return tuple(number for number in NUMBERS if counts[number] == COPIES)


def is_slot(table: StateOrView, slot: Slot) -> bool:
    """Whether there is such a place at all."""
    return 0 <= slot.stand < len(table.stands) and 0 <= slot.place < len(table.stands[slot.stand].wires)
