"""Sums over all simple routes with NumPy, many readings at once.

Routes of up to four legs are summed for all goals together: all walks, less those that come back to a tile. As in
`plain`, longer ones are cut at a middle tile and the part before it is freed from the tiles of the part after it by
inclusion and exclusion; here the sums over single tiles are matrix products. The letters name the tiles of a route in
order: a, b before the middle m, then c, d, and the goal g.
"""

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any

from cosmotheque.games.contact.belief.chart import Chart, felt_chart
from cosmotheque.games.contact.belief.plain import SIMPLE_LEGS, Goals
from cosmotheque.games.contact.belief.timing import FLOOR, JITTER, LAPSE, ROOT, Reading

np = import_module("numpy")
FEW_LEGS = 4


def sum_readings(
    chart: Chart, start: int, goals: Goals, readings: Sequence[Reading], first: int | None
) -> list[list[float]]:
    """For each reading the sum over the routes to each goal; all readings have as many flights."""
    _, places = _legs(chart)
    durations = np.array([reading.durations for reading in readings])
    means, deviations = _expect_durations(chart, readings)
    weights = [_weigh(means, deviations, durations[:, leg]) for leg in range(durations.shape[1])]
    summed: list[list[float]] = _sum_routes(weights, places, start, goals, first).tolist()
    return summed


def sum_last_legs(chart: Chart, start: int, goals: Goals, readings: Sequence[Reading]) -> list[list[float]]:
    """For each reading the sum over the legs to each goal from anywhere but the start, for the last flight alone."""
    _, places = _legs(chart)
    last = np.array([reading.durations[-1] for reading in readings])
    weights = _weigh(*_expect_durations(chart, readings), last)
    inner = np.delete(np.arange(len(places)), start)
    summed: list[list[float]] = weights[:, places[inner[:, None], list(goals)]].sum(1).tolist()
    return summed


def count_routes(chart: Chart, start: int, goals: Goals, legs: int, first: int | None) -> list[float]:
    """The number of routes of so many legs to each goal."""
    lengths, places = _legs(chart)
    ones = np.concatenate([np.zeros(1), np.ones(len(lengths))])[None]
    counts: list[float] = np.rint(_sum_routes([ones] * legs, places, start, goals, first)[0]).tolist()
    return counts


@lru_cache(maxsize=256)
def _legs(chart: Chart) -> tuple[Any, Any]:
    """The lengths of all legs, one for both directions, and where to find each from tile to tile; 0 is no leg."""
    lengths = np.triu(np.array(chart))
    starts, ends = np.nonzero(lengths)
    places = np.zeros(lengths.shape, dtype=int)
    places[starts, ends] = places[ends, starts] = np.arange(1, len(starts) + 1)
    return lengths[starts, ends], places


def _expect_durations(chart: Chart, readings: Sequence[Reading]) -> tuple[Any, Any]:
    """For each reading and leg the duration that its hand would mean, and the deviation from it."""
    timings = [reading.timing for reading in readings]
    shapes = {shape: number for number, shape in enumerate(dict.fromkeys(timing.shape for timing in timings))}
    felt = np.stack([_legs(felt_chart(chart, shape))[0] for shape in shapes])
    means = felt[[shapes[timing.shape] for timing in timings]]
    means *= np.array([timing.pace for timing in timings])[:, None]
    return means, np.array([timing.noise for timing in timings])[:, None] * means + JITTER


def _weigh(means: Any, deviations: Any, durations: Any) -> Any:
    """`Timing.weight` of every leg, for each reading, after a 0 for where there is none."""
    errors = (durations[:, None] - means) / deviations
    peaks = (1 - LAPSE) / ROOT * durations[:, None] / deviations
    weights = np.zeros((means.shape[0], means.shape[1] + 1))
    weights[:, 1:] = peaks * np.exp(-errors * errors / 2) + FLOOR
    return weights


def _sum_routes(weights: Sequence[Any], places: Any, start: int, goals: Goals, first: int | None) -> Any:
    off = weights[0][:, places[start]]
    if first is not None:
        off[:, np.arange(len(places)) != first] = 0
    if len(weights) == 1:
        return off[:, list(goals)]
    sums = _sum_few if len(weights) <= FEW_LEGS else _sum_many
    return np.maximum(sums(off, weights[1:], places, start, goals), 0)


def _sum_few(off: Any, weights: Sequence[Any], places: Any, start: int, goals: Goals) -> Any:
    inner = np.delete(np.arange(len(places)), start)
    steps = [leg[:, places[inner[:, None], inner]] for leg in weights[:-1]]
    last = weights[-1][:, places[inner[:, None], list(goals)]]
    at = np.searchsorted(inner, goals)
    return (_sum_two, _sum_three, _sum_four)[len(steps)](off[:, inner], steps, last, at)


def _sum_two(first: Any, _steps: Sequence[Any], last: Any, _at: Any) -> Any:
    return _through(first, last)


def _sum_three(first: Any, steps: Sequence[Any], last: Any, at: Any) -> Any:
    onward = steps[0] @ last  # from a, whatever b
    return _through(first, onward) - first[:, at] * onward[:, at, np.arange(len(at))]


def _sum_four(first: Any, steps: Sequence[Any], last: Any, at: Any) -> Any:
    one, two = steps
    each = np.arange(len(at))
    from_m = two @ last
    from_a = one @ from_m
    a_is_c = _through(first * (one * _turn(two)).sum(2), last)
    a_is_g = first[:, at] * from_a[:, at, each]
    m_is_g = _through(first, one)[:, at] * from_m[:, at, each]
    both = (first[:, :, None] * last * one[:, :, at] * _turn(two[:, at])).sum(1)
    return _through(first, from_a) - a_is_c - a_is_g - m_is_g + both


def _through(reached: Any, onward: Any) -> Any:
    """The sum over one tile, reached with some weight and left with another."""
    return (reached[:, None, :] @ onward)[:, 0]


def _sum_many(off: Any, weights: Sequence[Any], places: Any, start: int, goals: Goals) -> Any:
    sums = []
    for goal in goals:
        inner = np.array([tile for tile in range(len(places)) if tile not in (start, goal)])
        steps = [leg[:, places[inner[:, None], inner]] for leg in weights[:-1]]
        sums.append(_sum_to_goal(off[:, inner], steps, weights[-1][:, places[inner, goal]]))
    return np.stack(sums, axis=1)


def _sum_to_goal(first: Any, steps: Sequence[Any], last: Any) -> Any:
    """The sum over the ways through other tiles than start and goal, among which the steps lead."""
    if len(steps) > SIMPLE_LEGS - 2:
        return _sum_walks(first, steps, last)
    return (_sum_five if len(steps) == SIMPLE_LEGS - 3 else _sum_six)(first, steps, last)


def _sum_walks(first: Any, steps: Sequence[Any], last: Any) -> Any:
    reached = first
    for step in steps:
        reached = _through(reached, step)
    return (reached * last).sum(1)


def _sum_five(first: Any, steps: Sequence[Any], last: Any) -> Any:
    through = first[:, :, None] * steps[0]
    return _sum_free(through, through.sum(1), steps[1], steps[2], last)


def _sum_six(first: Any, steps: Sequence[Any], last: Any) -> Any:
    one, two, three, four = steps
    reached = _through(first, one)  # at b, whatever a
    as_first = first[:, :, None] * _off_diagonal(one @ two)
    as_second = two * (reached[:, :, None] - _turn(first[:, :, None] * one))
    through = as_first + as_second  # x, m: either a or b is x
    alone = _sum_free(through, through.sum(1) / 2, three, four, last)
    round_trips = two @ three
    same = first[:, :, None] * one * four * _turn(round_trips) * last[:, None, :]  # a = c, b = d
    crossed = first[:, :, None] * one * last[:, :, None] * _turn(four)  # a = d, b = c
    back = np.diagonal(round_trips, axis1=1, axis2=2)[:, None, :] - _turn(two) * three
    return alone + same.sum((1, 2)) + (crossed * back).sum((1, 2))


def _sum_free(through: Any, total: Any, out: Any, onward: Any, last: Any) -> Any:
    """Over m, c and d: all ways to m, less those through c, less those through d."""
    after = _off_diagonal(out @ onward) * last[:, None, :]  # m, d
    less_d = (after * (total[:, :, None] - _turn(through))).sum((1, 2))
    to_goal = (onward @ last[:, :, None])[:, :, 0]  # from c, whatever d
    not_back = to_goal[:, None, :] - _turn(onward) * last[:, :, None]  # m, c: d is not m
    return less_d - (_turn(through) * out * not_back).sum((1, 2))


def _turn(matrices: Any) -> Any:
    return matrices.swapaxes(1, 2)


def _off_diagonal(matrices: Any) -> Any:
    return matrices * (1 - np.eye(matrices.shape[1]))
