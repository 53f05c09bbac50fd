"""Spreading the tiles (CON-2, CON-3, CON-21): drawn one by one, and drawn again while they lie wrongly."""

from collections.abc import Callable
from functools import partial
from random import Random

from cosmotheque.games.contact.components import (
    ASTEROID_RING,
    ASTEROIDS,
    CENTRE,
    EARTH_OFFSET,
    GAP,
    PLANETS,
    RADIUS,
    TABLE,
    Point,
    squared_distance,
)

Allowed = Callable[[Point], bool]
TRIES = 200
"""The draws after which a tile counts as having no place, or hardly any: all are spread anew."""


def spread_tiles(pro: bool, rng: Random) -> tuple[Point, ...]:
    """Earth, the planets, and in the pro variant the asteroids, by tile number."""
    while True:
        earth = CENTRE if pro else _draw_earth(rng)
        inner = _draw_all(len(ASTEROIDS) if pro else 0, partial(is_within, earth, *ASTEROID_RING), [earth], rng)
        about = partial(is_beyond_ring, earth, ASTEROID_RING[1]) if pro else _is_anywhere
        tiles = inner and _draw_all(len(PLANETS), about, inner, rng)
        if inner and tiles:
            return (earth, *tiles[len(inner) :], *inner[1:])


def is_within(centre: Point, least: int, most: int, point: Point) -> bool:
    return least * least <= squared_distance(point, centre) <= most * most


def is_beyond_ring(centre: Point, most: int, point: Point) -> bool:
    """CON-21: the planets lie about the ring of asteroids."""
    return squared_distance(point, centre) > most * most


def is_free(point: Point, others: list[Point]) -> bool:
    """Wholly on the table, with the gap of CON-2 to every other tile."""
    apart = 2 * RADIUS + GAP
    inside = all(RADIUS <= axis <= TABLE - RADIUS for axis in (point.x, point.y))
    return inside and all(squared_distance(point, other) >= apart * apart for other in others)


def _is_anywhere(_point: Point) -> bool:
    return True


def _draw_earth(rng: Random) -> Point:
    while True:
        point = Point(*(axis + rng.randint(-EARTH_OFFSET, EARTH_OFFSET) for axis in (CENTRE.x, CENTRE.y)))
        if is_within(CENTRE, 0, EARTH_OFFSET, point):
            return point


def _draw_all(count: int, allowed: Allowed, lying: list[Point], rng: Random) -> list[Point] | None:
    """The tiles that lie, and `count` more after them; None when they did not fit."""
    tiles = list(lying)
    for _ in range(count):
        point = _draw(allowed, tiles, rng)
        if point is None:
            return None
        tiles.append(point)
    return tiles


def _draw(allowed: Allowed, others: list[Point], rng: Random) -> Point | None:
    for _ in range(TRIES):
        point = Point(rng.randint(RADIUS, TABLE - RADIUS), rng.randint(RADIUS, TABLE - RADIUS))
        if allowed(point) and is_free(point, others):
            return point
    return None
