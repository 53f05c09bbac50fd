"""The sky with its drawn lines and triangles, and the planets and craft that there are on a sky of each size."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from functools import cache, lru_cache, reduce
from itertools import combinations
from operator import or_
from typing import Literal, NewType

import msgspec

from cosmotheque.games.space_connection.components.lattice import AXES, Point, lattice, triangle
from cosmotheque.games.space_connection.components.numbered import Numbered

Position = NewType("Position", str)
"""A position by its row's letter and its column's number: "g7" is the middle of a sky of side 6."""

Side = Literal[3, 6, 9]
"""Steps from the middle of a sky to its corners."""
DRAWN = 3  # SC-2, SC-3: every third line is drawn, and the triangles between them have this edge


class Craft(StrEnum):
    ROCKET = "rocket"
    SHIP = "ship"
    SUPER_SHIP = "super-ship"
    LASER = "laser"


class Fleet(msgspec.Struct, frozen=True):
    """The craft that a seat has left."""

    rockets: int
    ships: int
    super_ships: int
    lasers: int

    def has(self, craft: Craft) -> int:
        """The number of craft of this kind left."""
        count: int = getattr(self, FLEET_FIELDS[craft])
        return count

    def with_more(self, craft: Craft, count: int) -> "Fleet":
        """The fleet with so many more, or fewer, of one kind."""
        return msgspec.structs.replace(self, **{FLEET_FIELDS[craft]: self.has(craft) + count})


FLEET_FIELDS = {
    Craft.ROCKET: "rockets",
    Craft.SHIP: "ships",
    Craft.SUPER_SHIP: "super_ships",
    Craft.LASER: "lasers",
}


class Box(msgspec.Struct, frozen=True):
    """The box of a sky of one size: planets, the systems they form, and each seat's craft."""

    planets: int
    systems: int
    fleet: Fleet


BOXES: dict[Side, Box] = {  # SC-5, SC-6, SC-21
    3: Box(planets=6, systems=3, fleet=Fleet(rockets=8, ships=3, super_ships=2, lasers=2)),
    6: Box(planets=20, systems=9, fleet=Fleet(rockets=30, ships=10, super_ships=5, lasers=5)),
    9: Box(planets=44, systems=18, fleet=Fleet(rockets=66, ships=22, super_ships=10, lasers=8)),
}


class Place(msgspec.Struct, frozen=True, array_like=True):
    """A position and where it lies, in axial coordinates: ["g7", 0, 0]."""

    at: Position
    q: int
    r: int


class Triangle(msgspec.Struct, frozen=True):
    """A drawn triangle: its centre and its ten positions."""

    centre: Position
    positions: tuple[Position, ...]


class Chart(msgspec.Struct, frozen=True):
    """The printed sky, to be drawn from: positions, drawn lines from end to end, drawn triangles."""

    places: tuple[Place, ...]
    lines: tuple[tuple[Position, ...], ...]
    triangles: tuple[Triangle, ...]


class Space:
    """The geometry of a sky of one side. Sets of positions are bit masks over `names`."""

    def __init__(self, side: Side) -> None:
        self.box = BOXES[side]
        self.lattice = lattice(side)
        self.names = Numbered(name_point(point, side) for point in self.lattice.points)
        self.number = {name: number for number, name in enumerate(self.names)}
        self.bit = {name: 1 << number for number, name in enumerate(self.names)}
        self.everything = self.lattice.everything
        self.ship_reach = tuple(near | 1 << number for number, near in enumerate(self.lattice.near))  # SC-11
        self.lines = self._drawn_lines()
        self.triangles = self._drawn_triangles()
        self.centres = sum(1 << number for number in self.triangles)
        self.beams = self._beams()
        self.sight = self._sight()
        self.chart = self._chart()

    def mask(self, positions: Iterable[Position]) -> int:
        """The set of these positions."""
        return reduce(or_, map(self.bit.__getitem__, positions), 0)

    @lru_cache(maxsize=4096)  # noqa: B019 - there is one space for each side, for good
    def positions(self, mask: int) -> tuple[Position, ...]:
        """The positions of a set, row by row. A move leaves most of what is seen of a sky as it was."""
        return tuple(self.names.those(mask))

    def beam_ends(self, emitters: Sequence[Position]) -> Iterator[tuple[Position, Position]]:
        """The pairs of emitters that share a drawn line."""
        return (
            (one, two) for one, two in combinations(emitters, 2) if (self.number[one], self.number[two]) in self.beams
        )

    def _drawn_lines(self) -> tuple[tuple[int, ...], ...]:
        """SC-2: every third line in each direction, by numbers of positions from end to end."""
        side, index = self.lattice.side, self.lattice.index
        values = range(-side, side + 1, DRAWN)
        return tuple(
            tuple(index[point] for point in self.lattice.line(axis, value)) for axis in AXES for value in values
        )

    def _drawn_triangles(self) -> dict[int, int]:
        """SC-3: what each triangle between drawn lines holds, by the number of its centre."""
        found = {}
        for point in self.lattice.points:
            for upside_down in (False, True):
                inside = triangle(point, DRAWN, upside_down=upside_down)
                if all(coordinate % DRAWN == 0 for coordinate in point) and set(inside) <= self.lattice.index.keys():
                    found[self.lattice.index[_centre(inside)]] = self.lattice.mask(inside)
        return dict(sorted(found.items()))

    def _beams(self) -> dict[tuple[int, int], int]:
        """SC-13: what two emitters on a common drawn line uncover, both ends included; both orders are there."""
        found = {}
        for line in self.lines:
            for (start, one), (end, other) in combinations(enumerate(line), 2):
                found[one, other] = found[other, one] = sum(1 << number for number in line[start : end + 1])
        return found

    def _sight(self) -> tuple[int, ...]:
        """For each position, the others on a drawn line with it."""
        seen = [0] * len(self.names)
        for one, other in self.beams:
            seen[one] |= 1 << other
        return tuple(seen)

    def _chart(self) -> Chart:
        places = (Place(name, *point) for name, point in zip(self.names, self.lattice.points, strict=True))
        return Chart(
            places=tuple(places),
            lines=tuple(tuple(self.names[number] for number in line) for line in self.lines),
            triangles=tuple(Triangle(self.names[n], self.positions(mask)) for n, mask in self.triangles.items()),
        )


@cache
def space(side: Side) -> Space:
    """The sky of that side."""
    return Space(side)


def name_point(point: Point, side: int) -> Position:
    """The name of a point: rows are lettered from above, columns numbered along the row."""
    return Position(f"{chr(ord('a') + point.r + side)}{point.q + side + 1}")


def _centre(inside: tuple[Point, ...]) -> Point:
    return Point(sum(point.q for point in inside) // len(inside), sum(point.r for point in inside) // len(inside))
