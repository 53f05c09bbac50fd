"""What happens with the robot that carries wires."""

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.state import Slot


class CarrierMoved(msgspec.Struct, frozen=True, tag="carrier-moved"):
    """The robot stands on another number of the track (BOM-216)."""

    place: int


class WireTaken(msgspec.Struct, frozen=True, tag="wire-taken"):
    """A wire of the robot was filed unseen; all see where (BOM-4303)."""

    seat: Seat
    slot: Slot
