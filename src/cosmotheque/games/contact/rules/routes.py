"""Legs and routes (CON-9, CON-10)."""

from functools import lru_cache
from itertools import pairwise

from cosmotheque.games.contact.components import RADIUS, Flight, Point, is_near_segment, whole_distance
from cosmotheque.games.contact.state import State


@lru_cache(maxsize=256)
def open_legs(tiles: tuple[Point, ...]) -> tuple[tuple[int, ...], ...]:
    """For each tile the tiles a straight flight can reach."""
    everywhere = range(len(tiles))
    return tuple(tuple(end for end in everywhere if _is_open(tiles, start, end)) for start in everywhere)


def _is_open(tiles: tuple[Point, ...], start: int, end: int) -> bool:
    """CON-10: no third tile lies within 15 mm of the way."""
    others = (tile for number, tile in enumerate(tiles) if number not in (start, end))
    return start != end and not any(is_near_segment(tile, tiles[start], tiles[end], RADIUS) for tile in others)


def route_end(state: State) -> int:
    """Where the drafted route has got to."""
    return state.route[-1] if state.route else state.rocket


def next_stops(state: State) -> tuple[int, ...]:
    """The tiles the draft may go on to: reachable, and not on the route yet."""
    visited = {state.rocket, *state.route}
    return tuple(tile for tile in open_legs(state.tiles)[route_end(state)] if tile not in visited)


def leads_to_goal(state: State, tile: int) -> bool:
    """Whether a way over tiles that the draft has not visited leads from this one to the goal."""
    seen = {state.rocket, *state.route, tile}
    frontier = [tile]
    for stop in frontier:
        reached = [other for other in open_legs(state.tiles)[stop] if other not in seen]
        seen.update(reached)
        frontier.extend(reached)
    return state.goal in frontier


def is_complete(state: State) -> bool:
    return bool(state.route) and state.route[-1] == state.goal


def leg_lengths(tiles: tuple[Point, ...], rocket: int, route: tuple[int, ...]) -> tuple[int, ...]:
    """How far each leg of a route is, in tenths of a millimetre."""
    stops = (rocket, *route)
    return tuple(whole_distance(tiles[a], tiles[b]) for a, b in pairwise(stops))


def follow_each_other(flights: tuple[Flight, ...], shortest: int) -> bool:
    """CON-11, CON-12: each flight lasts, and begins when the one before has landed."""
    landed = 0
    for flight in flights:
        if flight.take_off < landed or flight.duration < shortest:
            return False
        landed = flight.landing
    return True
