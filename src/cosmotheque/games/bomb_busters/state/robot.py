"""The robot (BOM-215)."""

import msgspec

from cosmotheque.core.game import Seat


class Robot(msgspec.Struct, frozen=True):
    """`place` is its space of the track, or counts the cards of the `line` from 0; it faces its end with +1."""

    place: int
    facing: int = 1
    line: tuple[int, ...] = ()


class LineupTask(msgspec.Struct, frozen=True, tag="lineup"):
    """The number cards are laid in a line (BOM-5901)."""

    seat: Seat


class FaceTask(msgspec.Struct, frozen=True, tag="face"):
    """To turn the robot round, or not (BOM-5902)."""

    seat: Seat
