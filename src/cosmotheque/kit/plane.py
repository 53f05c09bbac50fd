"""Points of the plane with whole coordinates, so that distances compare exactly."""

from math import isqrt, sqrt

import msgspec


class Point(msgspec.Struct, frozen=True, array_like=True):
    x: int
    y: int


def squared(a: Point, b: Point) -> int:
    """The square of the distance."""
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2


def distance(a: Point, b: Point) -> float:
    return sqrt(squared(a, b))


def whole_distance(a: Point, b: Point) -> int:
    """The distance rounded down."""
    return isqrt(squared(a, b))


def is_near_segment(point: Point, start: Point, end: Point, radius: int) -> bool:
    """Whether the segment from `start` to `end` comes within `radius` of `point`. Exact."""
    length = squared(start, end)
    along = (point.x - start.x) * (end.x - start.x) + (point.y - start.y) * (end.y - start.y)
    if along <= 0 or length == 0:
        return squared(point, start) <= radius * radius
    if along >= length:
        return squared(point, end) <= radius * radius
    across = (point.x - start.x) * (end.y - start.y) - (point.y - start.y) * (end.x - start.x)
    return across * across <= radius * radius * length
