"""Wires on their stands. They have no names: a slot is a place on a stand."""

from typing import Final, Literal

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import VALUES
from cosmotheque.kit.kept import kept

NO_STAND: Final = -1  # where a wire was dealt that came from the robot or the pile (BOM-4301, BOM-5401)


class Slot(msgspec.Struct, frozen=True, array_like=True, order=True, gc=False):
    """The `place`-th wire, from its owner's left, of a stand; both count from 0."""

    stand: int
    place: int


NOWHERE: Final = Slot(-1, -1)  # a place that is not known


class Note(msgspec.Struct, frozen=True):
    """A token that does not say the value of its wire: "even", "odd", `value` "times" on its stand, or "not" `value`.

    It was only `said` where there was no such token (BOM-166, BOM-174).
    """

    kind: Literal["even", "odd", "times", "not"]
    value: int = 0
    said: bool = False


class Wire(msgspec.Struct, frozen=True):
    """`code` is UNSEEN in the views of seats that do not know it.

    `shown` is a value that everybody knows, by a `token` in front of it or because it was said (BOM-20). `notes` are
    tokens that say less. `origin` is the stand it was dealt to, or NO_STAND; `knowers` are former owners, who remember
    it (BOM-42). An `x` wire and an `outward` one stand outside the order; the second is read by everybody except its
    owner (BOM-180, BOM-190). `told` is the number of the token beside its stand that says something of it; 0 for none
    (BOM-5001).
    """

    code: int
    origin: int
    cut: bool = False
    shown: int = 0
    token: bool = False
    knowers: tuple[Seat, ...] = ()
    notes: tuple[Note, ...] = ()
    x: bool = False
    outward: bool = False
    told: int = 0

    @property
    def loose(self) -> bool:
        """True if it lies outside the order, where equipment and characters do not reach (BOM-182, BOM-196)."""
        return self.x or self.outward


class Beside(msgspec.Struct, frozen=True):
    """A token beside a stand: its stand or the whole hand lacked `value`, or "marked": all such wires had tokens."""

    value: int
    says: Literal["stand", "hand", "marked"]


class Stand(msgspec.Struct, frozen=True, cache_hash=True, dict=True):
    """Wires in ascending order, but for loose ones at the ends.

    `reds` are the tokens beside it in Cannes (BOM-80), `beside` those of values lacked. Most moves leave a stand as it
    is, and states share it, with what was read off it.
    """

    owner: Seat
    wires: tuple[Wire, ...]
    reds: tuple[int, ...] = ()
    beside: tuple[Beside, ...] = ()

    @kept
    def uncut(self) -> tuple[int, ...]:
        """The places of its uncut wires, from its owner's left."""
        return tuple([place for place, wire in enumerate(self.wires) if not wire.cut])

    @kept
    def values_cut(self) -> tuple[int, ...]:
        """The values of its cut wires."""
        return tuple([VALUES[wire.code] for wire in self.wires if wire.cut])

    @kept
    def open_values(self) -> tuple[int, ...]:
        """The values of its wires that lie face up or are shown, place by place; 0 for the others."""
        return tuple([VALUES[wire.code] if wire.cut else wire.shown for wire in self.wires])

    @kept
    def tokens(self) -> tuple[int, ...]:
        """The values of the tokens that lie at it, those of a false one included (BOM-163, BOM-169)."""
        found = [*self.reds, *[token.value for token in self.beside]] if self.reds or self.beside else []
        for wire in [wire for wire in self.wires if wire.token or wire.notes]:
            if wire.token:
                found.append(wire.shown)
            found += [note.value for note in wire.notes if note.kind == "not" and not note.said]
        return tuple(found)

    @kept
    def knowers(self) -> frozenset[Seat]:
        """The seats that have had some of its wires."""
        return frozenset([seat for wire in self.wires for seat in wire.knowers])

    @kept
    def has_loose(self) -> bool:
        """True if some of its wires lie outside the order."""
        return any([wire.x or wire.outward for wire in self.wires])


class Marker(msgspec.Struct, frozen=True):
    """A red or yellow wire shown on the board; not `sure` when only some of them are in play (BOM-7)."""

    wire: int
    sure: bool


class Card(msgspec.Struct, frozen=True):
    """An equipment card; `lock` is the number card that lies on it, 0 where there is none (BOM-1201)."""

    number: int
    used: bool = False
    lock: int = 0
