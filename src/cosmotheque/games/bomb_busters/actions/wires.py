"""What can be done with outward wires, and with wires of the robot."""

import msgspec

from cosmotheque.games.bomb_busters.state import Slot


class BlindCut(msgspec.Struct, frozen=True, tag="blind"):
    """A solo cut that names own outward wires among those of the value (BOM-194, BOM-195)."""

    value: int
    slots: tuple[Slot, ...]


class FileWire(msgspec.Struct, frozen=True, tag="file", gc=False):
    """File the wire that came from the robot or the pile on an own stand (BOM-4303, BOM-5406)."""

    stand: int
