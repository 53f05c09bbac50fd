"""Figures of results: shares with Wilson intervals, means, and ratings on the Elo scale with theirs.

All intervals hold 95 %. Ratings are fitted to all results at once (Bradley and Terry), draws as half wins, with one
drawn game added between any two that met, so that a clean sweep has a finite rating.
"""

from collections.abc import Sequence
from math import exp, inf, log, log10, sqrt
from statistics import fmean, stdev

import msgspec

from cosmotheque.arena.results import Tally

Z = 1.959964
"""The 97.5 % point of the normal distribution."""
ELO = 400 / log(10)
STEPS = 500


class Estimate(msgspec.Struct, frozen=True):
    """An estimate between its two bounds."""

    value: float
    low: float
    high: float


class Rating(msgspec.Struct, frozen=True):
    """A bot's strength on the Elo scale; the mean of all entrants is 0."""

    name: str
    value: float
    low: float
    high: float


def wilson(points: float, games: int) -> Estimate:
    """The share of points won, by Wilson's interval; draws make it wider than it need be, never narrower."""
    if games == 0:
        return Estimate(0.5, 0.0, 1.0)
    share, weight = points / games, Z * Z / games
    middle = (share + weight / 2) / (1 + weight)
    reach = Z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    low = 0.0 if share == 0 else middle - reach  # exactly, which rounding misses
    high = 1.0 if share == 1 else middle + reach
    return Estimate(share, low, high)


def bounded_mean(values: Sequence[float], bounds: tuple[float, float]) -> Estimate:
    """A mean of values between two bounds: its interval stays between them, and has a width though all are the same.

    By Agresti and Coull (1998), whose shares are means of 0 and 1: Z² results are added, half of them at each bound.
    """
    low, high = bounds
    if not values:
        return Estimate((low + high) / 2, low, high)
    added, count = Z * Z / 2, len(values) + Z * Z
    middle = (sum(values) + added * (low + high)) / count
    squares = sum((value - middle) ** 2 for value in values) + added * ((low - middle) ** 2 + (high - middle) ** 2)
    reach = Z * sqrt(squares) / count
    return Estimate(fmean(values), max(low, middle - reach), min(high, middle + reach))


def mean(values: Sequence[float]) -> Estimate:
    """A mean of values that have no bounds, with its normal interval."""
    value = fmean(values)
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return Estimate(value, value - reach, value + reach)


def elo(share: float) -> float:
    """The difference in rating at which this share of points is expected."""
    if share <= 0 or share >= 1:
        return inf if share >= 1 else -inf
    return 400 * log10(share / (1 - share))


def rate(tallies: Sequence[Tally]) -> list[Rating]:
    """Ratings of all that took part, the strongest first."""
    if not tallies:
        return []
    names = list(dict.fromkeys(name for tally in tallies for name in (tally.first, tally.second)))
    games, points = _tables(names, tallies)
    strengths = _fit(games, points)
    reaches = [Z * sqrt(variance) for variance in _variances(games, strengths)]
    ratings = [
        Rating(name, ELO * strength, ELO * (strength - reach), ELO * (strength + reach))
        for name, strength, reach in zip(names, strengths, reaches, strict=True)
    ]
    return sorted(ratings, key=lambda rating: -rating.value)


Matrix = list[list[float]]


def _tables(names: Sequence[str], tallies: Sequence[Tally]) -> tuple[Matrix, list[float]]:
    """Games between any two, and the points of each, with the added draws."""
    games = [[0.0] * len(names) for _ in names]
    points = [0.0] * len(names)
    for tally in tallies:
        first, second = names.index(tally.first), names.index(tally.second)
        games[first][second] += tally.games + 1
        games[second][first] += tally.games + 1
        points[first] += tally.points + 0.5
        points[second] += tally.games - tally.points + 0.5
    return games, points


def _fit(games: Matrix, points: Sequence[float]) -> list[float]:
    """The most likely strengths, by Hunter's fixed point; their mean is 0."""
    count = range(len(points))
    powers = [1.0 for _ in count]
    for _ in range(STEPS):
        powers = [points[i] / sum(games[i][j] / (powers[i] + powers[j]) for j in count if games[i][j]) for i in count]
        middle = exp(fmean(map(log, powers)))
        powers = [power / middle for power in powers]
    return [log(power) for power in powers]


def _variances(games: Matrix, strengths: Sequence[float]) -> list[float]:
    """The diagonal of the pseudo-inverse of the Fisher information, which knows differences only."""
    count = len(strengths)
    information = [[1 / count] * count for _ in strengths]
    for i in range(count):
        for j in range(count):
            expected = 1 / (1 + exp(strengths[j] - strengths[i]))
            weight = games[i][j] * expected * (1 - expected)
            information[i][i] += weight
            information[i][j] -= weight
    return [row[i] - 1 / count for i, row in enumerate(_inverse(information))]


def _inverse(matrix: Matrix) -> Matrix:
    """Gauss and Jordan; the matrix is positive definite, so no pivoting is needed."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
