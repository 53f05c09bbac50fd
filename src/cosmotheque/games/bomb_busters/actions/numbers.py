"""What can be done with number cards (BOM-120 ff.)."""

from typing import Final

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.state import Slot


class ChooseEnd(msgspec.Struct, frozen=True, tag="end", gc=False):
    """Lay the sequence card at the end of the line where this number is (BOM-3601)."""

    number: int


class TurnDown(msgspec.Struct, frozen=True, tag="turn-down", gc=False):
    """Turn a number card down, to cut its value (BOM-2601)."""

    number: int


class Reckon(msgspec.Struct, frozen=True, tag="reckon"):
    """Discard two number cards whose sum or difference is the value to cut (BOM-4701)."""

    numbers: tuple[int, ...]
    value: int


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Discard two number cards, advance the detonator, and pass (BOM-4703)."""

    numbers: tuple[int, ...]


class HandOn(msgspec.Struct, frozen=True, tag="hand-on", gc=False):
    """Give a number card to a teammate (BOM-6504)."""

    number: int
    seat: Seat


class TurnOver(msgspec.Struct, frozen=True, tag="turn-over"):
    """Reveal the top card of the number deck (BOM-5102)."""


class Name(msgspec.Struct, frozen=True, tag="name", gc=False):
    """Say who has to cut the value (BOM-261)."""

    seat: Seat


class Silence(msgspec.Struct, frozen=True, tag="silence"):
    """Do not volunteer (BOM-4505)."""


class OwnUp(msgspec.Struct, frozen=True, tag="own-up", gc=False):
    """Mark an own wire, having been told to cut what one has not (BOM-173)."""

    slot: Slot


class ShowReds(msgspec.Struct, frozen=True, tag="show-reds"):
    """Lay down the last wires, all red, whoever's turn it is (BOM-4506)."""


TURN_OVER: Final = TurnOver()
SILENCE: Final = Silence()
SHOW_REDS: Final = ShowReds()
