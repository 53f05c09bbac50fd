"""The robot on the number track that carries wires, and taking them from it (BOM-215 to BOM-218)."""

import msgspec

from cosmotheque.core.game import Seat


class Carrier(msgspec.Struct, frozen=True):
    """It stands on a number and goes on by `facing`, 1 or -1; its wires lie face down, in no order."""

    place: int
    facing: int
    wires: tuple[int, ...]


class TakeTask(msgspec.Struct, frozen=True, tag="take-wire"):
    """To draw one of the robot's wires for `taker` (BOM-217)."""

    seat: Seat
    taker: Seat


class FileTask(msgspec.Struct, frozen=True, tag="file-wire"):
    """To choose the stand for a wire from the robot or the pile; nobody else knows its `code` (BOM-4303, BOM-5406)."""

    seat: Seat
    code: int
