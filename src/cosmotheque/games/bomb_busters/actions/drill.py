"""What can be done in a mission in parts, besides what it asks for."""

from typing import Final

import msgspec


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Leave the rest of a number, which could be finished at once, for later (BOM-3017)."""


LEAVE: Final = Leave()
