"""Turning the robot (BOM-5902)."""

import msgspec


class Face(msgspec.Struct, frozen=True, tag="face", gc=False):
    """Turn the robot round, or leave it as it is."""

    turn: bool
