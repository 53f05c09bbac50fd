"""The table as the decoder reads it: how long each legal leg is."""

from functools import lru_cache
from typing import TypeAlias

from cosmotheque.games.contact.belief.timing import Shape
from cosmotheque.games.contact.components import Point, distance
from cosmotheque.games.contact.rules.routes import open_legs

Chart: TypeAlias = tuple[tuple[float, ...], ...]
"""Lengths from tile to tile in tenths of a millimetre; 0 where there is no legal leg."""


@lru_cache(maxsize=64)
def chart_of(tiles: tuple[Point, ...]) -> Chart:
    legs = open_legs(tiles)
    everywhere = range(len(tiles))
    return tuple(
        tuple(distance(tiles[start], tiles[end]) if end in legs[start] else 0.0 for end in everywhere)
        for start in everywhere
    )


@lru_cache(maxsize=256)
def felt_chart(chart: Chart, shape: Shape) -> Chart:
    """The same table as a hand of this shape takes it."""
    return tuple(tuple(shape.effective_length(length) if length else 0.0 for length in row) for row in chart)
