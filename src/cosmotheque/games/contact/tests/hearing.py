"""Helpers for the tests of decoder and bots: crews that have heard something, and an independent way to read it."""

from itertools import pairwise, permutations
from math import prod
from random import Random
from statistics import NormalDist

from cosmotheque.core.game import Seat
from cosmotheque.games.contact.belief.timing import PACE, PROPORTIONAL, Shape, Timing, hold_flights
from cosmotheque.games.contact.components import Flight, Point, distance
from cosmotheque.games.contact.options import Options
from cosmotheque.games.contact.rules.layout import spread_tiles
from cosmotheque.games.contact.rules.routes import leg_lengths, open_legs
from cosmotheque.games.contact.state import Phase, Round, State, Transmission
from cosmotheque.games.contact.tests.table import diagram

SOURCE, CREW = Seat(0), Seat(1)
APART = diagram("""
A...@..........B


........................C
""")
"""Three planets at very different distances from Earth."""


def small_table(count: int, seed: int) -> tuple[Point, ...]:
    """The first tiles of a real layout, the first being Earth."""
    return spread_tiles(False, Random(seed))[:count]


def sent(
    tiles: tuple[Point, ...],
    rocket: int,
    route: tuple[int, ...],
    pace: float = PACE,
    noise: float = 0.0,
    shape: Shape = PROPORTIONAL,
) -> Transmission:
    felt = tuple(round(shape.effective_length(length)) for length in leg_lengths(tiles, rocket, route))
    return Transmission(hold_flights(felt, pace, noise, Random(str(route))), route)


def listening(tiles: tuple[Point, ...], goal: int, *heard: Transmission, possible: tuple[int, ...]) -> State:
    """The crew of a base game that has heard this and must say something."""
    return State(
        options=Options(),
        seats=3,
        phase=Phase.GUESS,
        tiles=tiles,
        fuel=6,
        signal=4,
        possible=possible,
        goal=goal,
        sent=heard,
        asked=len(heard),
    )


def finished(
    tiles: tuple[Point, ...],
    source: Seat,
    route: tuple[int, ...],
    pace: float,
    noise: float = 0.0,
    shape: Shape = PROPORTIONAL,
) -> Round:
    return Round(source, 0, route[-1], 0, (sent(tiles, 0, route, pace, noise, shape),), ())


def enumerate_routes(tiles: tuple[Point, ...], start: int, goal: int, legs: int) -> list[tuple[int, ...]]:
    """All simple routes, by trying every order of every choice of stopovers."""
    ways = open_legs(tiles)
    inner = [tile for tile in range(len(tiles)) if tile not in (start, goal)]
    routes = [(start, *stopovers, goal) for stopovers in permutations(inner, legs - 1)]
    return [route for route in routes if all(end in ways[begin] for begin, end in pairwise(route))]


def route_likelihood(
    tiles: tuple[Point, ...], route: tuple[int, ...], durations: tuple[float, ...], timing: Timing
) -> float:
    """The density of the logarithms of these durations on one route, lapses included."""
    legs = [distance(tiles[begin], tiles[end]) for begin, end in pairwise(route)]
    offset, exponent = timing.shape.offset, timing.shape.exponent
    means = [timing.pace * max(133.3333333333333, 1000 * (leg / 1000) ** exponent + offset) for leg in legs]
    return prod(
        0.995 * heard * NormalDist(mean, timing.noise * mean + 15).pdf(heard) + 0.005 / 3
        for heard, mean in zip(durations, means, strict=True)
    )


def durations_of(flights: tuple[Flight, ...]) -> tuple[float, ...]:
    return tuple(float(flight.duration) for flight in flights)
