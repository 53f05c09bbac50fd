"""Legs and routes (CON-9, CON-10)."""

from bisect import bisect_left
from functools import lru_cache
from itertools import combinations, pairwise
from math import isqrt

from cosmotheque.games.contact.actions import FLIGHTS_TO, FlyTo
from cosmotheque.games.contact.components import (
    RADIUS,
    Flight,
    Point,
    is_near_segment,
    squared_distance,
    whole_distance,
)
from cosmotheque.games.contact.state import State
from cosmotheque.kit.last import last


@last
def open_legs(tiles: tuple[Point, ...]) -> tuple[tuple[int, ...], ...]:
    """The tiles that a straight flight can reach from each tile. A leg that can be flown can be flown back."""
    return _open_legs(tiles)


@lru_cache(maxsize=256)
def _open_legs(tiles: tuple[Point, ...]) -> tuple[tuple[int, ...], ...]:
    reached: list[list[int]] = [[] for _ in tiles]
    places = sorted((tile.x, tile.y, number) for number, tile in enumerate(tiles))
    for (left, _, start), (right, _, end) in combinations(places, 2):
        between = places[bisect_left(places, (left - RADIUS,)) : bisect_left(places, (right + RADIUS + 1,))]
        if _is_open(tiles, start, end, between):
            reached[start].append(end)
            reached[end].append(start)
    return tuple(tuple(sorted(ends)) for ends in reached)


def _is_open(tiles: tuple[Point, ...], start: int, end: int, between: list[tuple[int, int, int]]) -> bool:
    """CON-10: no third tile lies within 15 mm of the way. Most are not even so near to the line that it is part of."""
    a, b = tiles[start], tiles[end]
    width, height = b.x - a.x, b.y - a.y
    line, near = a.x * height - a.y * width, isqrt(RADIUS * RADIUS * squared_distance(a, b))
    least, most = line - near, line + near
    for x, y, third in between:
        in_line = least <= x * height - y * width <= most and third not in (start, end)
        if in_line and is_near_segment(tiles[third], a, b, RADIUS):
            return False
    return True


def route_end(state: State) -> int:
    """The tile that the drafted route has reached."""
    return state.route[-1] if state.route else state.rocket


def next_flights(state: State) -> list[FlyTo]:
    """The flights by which the draft may go on: to tiles that are reachable, and not on the route yet."""
    visited = {state.rocket, *state.route}
    return [FLIGHTS_TO[tile] for tile in open_legs(state.tiles)[route_end(state)] if tile not in visited]


def flights_to_goal(state: State) -> list[FlyTo]:
    """The next flights from which a way over tiles that the draft has not visited leads to the goal."""
    legs, seen, goal = open_legs(state.tiles), {state.rocket, *state.route}, state.goal
    before = [] if goal is None or goal in seen else [goal]
    seen.update(before)
    for tile in before:
        found = [other for other in legs[tile] if other not in seen]
        seen.update(found)
        before.extend(found)
    return [flight for flight in next_flights(state) if flight.tile in before]


def is_complete(state: State) -> bool:
    return bool(state.route) and state.route[-1] == state.goal


def leg_lengths(tiles: tuple[Point, ...], rocket: int, route: tuple[int, ...]) -> tuple[int, ...]:
    """The length of each leg of a route, in tenths of a millimetre."""
    stops = (rocket, *route)
    return tuple(whole_distance(tiles[a], tiles[b]) for a, b in pairwise(stops))


def are_in_sequence(flights: tuple[Flight, ...], shortest: int) -> bool:
    """CON-11, CON-12: each flight lasts, and begins when the one before has landed."""
    landed = 0
    for flight in flights:
        if flight.take_off < landed or flight.duration < shortest:
            return False
        landed = flight.landing
    return True
