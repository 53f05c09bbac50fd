"""Looking at stands: what is uncut, whose it is, how many wires of a value are left. Works on states and views."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain
from typing import Any, Final, Protocol, TypeVar

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import COPIES, NUMBERS, RED, VALUES, YELLOW
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.facts import Fact
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Parts
from cosmotheque.games.bomb_busters.model.state import Draft
from cosmotheque.games.bomb_busters.model.wires import Card, Slot, Stand, Wire
from cosmotheque.kit.last import last

LONGEST_STAND: Final = 20
SLOTS: Final = tuple(tuple(Slot(stand, place) for place in range(LONGEST_STAND)) for stand in range(5))


class StateOrView(Protocol):
    """The fields that a state and a view have in common. In a view only what the seat knows can be asked for."""

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
    def aside(self) -> tuple[int, ...]: ...
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
    def characters(self) -> tuple[int, ...]: ...
    @property
    def turns(self) -> int: ...
    @property
    def parts(self) -> Parts: ...
    @property
    def facts(self) -> tuple[Fact, ...]: ...


AnyTable = TypeVar("AnyTable", bound=StateOrView)


def with_parts(table: AnyTable, **slices: Any) -> AnyTable:
    """The state or view with other slices of parts."""
    changed: AnyTable = replace(table, parts=replace(table.parts, **slices))  # type: ignore[type-var]
    return changed


def stands_of(table: StateOrView, seat: Seat) -> list[int]:
    return [number for number, stand in enumerate(table.stands) if stand.owner == seat]


def owner_of(table: StateOrView, slot: Slot) -> Seat:
    return table.stands[slot.stand].owner


@lru_cache(maxsize=8192)
def slots_at(stand: int, places: tuple[int, ...]) -> tuple[Slot, ...]:
    """The slots of these places. Which wires of a stand are uncut everybody knows: no secret decides what is kept."""
    return tuple(SLOTS[stand][place] for place in places)


def uncut_on(table: StateOrView, stand: int) -> tuple[Slot, ...]:
    """The uncut wires of one stand, from its owner's left."""
    return slots_at(stand, table.stands[stand].uncut)


def uncut_of(table: StateOrView, seat: Seat) -> tuple[Slot, ...]:
    """The uncut wires of a hand: two stands of one player are one hand (BOM-9)."""
    return _uncut_of(table.stands, seat)


@last
def _uncut_of(stands: tuple[Stand, ...], seat: Seat) -> tuple[Slot, ...]:
    own = [slots_at(number, stand.uncut) for number, stand in enumerate(stands) if stand.owner == seat]
    return own[0] if len(own) == 1 else tuple(chain(*own))


def wire_at(table: StateOrView, slot: Slot) -> Wire:
    return table.stands[slot.stand].wires[slot.place]


def within_reach(table: StateOrView, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
    """The wires that equipment and characters may touch: not the loose ones (BOM-182, BOM-196)."""
    if not slots or not any([stand.has_loose for stand in table.stands]):
        return slots
    return tuple(slot for slot in slots if not wire_at(table, slot).loose)


def has_wires(table: StateOrView, seat: Seat) -> bool:
    for stand in table.stands:  # noqa: SIM110 - asked many times a move, and a loop is the fastest
        if stand.owner == seat and stand.uncut:
            return True
    return False


def all_cut(table: StateOrView) -> bool:
    """True if no stand has an uncut wire left."""
    for stand in table.stands:  # noqa: SIM110 - as above
        if stand.uncut:
            return False
    return True


def seats_in_turn(table: StateOrView, first: Seat) -> tuple[Seat, ...]:
    """All seats, clockwise from this one."""
    return _clockwise(first, table.seats)


@lru_cache
def _clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    return tuple(Seat((first + step) % seats) for step in range(seats))


def others_with_wires(table: StateOrView, seat: Seat) -> list[Seat]:
    """The other seats with uncut wires, clockwise from `seat`."""
    owners = {stand.owner for stand in table.stands if stand.uncut}
    return [other for other in _clockwise(seat, table.seats)[1:] if other in owners]


def code_at(table: StateOrView, slot: Slot) -> int:
    return table.stands[slot.stand].wires[slot.place].code


def value_at(table: StateOrView, slot: Slot) -> int:
    return VALUES[table.stands[slot.stand].wires[slot.place].code]


def deadly_values(table: StateOrView) -> tuple[int, ...]:
    """The values that explode: red, and a number that is like red (BOM-1101)."""
    return (RED, table.parts.gear.like_red) if table.parts.gear and table.parts.gear.like_red else (RED,)


def harmless_values(table: StateOrView) -> tuple[int, ...]:
    """All other values."""
    deadly = deadly_values(table)
    return tuple(value for value in (*NUMBERS, YELLOW) if value not in deadly)


def is_deadly(table: StateOrView, slot: Slot) -> bool:
    return value_at(table, slot) in deadly_values(table)


def are_deadly(table: StateOrView, slots: Iterable[Slot]) -> bool:
    """True if all of them are deadly."""
    deadly = deadly_values(table)
    for slot in slots:  # noqa: SIM110 - as above
        if value_at(table, slot) not in deadly:
            return False
    return True


def by_value(table: StateOrView, slots: Iterable[Slot]) -> dict[int, list[Slot]]:
    """Slots by the value they hold, in ascending order; yellow and red come last."""
    held: dict[int, list[Slot]] = {}
    stands = table.stands
    for slot in slots:
        value = VALUES[stands[slot.stand].wires[slot.place].code]
        if value in held:
            held[value].append(slot)
        else:
            held[value] = [slot]
    return dict(sorted(held.items()))


def hand_by_value(table: StateOrView, seat: Seat) -> dict[int, list[Slot]]:
    """The same of all uncut wires of a hand, in one pass over them."""
    held: dict[int, list[Slot]] = {}
    for number, stand in enumerate(table.stands):
        if stand.owner == seat:
            for slot, wire in zip(SLOTS[number], stand.wires, strict=False):
                if not wire.cut:
                    value = VALUES[wire.code]
                    if value in held:
                        held[value].append(slot)
                    else:
                        held[value] = [slot]
    return dict(sorted(held.items()))


def cut_counts(table: StateOrView) -> tuple[int, ...]:
    """The number of cut wires of each value, by value."""
    return _cut_counts(table.stands)


@last
def _cut_counts(stands: tuple[Stand, ...]) -> tuple[int, ...]:
    counts = [0] * (RED + 1)
    for stand in stands:
        for value in stand.values_cut:
            counts[value] += 1
    return tuple(counts)


def in_play(table: StateOrView, value: int) -> int:
    """The number of wires of a number, or of a colour, that the mission is played with."""
    count = mission_of(table.options, table.seats).wires[value]
    return count + table.parts.breaches.breaches if value == RED and table.parts.breaches else count


def count_uncut(table: StateOrView, value: int) -> int:
    """The number of wires of a number, or of yellow ones, that are still uncut."""
    return in_play(table, value) - cut_counts(table)[value]


def complete_numbers(table: StateOrView) -> tuple[int, ...]:
    """The numbers whose four wires are cut (BOM-19)."""
    counts = cut_counts(table)
    return tuple([number for number in NUMBERS if counts[number] == COPIES])


def is_slot(table: StateOrView, slot: Slot) -> bool:
    """True if there is such a place at all."""
    return 0 <= slot.stand < len(table.stands) and 0 <= slot.place < len(table.stands[slot.stand].wires)
