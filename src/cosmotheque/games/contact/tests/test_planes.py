"""The planes read back: tiles, goals, routes and what was heard are those of the view."""

from math import log
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cosmotheque import laws
from cosmotheque.games.contact.components import ASTEROIDS, PLANETS, distance
from cosmotheque.games.contact.game import GAME
from cosmotheque.games.contact.planes import FARTHEST, FLIGHTS, PLANES, WAITING, pace_of
from cosmotheque.games.contact.view import View

FOLDER = Path(__file__).parents[1]
PLANE = PLANES["contact"]


def rows(view: View) -> dict[str, Any]:
    return dict(zip(PLANE.names, PLANE.array(view), strict=True))


def marked(row: Any) -> set[int]:
    return {int(tile) for tile in np.flatnonzero(row)}


def compare(view: View) -> None:
    seen = rows(view)
    assert marked(seen["tile"]) == set(range(len(view.tiles)))
    assert marked(seen["planet"]) == set(PLANETS)
    assert marked(seen["asteroid"]) == (set(ASTEROIDS) if len(view.tiles) > ASTEROIDS[0] else set())
    for tile, point in enumerate(view.tiles):
        assert [round(4000 * float(seen[axis][tile])) for axis in "xy"] == [point.x, point.y]
    assert marked(seen["possible"]) == set(view.possible)
    assert marked(seen["candidate"]) == set(view.candidates)
    assert marked(seen["pile"]) == set(view.pile)
    assert marked(seen["wrong"]) == {planet for guess in view.guesses for planet in guess.planets}
    assert marked(seen["goal"]) == ({view.goal} if view.goal is not None else set())
    assert sorted(marked(seen["route"]), key=lambda tile: seen["route"][tile]) == list(view.route)
    assert [bool(seen[f"phase {phase.value}"][0]) for phase in WAITING] == [view.phase is phase for phase in WAITING]
    assert bool(seen["source"][0]) == (view.seat == view.source)
    assert round(6 * float(seen["fuel"][0])) == view.fuel
    assert round(12 * float(seen["rounds"][0])) == len(view.rounds)
    if view.tiles:
        compare_distances(view, seen)


def compare_distances(view: View, seen: dict[str, Any]) -> None:
    assert marked(seen["rocket"]) == {view.rocket}
    here = view.route[-1] if view.route else view.rocket
    assert marked(seen["here"]) == {here}
    assert marked(seen["next"]) == set(view.legs[here]) - {view.rocket, *view.route}
    for tile, point in enumerate(view.tiles):
        for name, start in (("from rocket", view.rocket), ("from here", here)):
            assert seen[name][tile] * FARTHEST == pytest.approx(distance(view.tiles[start], point), abs=1)
    flights = view.heard[-1][:FLIGHTS] if view.heard else ()
    for number, flight in enumerate(flights, 1):
        assert seen[f"flight {number}"][0] == pytest.approx(min(1, flight.duration / 10_000), abs=1e-4)
    if flights and pace_of(view):
        best = max(range(len(view.tiles)), key=lambda tile: float(seen["as long"][tile]))
        if seen["as long"][best] > 0:
            length = distance(view.tiles[view.rocket], view.tiles[best])
            fit = 1 - abs(log(flights[0].duration / (pace_of(view) * length)))
            assert seen["as long"][best] == pytest.approx(fit, abs=1e-3)


def test_planes_are_what_the_view_says() -> None:
    for position in laws.stored_positions(GAME, FOLDER):
        for observer in position.case.observers():
            compare(GAME.view(position.state, observer))


def test_the_goal_is_in_the_planes_of_the_source_alone() -> None:
    told = 0
    for position in laws.stored_positions(GAME, FOLDER):
        if position.state.goal is None or GAME.outcome(position.state):
            continue
        for seat in position.case.players():
            goals = marked(rows(GAME.view(position.state, seat))["goal"])
            assert goals == ({position.state.goal} if seat == position.state.source else set())
            told += bool(goals)
    assert told > 0
