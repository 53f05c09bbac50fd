"""Drawings of the mentor's thoughts on the board: the heat of a sky."""

import msgspec

from cosmotheque.games.space_connection.components.sky import Position


class Spot(msgspec.Struct, frozen=True):
    """The chance of a planet at a position nobody knows, in whole percents."""

    at: Position
    percent: int


class Heat(msgspec.Struct, frozen=True):
    """Every unknown position of the sky that is probed; `layouts` counts those that fit, None where they were sampled.

    A count beyond what browsers can add up is None as well.
    """

    spots: tuple[Spot, ...]
    layouts: int | None
