"""Oxygen tokens (BOM-225 ff.)."""

from typing import Literal, TypeAlias

import msgspec

from cosmotheque.core.game import Seat

Sign: TypeAlias = Literal["more-oxygen", "enough-oxygen"]
"""The thumb, up or down: all that is said under water (BOM-231)."""


class Oxygen(msgspec.Struct, frozen=True):
    """Tokens in the `reserve` and those of each seat, or before it; `to` is who gets those of this turn, -1 by default.

    All of it is public (BOM-230). A reserve of -1 is without end, and not counted.
    """

    reserve: int
    held: tuple[int, ...]
    to: Seat = Seat(-1)
