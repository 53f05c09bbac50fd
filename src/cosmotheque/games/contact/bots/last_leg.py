"""The baseline: a reader that hears how far the last tile lies from the goal, and nothing else."""

from collections.abc import Sequence

from cosmotheque.games.contact.decoder.chart import Chart
from cosmotheque.games.contact.decoder.plain import Goals
from cosmotheque.games.contact.decoder.timing import Reading, Timing


def last_leg_likelihoods(
    chart: Chart, start: int, goals: Goals, readings: Sequence[Reading], timing: Timing, _first: int | None
) -> list[list[float]]:
    """For each reading and goal the mean over all tiles from which the last leg could have come."""
    came_from = [_last_legs(chart, start, goal, direct=len(readings[0].durations) == 1) for goal in goals]
    heard = {
        (pace, duration): [_likelihood(lengths, duration, pace, timing) for lengths in came_from]
        for pace, duration in {(reading.pace, reading.durations[-1]) for reading in readings}
    }
    return [heard[reading.pace, reading.durations[-1]] for reading in readings]


def _last_legs(chart: Chart, start: int, goal: int, *, direct: bool) -> list[float]:
    return [row[goal] for tile, row in enumerate(chart) if row[goal] and (tile == start) == direct]


def _likelihood(lengths: list[float], duration: float, pace: float, timing: Timing) -> float:
    return sum(timing.weight(duration, length, pace) for length in lengths) / len(lengths) if lengths else 0.0
