"""Who has the role of a mission."""

import msgspec

from cosmotheque.core.game import Seat


class RoleTask(msgspec.Struct, frozen=True, tag="role"):
    """The character cards are dealt: who gets the captain's has the role (BOM-240)."""

    seat: Seat
