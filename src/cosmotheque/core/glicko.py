"""Glicko-2, by Mark Glickman's paper: a player's strength by their results, and how sure it is.

Ratings are on the usual scale, 1500 in the middle; about 95 of 100 true strengths lie within two deviations. Beyond the
paper a result may have a weight: one of 0.5 says as much as half a game.
"""

from collections.abc import Sequence
from math import exp, log, pi, sqrt

import msgspec

MIDDLE = 1500.0
SCALE = 173.7178
UNKNOWN = 350.0
"""The deviation of a player of whom nothing is known."""
VOLATILE = 0.06
TAU = 0.5
"""The change of volatility allowed from one period to the next."""
PRECISION = 1e-6


class Strength(msgspec.Struct, frozen=True):
    """A rating, how far it may be off, and how erratic results have been."""

    rating: float = MIDDLE
    deviation: float = UNKNOWN
    volatility: float = VOLATILE


class Result(msgspec.Struct, frozen=True):
    """Another who was met: a score of 1 for a win, 0.5 for a draw, 0 for a loss, and how much of a game it was."""

    other: Strength
    score: float
    weight: float = 1.0


def after(own: Strength, met: Sequence[Result]) -> Strength:
    """A strength after a period with these results."""
    told = [result for result in met if result.weight > 0]
    if not told:
        return own
    mu, phi = (own.rating - MIDDLE) / SCALE, own.deviation / SCALE
    surety = [_surety(result.other.deviation / SCALE) for result in told]
    expected = [
        1 / (1 + exp(-g * (mu - (result.other.rating - MIDDLE) / SCALE)))
        for g, result in zip(surety, told, strict=True)
    ]
    terms = list(zip(told, surety, expected, strict=True))
    variance = 1 / sum(result.weight * g**2 * e * (1 - e) for result, g, e in terms)
    gain = sum(result.weight * g * (result.score - e) for result, g, e in terms)
    sigma = _volatility(own.volatility, phi, variance, variance * gain)
    period = min(1.0, max(result.weight for result in told))  # in half a game people change half as much
    star = sqrt(phi**2 + period * sigma**2)
    new = 1 / sqrt(1 / star**2 + 1 / variance)
    return Strength(MIDDLE + SCALE * (mu + new**2 * gain), min(UNKNOWN, SCALE * new), sigma)


def after_rest(own: Strength, periods: float) -> Strength:
    """A strength after so many periods without a game: the longer, the less is known."""
    phi = own.deviation / SCALE
    grown = SCALE * sqrt(phi**2 + periods * own.volatility**2)
    return msgspec.structs.replace(own, deviation=min(UNKNOWN, grown))


def _surety(phi: float) -> float:
    """The paper's g: who is not well known counts for less."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """The new volatility, by the paper's fifth step: the Illinois way of finding a root."""
    start = log(sigma**2)

    def slope(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        step = 1
        while slope(start - step * TAU) < 0:
            step += 1
        high = start - step * TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > PRECISION:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
