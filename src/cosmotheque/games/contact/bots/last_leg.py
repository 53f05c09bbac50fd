"""The baseline: a reader that hears how far the last tile lies from the goal, and nothing else."""

from collections.abc import Sequence

from cosmotheque.games.contact.belief import decoding
from cosmotheque.games.contact.belief.chart import Chart
from cosmotheque.games.contact.belief.plain import Goals
from cosmotheque.games.contact.belief.timing import Reading


def last_leg_likelihoods(
    chart: Chart, start: int, goals: Goals, readings: Sequence[Reading], _first: int | None
) -> list[list[float]]:
    """For each reading and goal the mean over all tiles from which the last leg could have come."""
    if len(readings[0].durations) == 1:
        return decoding.likelihoods(chart, start, goals, readings, None)
    counts = [sum(row[goal] > 0 for tile, row in enumerate(chart) if tile != start) for goal in goals]
    rows = decoding.sums.sum_last_legs(chart, start, goals, readings)
    return [[total / count if count else 0.0 for total, count in zip(row, counts, strict=True)] for row in rows]
