"""Facts that everybody knows for certain beyond what lies on the table (BOM-90)."""

from typing import TypeAlias

import msgspec

from cosmotheque.games.bomb_busters.model.wires import Slot


class Holds(msgspec.Struct, frozen=True, tag="holds", cache_hash=True):
    """At least one of these slots holds one of these values: it was announced, or the radar found it."""

    slots: tuple[Slot, ...]
    values: tuple[int, ...]


class Lacks(msgspec.Struct, frozen=True, tag="lacks", cache_hash=True):
    """None of these slots holds any of these values."""

    slots: tuple[Slot, ...]
    values: tuple[int, ...]


class Alike(msgspec.Struct, frozen=True, tag="alike", cache_hash=True):
    """A label says that two wires, the lower first, are equal or not (BOM-41)."""

    lower: Slot
    upper: Slot
    equal: bool


class Order(msgspec.Struct, frozen=True, tag="order", cache_hash=True):
    """Two wires stood side by side before one was exchanged: sorted, and unequal where `strict` (BOM-42)."""

    lower: Slot
    upper: Slot
    strict: bool = False


class Times(msgspec.Struct, frozen=True, tag="times", cache_hash=True):
    """If there is a number at `slot`, it is at `count` of `slots`: that was its stand when it was said (BOM-165)."""

    slot: Slot
    slots: tuple[Slot, ...]
    count: int


class Exactly(msgspec.Struct, frozen=True, tag="exactly", cache_hash=True):
    """Exactly `count` of these slots hold one of these values: a player said how many (BOM-3009)."""

    slots: tuple[Slot, ...]
    values: tuple[int, ...]
    count: int


Fact: TypeAlias = Holds | Lacks | Alike | Order | Times | Exactly
