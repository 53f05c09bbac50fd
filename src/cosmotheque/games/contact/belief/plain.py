"""Sums over all simple routes without NumPy. `arrays` does the same; tests pin both to an enumeration.

A route of four to six legs is cut at a middle tile. For the part after it, which is walked tile by tile, the sum over
all parts before it that avoid its tiles follows by inclusion and exclusion, since those have two tiles at most: all,
less those through each tile to avoid, plus those through each two. So nothing is dropped but rounding, which is some
1e-15 of the sum over all walks that may come back to a tile.
"""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from cosmotheque.games.contact.belief.chart import Chart, felt_chart
from cosmotheque.games.contact.belief.timing import Reading

Goals: TypeAlias = tuple[int, ...]
Legs: TypeAlias = Sequence[dict[int, float]]
"""The tiles that one leg can reach from each tile, with its weight. No leg leads back to the start."""

SIMPLE_LEGS = 6
"""Longer routes are summed with repeated tiles allowed: close enough, and never slow."""


def sum_readings(
    chart: Chart, start: int, goals: Goals, readings: Sequence[Reading], first: int | None
) -> list[list[float]]:
    """For each reading the sum over the routes to each goal; `first` is the first stopover where it is known."""
    return [sum_routes(_weigh(chart, start, reading, first), start, goals) for reading in readings]


def sum_last_legs(chart: Chart, start: int, goals: Goals, readings: Sequence[Reading]) -> list[list[float]]:
    """For each reading the sum over the legs to each goal from anywhere but the start, for the last flight alone."""
    return [[_sum_last(chart, start, goal, reading) for goal in goals] for reading in readings]


def _sum_last(chart: Chart, start: int, goal: int, reading: Reading) -> float:
    rows = enumerate(felt_chart(chart, reading.timing.shape))
    came_from = (row[goal] for tile, row in rows if row[goal] and tile != start)
    return sum(reading.timing.weight(reading.durations[-1], felt) for felt in came_from)


def count_routes(chart: Chart, start: int, goals: Goals, legs: int, first: int | None) -> list[float]:
    """The number of routes of so many legs to each goal."""
    ones = _legs([[float(length > 0) for length in row] for row in chart], start)
    return sum_routes(_begin([ones] * legs, start, first), start, goals)


def sum_routes(weights: Sequence[Legs], start: int, goals: Goals) -> list[float]:
    """The sum over all simple routes, with a leg of each of `weights`, of the product of their weights."""
    if 3 < len(weights) <= SIMPLE_LEGS:
        return _sum_by_middle(weights, start, goals)
    return [_sum_walks(weights, start, goal) for goal in goals]


def _weigh(chart: Chart, start: int, reading: Reading, first: int | None) -> list[Legs]:
    felt, weigh = felt_chart(chart, reading.timing.shape), reading.timing.weight
    return _begin(
        [
            _legs([[weigh(duration, length) if length else 0.0 for length in row] for row in felt], start)
            for duration in reading.durations
        ],
        start,
        first,
    )


def _legs(matrix: Sequence[Sequence[float]], start: int) -> Legs:
    return [{end: weight for end, weight in enumerate(row) if weight and end != start} for row in matrix]


def _begin(weights: list[Legs], start: int, first: int | None) -> list[Legs]:
    """The same, with a first leg to the one tile that it can lead to."""
    if first is None:
        return weights
    only = {end: weight for end, weight in weights[0][start].items() if end == first}
    return [[*weights[0][:start], only, *weights[0][start + 1 :]], *weights[1:]]


def _sum_walks(weights: Sequence[Legs], start: int, goal: int) -> float:
    """Tiles may come back, though not start and goal; with three legs or fewer they cannot."""
    reached = {start: 1.0}
    for number, legs in enumerate(weights, start=1):
        following: dict[int, float] = {}
        for tile, weight in reached.items():
            for end, leg in legs[tile].items():
                if (end == goal) == (number == len(weights)):
                    following[end] = following.get(end, 0.0) + weight * leg
        reached = following
    return reached.get(goal, 0.0)


def _sum_by_middle(weights: Sequence[Legs], start: int, goals: Goals) -> list[float]:
    sums = dict.fromkeys(goals, 0.0)
    last = [{goal: weight for goal, weight in legs.items() if goal in sums} for legs in weights[-1]]
    for middle in range(len(last)):
        if middle == start:
            continue
        total, through, both = _before(middle, weights, start)
        for c, d, way in _after(middle, weights):
            free = total - through[c] - (through[d] if d != c else 0.0) + both[c][d]
            for goal, leg in last[d].items():
                if goal not in (middle, c):
                    sums[goal] += way * leg * (free - through[goal] + both[c][goal] + both[d][goal])
    return [max(0.0, sums[goal]) for goal in goals]


def _before(middle: int, weights: Sequence[Legs], start: int) -> tuple[float, list[float], list[list[float]]]:
    """The sum over all ways to the middle, over those through each tile, and over those through each two."""
    size = len(weights[0])
    through = [0.0] * size
    both = [[0.0] * size for _ in range(size)]
    if len(weights) < SIMPLE_LEGS:
        for a, weight in weights[0][start].items():
            through[a] = weight * weights[1][a].get(middle, 0.0)
        return sum(through), through, both
    for a, weight in weights[0][start].items():
        if a == middle:
            continue
        for b, leg in weights[1][a].items():
            way = weight * leg * weights[2][b].get(middle, 0.0)
            through[a] += way
            through[b] += way
            both[a][b] += way
            both[b][a] += way
    return sum(through) / 2, through, both


def _after(middle: int, weights: Sequence[Legs]) -> Iterator[tuple[int, int, float]]:
    """The ways from the middle to the tile before the goal: that tile d and the one before it, c, or d twice."""
    if len(weights) == 4:
        yield from ((c, c, weight) for c, weight in weights[2][middle].items())
        return
    out, onward = weights[-3][middle], weights[-2]
    for c, weight in out.items():
        yield from ((c, d, weight * leg) for d, leg in onward[c].items() if d != middle)
