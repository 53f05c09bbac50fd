"""The tables of the lessons, and the logs that lead to their positions."""

from typing import TypeAlias

from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.core.lesson import Position
from cosmotheque.core.text import RuleId
from cosmotheque.games.contact.actions import Action, ClearRoute, DrawGoal, FlyTo, Guess, LayOut, OpenRound, Transmit
from cosmotheque.games.contact.belief.timing import PACE, PAUSE
from cosmotheque.games.contact.components import EARTH, Flight, Point
from cosmotheque.games.contact.options import Options
from cosmotheque.games.contact.rules.routes import leg_lengths

A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R = range(1, 19)  # noqa: E741 - the planets bear these letters
ASTEROID_1, ASTEROID_2, ASTEROID_3, ASTEROID_4, ASTEROID_5 = range(19, 24)

FIRST, SECOND = Seat(0), Seat(1)
"""FIRST is the source of the first round."""

_PLACES = {
    EARTH: (2000, 2000),
    A: (800, 500),
    B: (1350, 2500),
    C: (1750, 1000),
    D: (3300, 700),
    E: (2950, 1350),
    F: (450, 1150),
    G: (1050, 1550),
    H: (3650, 2150),
    I: (1850, 3600),
    J: (2750, 3550),
    K: (2400, 1700),
    L: (2250, 2950),
    M: (3600, 3350),
    N: (450, 2300),
    O: (2500, 350),
    P: (700, 3200),
    Q: (3250, 2350),
    R: (1300, 3750),
}
_PRO_PLACES = {
    EARTH: (2000, 2000),
    A: (187, 3759),
    B: (3123, 268),
    C: (3278, 1943),
    D: (1046, 3266),
    E: (238, 1854),
    F: (3580, 2429),
    G: (2780, 559),
    H: (3114, 3672),
    I: (1364, 645),
    J: (3193, 1512),
    K: (3818, 3105),
    L: (927, 1392),
    M: (3645, 291),
    N: (3327, 2912),
    O: (592, 3338),
    P: (820, 2283),
    Q: (3590, 1760),
    R: (2072, 328),
    ASTEROID_1: (2818, 1704),
    ASTEROID_2: (1922, 2638),
    ASTEROID_3: (1974, 1240),
    ASTEROID_4: (1087, 2571),
    ASTEROID_5: (2810, 2367),
}
TILES = tuple(Point(x, y) for x, y in _PLACES.values())
PRO_TILES = tuple(Point(x, y) for x, y in _PRO_PLACES.values())

BEAT = 1500
"""Milliseconds from one scripted move to the next."""

Play: TypeAlias = tuple[Seat, Action]


def rules(*numbers: int) -> tuple[RuleId, ...]:
    return tuple(RuleId(f"CON-{number}") for number in numbers)


def key(tile: int) -> str:
    """A tile as the board's `data-key` has it."""
    return str(tile)


def base_table(*played: Play, goals: tuple[int, ...]) -> Position:
    """Two at the base game, whose first goals lie open."""
    return Position(
        seats=2, options=Options(level=len(goals)), log=stamp_moves((CHANCE, LayOut(TILES, goals)), *played)
    )


def pro_table(*played: Play) -> Position:
    return Position(seats=2, options=Options(variant="pro"), log=stamp_moves((CHANCE, LayOut(PRO_TILES, ())), *played))


def stamp_moves(*played: Play, since: int = 0) -> tuple[Move[Action], ...]:
    """Moves with their game times; a transmission takes as long as its flights."""
    moves: list[Move[Action]] = []
    now = since
    for seat, action in played:
        now += BEAT + (action.flights[-1].landing if isinstance(action, Transmit) else 0)
        moves.append(Move(seat, action, now))
    return tuple(moves)


def open_round(source: Seat, goal: int, signal: int | None = None, planet: int | None = None) -> tuple[Play, ...]:
    """The source draws its goal, and chance turns up what this round brings."""
    return ((source, DrawGoal()), (CHANCE, OpenRound(goal, signal, planet)))


def draw_route(source: Seat, *route: int) -> tuple[Play, ...]:
    return tuple((source, FlyTo(tile)) for tile in route)


def send_route(
    source: Seat, rocket: int, *route: int, pace: float = PACE, tiles: tuple[Point, ...] = TILES
) -> tuple[Play, ...]:
    """A route, drawn and held by a steady hand."""
    return (*draw_route(source, *route), (source, Transmit(hold_legs(leg_lengths(tiles, rocket, route), pace))))


def send_again(source: Seat, rocket: int, *route: int, tiles: tuple[Point, ...] = TILES) -> tuple[Play, ...]:
    """Another transmission of the round, by a route of its own."""
    return ((source, ClearRoute()), *send_route(source, rocket, *route, tiles=tiles))


def point_right(source: Seat, goal: int) -> Play:
    """The crew of two points at the goal."""
    return (Seat(1 - source), Guess(goal))


def hold_legs(lengths: tuple[int, ...], pace: float = PACE) -> tuple[Flight, ...]:
    return make_flights(*(round(length * pace) for length in lengths))


def make_flights(*durations: int) -> tuple[Flight, ...]:
    """Flights of these milliseconds, one after the other."""
    flights: list[Flight] = []
    for duration in durations:
        take_off = (flights[-1].landing if flights else 0) + PAUSE
        flights.append(Flight(take_off, take_off + duration))
    return tuple(flights)
