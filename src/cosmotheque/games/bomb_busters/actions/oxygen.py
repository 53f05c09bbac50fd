"""What is done with oxygen besides breathing it (BOM-228, BOM-4902, BOM-5408)."""

from typing import Final

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.state import Slot


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Skip the turn, though something could be cut (BOM-228)."""


class HandTo(msgspec.Struct, frozen=True, tag="hand-to", gc=False):
    """Say which teammate gets the tokens that this turn's cut costs (BOM-4902)."""

    seat: Seat


class Seal(msgspec.Struct, frozen=True, tag="seal", gc=False):
    """Pay for an own breach, and lay it down (BOM-5408)."""

    slot: Slot


PASS: Final = Pass()
