"""Chances from what speaks for each side: a logistic, or with many sides its generalisation."""

from collections.abc import Sequence
from math import exp
from typing import Final, TypeAlias

Side: TypeAlias = Sequence[float] | None
"""The evidence for a side, in numbers; None for one that has no part in the game any more."""
NOBODY: Final[tuple[float, ...]] = ()
"""The evidence for the opponent of a team, which is no player."""


def shares(sides: Sequence[Side], weights: Sequence[float]) -> tuple[float, ...]:
    """The chance of each side, together 1. `weights` are fitted by `bench/chances.py`."""
    points = [None if side is None else sum(map(float.__mul__, weights, map(float, side))) for side in sides]
    most = max(point for point in points if point is not None)
    parts = [0.0 if point is None else exp(point - most) for point in points]
    return tuple(part / sum(parts) for part in parts)
