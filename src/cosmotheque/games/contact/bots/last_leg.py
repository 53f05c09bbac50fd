"""The baseline: a reader that hears how far the last tile lies from the goal, and nothing else."""

from collections.abc import Sequence

from cosmotheque.games.contact.decoder.chart import Chart
from cosmotheque.games.contact.decoder.plain import Goals
from cosmotheque.games.contact.decoder.timing import Reading, Timing


def last_leg_likelihoods(
    chart: Chart, start: int, goals: Goals, readings: Sequence[Reading], timing: Timing, _first: int | None
) -> list[list[float]]:
    """For each reading and goal the mean over all tiles from which the last leg could have come."""
    return [[_likelihood(chart, start, goal, reading, timing) for goal in goals] for reading in readings]


def _likelihood(chart: Chart, start: int, goal: int, reading: Reading, timing: Timing) -> float:
    direct = len(reading.durations) == 1
    lengths = [row[goal] for tile, row in enumerate(chart) if row[goal] and (tile == start) == direct]
    weights = [timing.weight(reading.durations[-1], length, reading.pace) for length in lengths]
    return sum(weights) / len(weights) if weights else 0.0
