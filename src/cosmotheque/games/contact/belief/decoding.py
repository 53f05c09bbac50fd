"""Goals that explain the flights heard: for each hand, the mean over all routes to a goal of their likelihood."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec

from cosmotheque.games.contact.belief import plain
from cosmotheque.games.contact.belief.chart import Chart, chart_of
from cosmotheque.games.contact.belief.hands import STEP, Hand, Timings, hand_of
from cosmotheque.games.contact.belief.plain import Goals
from cosmotheque.games.contact.belief.timing import Reading, Timing
from cosmotheque.games.contact.view import View

try:
    from cosmotheque.games.contact.belief import arrays
except ImportError:
    FAST = False
    sums: Any = plain
else:
    FAST = True
    sums = arrays


Reader: TypeAlias = Callable[[Chart, int, Goals, Sequence[Reading], int | None], list[list[float]]]
"""The likelihood of each goal for each reading: `likelihoods`, or a reader that listens less well."""


class Belief(msgspec.Struct, frozen=True):
    """The chance of each candidate, most likely first."""

    goals: Goals
    chances: tuple[float, ...]

    def chance(self, goal: int) -> float:
        return self.chances[self.goals.index(goal)] if goal in self.goals else 0.0


def decode(view: View, hand: Hand | None = None, reader: Reader | None = None, ear: float = 0.0) -> Belief:
    """A seat's belief about the goal; `hand` replaces what earlier rounds taught of the source.

    `ear` is the error of a listener who heard the flights of this view not quite as they were.
    """
    timings = (hand or hand_seen(view)).timings(STEP if FAST else 2 * STEP).with_listener_error(ear)
    return believe(view, weigh_goals(view, timings, reader or likelihoods))


def hand_seen(view: View) -> Hand:
    """Public knowledge of the hand of this round's source."""
    return hand_of(view.source, view.rounds, view.tiles)


def weigh_goals(view: View, timings: Timings, reader: Reader) -> list[list[float]]:
    """For each hand and possible goal, how likely the hand is and all that was heard in this round."""
    weighed = [[weight] * len(view.possible) for weight in timings.weights]
    for number, flights in enumerate(view.heard):
        first = view.stopover if number == view.stopover_of else None
        durations = tuple(float(flight.duration) for flight in flights)
        likely = _read(reader, chart_of(view.tiles), view.rocket, view.possible, timings.values, durations, first)
        weighed = [[a * b for a, b in zip(*rows, strict=True)] for rows in zip(weighed, likely, strict=True)]
    return weighed


@lru_cache(maxsize=128)
def _read(
    reader: Reader,
    chart: Chart,
    start: int,
    goals: Goals,
    timings: tuple[Timing, ...],
    durations: tuple[float, ...],
    first: int | None,
) -> list[list[float]]:
    """A transmission is heard once and read at every decision of its round."""
    return reader(chart, start, goals, [Reading(timing, durations) for timing in timings], first)


def likelihoods(
    chart: Chart,
    start: int,
    goals: Goals,
    readings: Sequence[Reading],
    first: int | None,
) -> list[list[float]]:
    """For each reading the mean likelihood of the routes to each goal, 0 where no route has so many legs."""
    counts = _count_routes(chart, start, goals, len(readings[0].durations), first)
    rows: list[list[float]] = sums.sum_readings(chart, start, goals, readings, first)
    return [[total / count if count else 0.0 for total, count in zip(row, counts, strict=True)] for row in rows]


def believe(view: View, weighed: Sequence[Sequence[float]]) -> Belief:
    """The belief that follows from the weights of each hand and possible goal: all goals are drawn alike (CON-8)."""
    totals = {goal: sum(column) for goal, column in zip(view.possible, zip(*weighed, strict=True), strict=True)}
    total = sum(totals[goal] for goal in view.candidates)
    chances = {goal: totals[goal] / total if total > 0 else 1 / len(view.candidates) for goal in view.candidates}
    order = sorted(chances, key=lambda goal: -chances[goal])
    return Belief(tuple(order), tuple(chances[goal] for goal in order))


@lru_cache(maxsize=1024)
def _count_routes(chart: Chart, start: int, goals: Goals, legs: int, first: int | None) -> tuple[float, ...]:
    return tuple(sums.count_routes(chart, start, goals, legs, first))
