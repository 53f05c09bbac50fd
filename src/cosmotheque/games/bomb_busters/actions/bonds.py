"""What can be done in missions with constraints, a weak link, or hidden number cards."""

from typing import Final

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.state import Letter


class TakeConstraint(msgspec.Struct, frozen=True, tag="constraint", gc=False):
    """Choose an own constraint (BOM-3101)."""

    letter: Letter


class Keep(msgspec.Struct, frozen=True, tag="keep"):
    """Leave the open constraint (BOM-3202)."""


class Replace(msgspec.Struct, frozen=True, tag="replace"):
    """Have the next constraint turned up (BOM-3202)."""


class TurnRing(msgspec.Struct, frozen=True, tag="ring", gc=False):
    """Move all constraints: 1 is one place clockwise, -1 the other way, 0 leaves them (BOM-6103)."""

    by: int


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """Discard the own constraint for a random one of F to L (BOM-6104)."""


class ComeLast(msgspec.Struct, frozen=True, tag="last", gc=False):
    """This number's constraint comes last (BOM-5704)."""

    number: int


class Accuse(msgspec.Struct, frozen=True, tag="accuse", gc=False):
    """Say who is the weak link, and what they obey (BOM-3405)."""

    seat: Seat
    letter: Letter


class LayNumber(msgspec.Struct, frozen=True, tag="lay", gc=False):
    """Lay a number card face down (BOM-2902)."""

    number: int


KEEP: Final = Keep()
REPLACE: Final = Replace()
SWAP: Final = Swap()
