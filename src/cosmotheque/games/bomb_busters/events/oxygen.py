"""What happens with oxygen."""

import msgspec

from cosmotheque.core.game import Seat


class AirMoved(msgspec.Struct, frozen=True, tag="air"):
    """Tokens go from a seat to a seat; -1 is the reserve, -2 is out of the game."""

    giver: Seat
    seat: Seat
    count: int


class AirPromised(msgspec.Struct, frozen=True, tag="air-promised"):
    """Somebody said who gets the tokens of this turn (BOM-4902)."""

    giver: Seat
    seat: Seat


class Skipped(msgspec.Struct, frozen=True, tag="skipped"):
    """Somebody passed, though something could have been cut (BOM-228)."""

    seat: Seat
