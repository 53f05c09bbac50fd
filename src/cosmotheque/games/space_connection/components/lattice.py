"""The triangular lattice: points with six neighbours, in axial coordinates, and hexagons cut out of it.

Sets of points of one hexagon are bit masks: bit `i` stands for `Lattice.points[i]`.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import compress, count
from typing import Final, Literal, NamedTuple

from cosmotheque.games.space_connection.components.numbered import Numbered

Axis = Literal[0, 1, 2]
AXES: tuple[Axis, Axis, Axis] = (0, 1, 2)
FLAGS: Final = bytes.maketrans(b"01", b"\0\1")


class Point(NamedTuple):
    """A point by its axial coordinates."""

    q: int
    r: int

    def shift(self, q: int, r: int) -> "Point":
        """The point that lies so far from this one."""
        return Point(self.q + q, self.r + r)

    def along(self, axis: Axis) -> int:
        """The coordinate that is the same for all points of a straight line: q, r or q + r."""
        return (self.q, self.r, self.q + self.r)[axis]


DIRECTIONS = (Point(1, 0), Point(0, 1), Point(-1, 1), Point(-1, 0), Point(0, -1), Point(1, -1))
"""The six steps to a neighbour, each next to the one before it."""


def neighbours(point: Point) -> tuple[Point, ...]:
    """The six points next to this one, going around it."""
    return tuple(point.shift(*step) for step in DIRECTIONS)


def distance(one: Point, other: Point) -> int:
    """The number of steps between two points."""
    q, r = one.q - other.q, one.r - other.r
    return max(abs(q), abs(r), abs(q + r))


def hexagon(side: int) -> tuple[Point, ...]:
    """All points at most `side` steps from the origin, row by row."""
    span = range(-side, side + 1)
    return tuple(Point(q, r) for r in span for q in span if abs(q + r) <= side)


def triangle(corner: Point, edge: int, *, upside_down: bool = False) -> tuple[Point, ...]:
    """The points of a triangle with `edge` steps a side; `corner` has its least q and r, or its greatest."""
    sign = -1 if upside_down else 1
    return tuple(corner.shift(sign * q, sign * r) for r in range(edge + 1) for q in range(edge + 1 - r))


class Lattice:
    """A hexagon of the lattice, its points numbered row by row and its sets of points as bit masks."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.points = hexagon(side)
        self.numbers = Numbered(range(len(self.points)))
        self.index = {point: number for number, point in enumerate(self.points)}
        self.everything = (1 << len(self.points)) - 1
        self.near = tuple(self.mask(near for near in neighbours(point) if near in self.index) for point in self.points)

    def mask(self, points: Iterable[Point]) -> int:
        """The set of these points."""
        return sum({1 << self.index[point] for point in points})

    def line(self, axis: Axis, value: int) -> tuple[Point, ...]:
        """The points of a straight line from one border to the other."""
        return tuple(point for point in self.points if point.along(axis) == value)

    @lru_cache(maxsize=1024)  # noqa: B019 - there is one lattice for each side, for good
    def around(self, mask: int) -> int:
        """The neighbours of a set that do not belong to it."""
        reached = 0
        for number in self.numbers.those(mask):
            reached |= self.near[number]
        return reached & ~mask

    @lru_cache(maxsize=1024)  # noqa: B019 - there is one lattice for each side, for good
    def groups(self, mask: int) -> tuple[int, ...]:
        """The connected parts of a set, by their first points."""
        found = []
        while mask:
            group = self.group(mask, mask & -mask)
            mask ^= group
            found.append(group)
        return tuple(found)

    def group(self, mask: int, seed: int) -> int:
        """The part of a set that is connected with `seed`, which lies in it."""
        near, rest, edge = self.near, mask ^ seed, seed
        while edge:
            low = edge & -edge
            fresh = near[low.bit_length() - 1] & rest
            rest ^= fresh
            edge ^= low | fresh
        return mask ^ rest


@cache
def lattice(side: int) -> Lattice:
    """The hexagon of that side."""
    return Lattice(side)


def nth(mask: int, place: int) -> int:
    """The number in a small set that comes after so many others."""
    for _ in range(place):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def bits(mask: int) -> Iterator[int]:
    """The numbers in a set, ascending."""
    return compress(count(), f"{mask:b}"[::-1].encode().translate(FLAGS))
