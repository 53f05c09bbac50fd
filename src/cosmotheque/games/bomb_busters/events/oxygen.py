"""What happens with oxygen, and with breaches."""

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.state import Slot


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


class AirShared(msgspec.Struct, frozen=True, tag="air-shared"):
    """Each of these seats takes `count` tokens from the reserve; below zero they give them back (BOM-5404 ff.)."""

    seats: tuple[Seat, ...]
    count: int


class Breached(msgspec.Struct, frozen=True, tag="breached"):
    """A red wire of the pile was filed unseen; all see where (BOM-5406)."""

    seat: Seat
    slot: Slot


class Sealed(msgspec.Struct, frozen=True, tag="sealed"):
    """Somebody has paid to lay down a breach (BOM-5408)."""

    seat: Seat
    slot: Slot
    wire: int
