"""The box: tiles, cards, fuel, and the table they lie on. Lengths are tenths of a millimetre."""

from math import isqrt, sqrt
from typing import Annotated, Literal

import msgspec


# A place on the table. Its coordinates are whole numbers, so that distances compare exactly.
class Point(msgspec.Struct, frozen=True, array_like=True):
    x: int
    y: int


# CON-1: tile 0 is Earth, 1 to 18 the planets A to R, 19 to 23 the asteroids of the pro variant.
EARTH = 0
PLANETS = tuple(range(1, 19))
ASTEROIDS = tuple(range(19, 24))
SIGNAL_CARDS = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)

# CON-2, CON-3, CON-10, CON-21
TABLE = 4000
RADIUS = 150
GAP = 60
EARTH_OFFSET = 400
ASTEROID_RING = (550, 1100)
CENTRE = Point(TABLE // 2, TABLE // 2)

ROUNDS = 12
BASE_FUEL = 6
FUEL_TO_MOVE_ON = 3
PRO_FUEL = 5
TRANSMISSIONS = 3
DRAFT_STEPS = 100
"""CON-10: the most changes to a route before a transmission. After that it is only led to its end."""

# CON-12: milliseconds.
SHORTEST_FLIGHT = 80
LONGEST_TRANSMISSION = 120_000

Aid = Literal["fifty-fifty", "first-stopover", "change-goal"]
AIDS: tuple[Aid, ...] = ("fifty-fifty", "first-stopover", "change-goal")

# CON-28
CERTIFICATES = (42, 39, 34, 28, 22, 16, 10, 0)


class Flight(msgspec.Struct, frozen=True, array_like=True):
    """One leg as it was held: milliseconds since the transmission began."""

    take_off: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_TRANSMISSION)]
    landing: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_TRANSMISSION)]

    @property
    def duration(self) -> int:
        return self.landing - self.take_off


def tile_name(tile: int) -> str:
    """A to R, `Earth`, or `*1` to `*5` for the asteroids."""
    if tile == EARTH:
        return "Earth"
    return chr(ord("A") + tile - 1) if tile in PLANETS else f"*{tile - 18}"


def certificate(score: int) -> int:
    """The certificate a score earns, named by the fewest points it takes."""
    return next(points for points in CERTIFICATES if score >= points)


def squared_distance(a: Point, b: Point) -> int:
    """The square of the distance."""
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2


def distance(a: Point, b: Point) -> float:
    return sqrt(squared_distance(a, b))


def whole_distance(a: Point, b: Point) -> int:
    """The distance rounded down."""
    return isqrt(squared_distance(a, b))


def is_near_segment(point: Point, start: Point, end: Point, radius: int) -> bool:
    """True if the segment from `start` to `end` comes within `radius` of `point`. Exact."""
    length = squared_distance(start, end)
    along = (point.x - start.x) * (end.x - start.x) + (point.y - start.y) * (end.y - start.y)
    if along <= 0 or length == 0:
        return squared_distance(point, start) <= radius * radius
    if along >= length:
        return squared_distance(point, end) <= radius * radius
    across = (point.x - start.x) * (end.y - start.y) - (point.y - start.y) * (end.x - start.x)
    return across * across <= radius * radius * length
