"""Info tokens that are not simply in front of a wire with its value."""

from typing import Final

import msgspec

from cosmotheque.games.bomb_busters.state import Slot


class LayBeside(msgspec.Struct, frozen=True, tag="beside", gc=False):
    """Lay a token beside an own stand, for a value that is not there (BOM-162, BOM-171)."""

    stand: int
    value: int


class Lie(msgspec.Struct, frozen=True, tag="lie", gc=False):
    """Put a false token in front of an own wire: it is not of this value (BOM-169)."""

    slot: Slot
    value: int


class Deny(msgspec.Struct, frozen=True, tag="deny"):
    """The detector was wrong, and there are no tokens: nothing more is said (BOM-172)."""


class GiveToken(msgspec.Struct, frozen=True, tag="give-token", gc=False):
    """Choose a token for the left neighbour (BOM-2204)."""

    value: int


class PickToken(msgspec.Struct, frozen=True, tag="pick", gc=False):
    """Take a token from the line (BOM-2702)."""

    value: int


DENY: Final = Deny()
