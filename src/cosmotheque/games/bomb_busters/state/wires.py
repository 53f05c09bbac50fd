"""Wires on their stands. They have no names: a slot is a place on a stand."""

import msgspec

from cosmotheque.core.game import Seat


class Slot(msgspec.Struct, frozen=True, array_like=True, order=True, gc=False):
    """The `place`-th wire, from its owner's left, of a stand; both count from 0."""

    stand: int
    place: int


class Wire(msgspec.Struct, frozen=True):
    """`code` is UNSEEN in the views of those who do not know it.

    `shown` is a value that everybody knows, by a `token` in front of it or because it was said (BOM-20). `origin` is
    the stand it was dealt to; `knowers` are former owners, who remember it (BOM-42).
    """

    code: int
    origin: int
    cut: bool = False
    shown: int = 0
    token: bool = False
    knowers: tuple[Seat, ...] = ()


class Stand(msgspec.Struct, frozen=True):
    """Wires in ascending order; `reds` are the tokens beside it in Cannes (BOM-80)."""

    owner: Seat
    wires: tuple[Wire, ...]
    reds: tuple[int, ...] = ()


class Marker(msgspec.Struct, frozen=True):
    """A red or yellow wire shown on the board; not `sure` when only some of them are in play (BOM-7)."""

    wire: int
    sure: bool


class Card(msgspec.Struct, frozen=True):
    number: int
    used: bool = False
