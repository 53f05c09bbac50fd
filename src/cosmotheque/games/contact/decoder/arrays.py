"""Sums over all simple routes with NumPy, many readings at once.

As in `plain`, a route of four to six legs is cut at a middle tile and the part before it is freed from the tiles of
the part after it by inclusion and exclusion; here the sums over single tiles are matrix products. The letters name
the tiles of a route in order: a, b before the middle m, then c, d.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from cosmotheque.games.contact.decoder.chart import Chart
from cosmotheque.games.contact.decoder.plain import SIMPLE_LEGS, Goals
from cosmotheque.games.contact.decoder.timing import ROOT, Reading, Timing

np = import_module("numpy")


def sum_readings(
    chart: Chart, start: int, goals: Goals, readings: Sequence[Reading], timing: Timing, first: int | None
) -> list[list[float]]:
    """For each reading the sum over the routes to each goal; all readings have as many flights."""
    lengths = np.array(chart)
    durations = np.array([reading.durations for reading in readings])
    paces = np.array([reading.pace for reading in readings])
    legs = durations.shape[1]
    off = _weigh(lengths[start], durations[:, 0], paces, timing)
    if first is not None:
        off[:, np.arange(len(chart)) != first] = 0
    between = [_weigh(lengths, durations[:, leg], paces, timing) for leg in range(1, legs)]
    sums = [_sum_to(off, between, start, goal) for goal in goals]
    summed: list[list[float]] = np.maximum(np.stack(sums, axis=1), 0).tolist()
    return summed


def count_routes(chart: Chart, start: int, goals: Goals, legs: int, first: int | None) -> list[float]:
    """How many routes of so many legs lead to each goal."""
    open_legs = (np.array(chart)[None] > 0).astype(float)
    off = open_legs[:, start].copy()
    if first is not None:
        off[:, np.arange(len(chart)) != first] = 0
    return [round(float(_sum_to(off, [open_legs] * (legs - 1), start, goal)[0])) for goal in goals]


def _weigh(lengths: Any, durations: Any, paces: Any, timing: Timing) -> Any:
    """`Timing.weight` of every leg, for each reading."""
    shape = (-1, *[1] * lengths.ndim)
    durations, means = durations.reshape(shape), paces.reshape(shape) * lengths
    deviations = timing.noise * means + timing.jitter
    errors = (durations - means) / deviations
    peaks = (1 - timing.lapse) / ROOT * durations / deviations
    return (peaks * np.exp(-errors * errors / 2) + timing.floor) * (lengths > 0)


def _sum_to(off: Any, between: Sequence[Any], start: int, goal: int) -> Any:
    if not between:
        return off[:, goal]
    inner = np.array([tile for tile in range(off.shape[1]) if tile not in (start, goal)])
    first, last = off[:, inner], between[-1][:, inner, goal]
    steps = [step[:, inner[:, None], inner] for step in between[:-1]]
    if len(between) < 3 or len(between) >= SIMPLE_LEGS:
        return _sum_walks(first, steps, last)
    return (_sum_four, _sum_five, _sum_six)[len(between) - 3](first, steps, last)


def _sum_walks(first: Any, steps: Sequence[Any], last: Any) -> Any:
    reached = first
    for step in steps:
        reached = (reached[:, None, :] @ step)[:, 0]
    return (reached * last).sum(1)


def _sum_four(first: Any, steps: Sequence[Any], last: Any) -> Any:
    through = first[:, :, None] * steps[0]  # a, m
    after = steps[1] * last[:, None, :]  # m, c
    return (after * (through.sum(1)[:, :, None] - _turned(through))).sum((1, 2))


def _sum_five(first: Any, steps: Sequence[Any], last: Any) -> Any:
    through = first[:, :, None] * steps[0]
    return _sum_free(through, through.sum(1), steps[1], steps[2], last)


def _sum_six(first: Any, steps: Sequence[Any], last: Any) -> Any:
    one, two, three, four = steps
    reached = (first[:, None, :] @ one)[:, 0]  # at b, whatever a
    as_first = first[:, :, None] * _off_diagonal(one @ two)
    as_second = two * (reached[:, :, None] - _turned(first[:, :, None] * one))
    through = as_first + as_second  # x, m: either a or b is x
    alone = _sum_free(through, through.sum(1) / 2, three, four, last)
    round_trips = two @ three
    same = first[:, :, None] * one * four * _turned(round_trips) * last[:, None, :]  # a = c, b = d
    crossed = first[:, :, None] * one * last[:, :, None] * _turned(four)  # a = d, b = c
    back = np.diagonal(round_trips, axis1=1, axis2=2)[:, None, :] - _turned(two) * three
    return alone + same.sum((1, 2)) + (crossed * back).sum((1, 2))


def _sum_free(through: Any, total: Any, out: Any, onward: Any, last: Any) -> Any:
    """Over m, c and d: all ways to m, less those through c, less those through d."""
    after = _off_diagonal(out @ onward) * last[:, None, :]  # m, d
    less_d = (after * (total[:, :, None] - _turned(through))).sum((1, 2))
    to_goal = (onward @ last[:, :, None])[:, :, 0]  # from c, whatever d
    not_back = to_goal[:, None, :] - _turned(onward) * last[:, :, None]  # m, c: d is not m
    return less_d - (_turned(through) * out * not_back).sum((1, 2))


def _turned(matrices: Any) -> Any:
    return matrices.swapaxes(1, 2)


def _off_diagonal(matrices: Any) -> Any:
    return matrices * (1 - np.eye(matrices.shape[1]))
