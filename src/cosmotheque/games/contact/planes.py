"""The table as rows of 24 tiles: what each is, where it lies, how far it is, and whether it fits what was heard."""

import itertools
from collections.abc import Iterator
from math import log, sqrt
from typing import Final

from cosmotheque.core.planes import AllPlanes, Array, Planes
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.components import (
    AIDS,
    ASTEROIDS,
    BASE_FUEL,
    DRAFT_STEPS,
    EARTH,
    PLANETS,
    ROUNDS,
    SIGNAL_CARDS,
    TABLE,
    TRANSMISSIONS,
    distance,
)
from cosmotheque.games.contact.state import Phase
from cosmotheque.games.contact.view import View

TILES: Final = len((EARTH, *PLANETS, *ASTEROIDS))
FARTHEST: Final = TABLE * sqrt(2)
LONGEST_HEARD: Final = 10_000
"""Milliseconds; longer flights count as this long."""
FLIGHTS: Final = 4
"""The flights of the last transmission that are told; a route may have more."""
WAITING: Final = (Phase.BETWEEN, Phase.CHOOSE_SIGNAL, Phase.TRANSMIT, Phase.GUESS)
LOCAL: Final = (
    *("tile", "x", "y", "planet", "asteroid", "rocket", "possible", "candidate", "pile", "wrong", "stopover"),
    *("goal", "route", "here", "next", "from rocket", "from here", "as long"),
)
NAMES: Final = (
    *LOCAL,
    *(f"phase {phase.value}" for phase in WAITING),
    *("source", "guesser", "fuel", "rounds", "signal", "heard", "asked", "drafted", "briefing"),
    *(f"flight {number}" for number in range(1, FLIGHTS + 1)),
    *(f"aid {aid}" for aid in AIDS),
)
ROW: Final = {name: row for row, name in enumerate(NAMES)}


def _write(view: View, out: Array) -> None:
    for name, marked in _marked_tiles(view):
        out[ROW[name], list(marked)] = 1
    for tile, point in enumerate(view.tiles):
        out[ROW["x"], tile], out[ROW["y"], tile] = point.x / TABLE, point.y / TABLE
    for stop, tile in enumerate(view.route, 1):
        out[ROW["route"], tile] = stop / len(view.route)
    if view.tiles:
        _write_distances(view, out)
    for name, share in _shares(view):
        out[ROW[name]] = share


def _marked_tiles(view: View) -> Iterator[tuple[str, tuple[int, ...] | range]]:
    yield "tile", range(len(view.tiles))
    yield "planet", PLANETS
    yield "asteroid", ASTEROIDS if len(view.tiles) == TILES else ()
    yield "possible", view.possible
    yield "candidate", view.candidates
    yield "pile", view.pile
    yield "wrong", tuple(planet for guess in view.guesses for planet in guess.planets)
    yield "stopover", () if view.stopover is None else (view.stopover,)
    yield "goal", () if view.goal is None else (view.goal,)
    if view.tiles:
        yield "rocket", (view.rocket,)
        yield "here", (_here(view),)
        yield "next", tuple(tile for tile in view.legs[_here(view)] if tile not in (view.rocket, *view.route))


def _here(view: View) -> int:
    """The place that the route has reached; for a seat that does not know it, the rocket's."""
    return view.route[-1] if view.route else view.rocket


def _write_distances(view: View, out: Array) -> None:
    rocket, here, pace = view.tiles[view.rocket], view.tiles[_here(view)], pace_of(view)
    for tile, point in enumerate(view.tiles):
        out[ROW["from rocket"], tile] = distance(rocket, point) / FARTHEST
        out[ROW["from here"], tile] = distance(here, point) / FARTHEST
        if pace and view.heard and tile != view.rocket:
            off = log(view.heard[-1][0].duration / (pace * distance(rocket, point)))
            out[ROW["as long"], tile] = max(0.0, 1 - abs(off))


def pace_of(view: View) -> float:
    """Milliseconds for each length, over all flights of finished rounds, which lie open; 0 before the first."""
    time = length = 0.0
    for done in view.rounds:
        for sent in done.transmissions:
            time += sum(flight.duration for flight in sent.flights)
            stops = (done.start, *sent.route)
            length += sum(distance(view.tiles[a], view.tiles[b]) for a, b in itertools.pairwise(stops))
    return time / length if length else 0.0


def _shares(view: View) -> Iterator[tuple[str, float]]:
    for phase in WAITING:
        yield f"phase {phase.value}", view.phase is phase
    yield "source", view.seat == view.source
    yield "guesser", view.seat == view.guesser
    yield "fuel", view.fuel / BASE_FUEL
    yield "rounds", len(view.rounds) / ROUNDS
    yield "signal", (view.signal or 0) / max(SIGNAL_CARDS)
    yield "heard", min(1, len(view.heard) / (TRANSMISSIONS * BASE_FUEL))
    yield "asked", view.asked / TRANSMISSIONS
    yield "drafted", min(1, view.drafted / DRAFT_STEPS)
    yield "briefing", view.briefing
    for number, flight in enumerate(view.heard[-1][:FLIGHTS] if view.heard else (), 1):
        yield f"flight {number}", min(1, flight.duration / LONGEST_HEARD)
    for aid in view.aids:
        yield f"aid {aid}", 1


def _places(_view: View, action: act.Action) -> tuple[int, ...]:
    """The tile to fly to, or those pointed at."""
    match action:
        case act.FlyTo(tile) | act.Guess(tile):
            return (tile,)
        case act.GuessTwo(planets):
            return planets
        case _:
            return ()


PLANES: Final[AllPlanes] = {"contact": Planes((len(NAMES), TILES), NAMES, len(LOCAL), _write, _places)}
