"""Evidence of the finished rounds, whose routes are open, about a hand: its shape, its pace and its steadiness.

A hand is believed to have one of a few shapes and steadinesses, and for each of them either to keep the pace of the
house, or to have a pace of its own near the rest of the team's. Its rounds so far decide between all of them, and
before that the rounds of the others at the table: people who play together measure in the same way.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import exp, hypot, log, sqrt
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.contact.belief.pace import Normal
from cosmotheque.games.contact.belief.timing import JITTER, PACE, SHAPES, Shape, Timing
from cosmotheque.games.contact.components import Point
from cosmotheque.games.contact.rules.routes import leg_lengths
from cosmotheque.games.contact.state import Round

HOUSE = Normal(log(PACE), 0.04**2)
"""Bots keep the pace of the house, all but exactly."""
TEAM = Normal(log(PACE), 0.5**2)
"""People may be half as fast or twice as fast, so that little is supposed of a team that was never heard."""
OWN_VARIANCE = 0.25**2
"""The spread of the paces of one team, as a variance: half as far as those of strangers."""
DRIFT = 0.05**2
"""The drift of a pace from round to round, as a variance."""
NOISES = {0.05: 0.1, 0.08: 0.3, 0.12: 0.4, 0.17: 0.15, 0.24: 0.05}
"""The supposed steadiness of hands."""
ALIKE = 0.5
"""The weight of the others at the table beside the prior of any hand."""
STRAYED = 9.0
"""A flight that strayed farther than three deviations was a lapse, and tells no more than that."""
REACH = 2.5
"""The deviations on either side within which paces are looked at: beyond lies one hand in eighty."""
STEP = 0.08
"""Paces are looked at in steps of about half a hand's noise."""
NEGLIGIBLE = 1e-3
"""Hands this unlikely would cost time, and change nothing that is told in whole percents."""

Held: TypeAlias = tuple[tuple[float, float], ...]
"""Durations and lengths of the flights of one round."""
Trait: TypeAlias = tuple[Shape, float]
"""A shape and a noise."""


class Timings(msgspec.Struct, frozen=True):
    """Hands to read a transmission by, with how likely each is."""

    values: tuple[Timing, ...]
    weights: tuple[float, ...]

    def with_listener_error(self, ear: float) -> "Timings":
        """The same for a listener whose own error adds to that of the hand."""
        blurred = (replace(timing, noise=hypot(timing.noise, ear)) for timing in self.values)
        return Timings(tuple(blurred), self.weights) if ear else self


class Guise(msgspec.Struct, frozen=True):
    """One way in which a hand may be, its pace left open. A hand `of_house` keeps that pace, any other one of its own.

    `weight` is how much it is believed beside others; a logarithm while rounds are being learned.
    """

    shape: Shape
    noise: float
    of_house: bool
    pace: Normal
    weight: float

    def learn(self, held: Held) -> "Guise":
        pace, variance, agreement = _measure(held, self.shape, self.noise)
        weight = self.weight + agreement + self.pace.fit(pace, variance)
        return Guise(self.shape, self.noise, self.of_house, self.pace.learn(pace, variance), weight)


class Hand(msgspec.Struct, frozen=True):
    """Beliefs about a source's hand before it is heard in this round, the likeliest guise first."""

    guises: tuple[Guise, ...]

    @property
    def likeliest(self) -> Timing:
        guise = self.guises[0]
        return Timing(exp(guise.pace.mean), guise.noise, guise.shape)

    @property
    def noise(self) -> float:
        return sqrt(sum(guise.weight * guise.noise**2 for guise in self.guises))

    def timings(self, step: float = STEP, negligible: float = NEGLIGIBLE) -> Timings:
        """A grid over all hands worth reading by: guises less likely than that share of the first are left out."""
        points = [
            (Timing(pace, guise.noise, guise.shape), guise.weight * share)
            for guise in self.guises
            if guise.weight >= negligible * self.guises[0].weight
            for pace, share in guise.pace.grid(step, REACH)
        ]
        total = sum(weight for _, weight in points)
        return Timings(tuple(timing for timing, _ in points), tuple(weight / total for _, weight in points))


@lru_cache(maxsize=64)
def hand_of(source: Seat, rounds: tuple[Round, ...], tiles: tuple[Point, ...]) -> Hand:
    """The hand of a source, learned from earlier rounds."""
    held: dict[Seat, list[Held]] = {}
    for done in rounds:
        held.setdefault(done.source, []).append(_read_held(done, tiles))
    mine = held.pop(source, [])
    groups: dict[tuple[Shape, bool], list[Guise]] = {}
    for guise in _learn(mine, _trait_chances(held.values()), _team_paces(held.values())):
        groups.setdefault((guise.shape, guise.of_house), []).append(guise)
    kept = (guise for guise in map(_merge, groups.values()) if guise.weight > NEGLIGIBLE)
    return Hand(tuple(sorted(kept, key=lambda guise: -guise.weight)))


def _read_held(done: Round, tiles: tuple[Point, ...]) -> Held:
    return tuple(
        (float(flight.duration), float(length))
        for sent in done.transmissions
        for flight, length in zip(sent.flights, leg_lengths(tiles, done.start, sent.route), strict=True)
    )


def _learn(rounds: Sequence[Held], supposed: Mapping[Trait, float], paces: Mapping[Shape, Normal]) -> list[Guise]:
    """For each trait the guise that keeps the pace of the house and the one that has its own, after these rounds."""
    guises = [
        Guise(shape, noise, of_house, HOUSE if of_house else paces[shape], log(likely / 2))
        for (shape, noise), likely in supposed.items()
        for of_house in (True, False)
    ]
    for held in rounds:
        guises = [guise.learn(held) for guise in guises]
    highest = max(guise.weight for guise in guises)
    total = sum(exp(guise.weight - highest) for guise in guises)
    return [
        replace(guise, pace=guise.pace.spread_by(DRIFT), weight=exp(guise.weight - highest) / total) for guise in guises
    ]


@lru_cache(maxsize=4096)
def _measure(held: Held, shape: Shape, noise: float) -> tuple[float, float, float]:
    """The pace of a round, the variance of that measurement, and how well the flights agree (a logarithm)."""
    ratios = [log(duration / shape.effective_length(length)) for duration, length in held]
    variances = [(noise + JITTER / duration) ** 2 for duration, _ in held]
    precision = sum(1 / variance for variance in variances)
    pace = sum(ratio / variance for ratio, variance in zip(ratios, variances, strict=True)) / precision
    strayed = ((ratio - pace) ** 2 / variance for ratio, variance in zip(ratios, variances, strict=True))
    agreement = -sum(min(STRAYED, square) for square in strayed) - sum(map(log, variances)) - log(precision)
    return pace, 1 / precision + DRIFT, agreement / 2


def _trait_chances(others: Iterable[Sequence[Held]]) -> dict[Trait, float]:
    """The chance of each trait before a source is heard: that of any hand, or that of one of the others."""
    anybody = {(shape, noise): SHAPES[shape] * NOISES[noise] for shape, noise in product(SHAPES, NOISES)}
    heard = [_learn(rounds, anybody, dict.fromkeys(SHAPES, TEAM.spread_by(OWN_VARIANCE))) for rounds in others]
    if not heard:
        return anybody
    share = ALIKE / len(heard)
    supposed = {trait: (1 - ALIKE) * likely for trait, likely in anybody.items()}
    for guise in (guise for guises in heard for guise in guises):
        supposed[guise.shape, guise.noise] += share * guise.weight
    return supposed


def _team_paces(others: Iterable[Sequence[Held]]) -> dict[Shape, Normal]:
    """For each shape the pace that the others let expect of a source whose own is not known yet."""
    rounds = [held for seat in others for held in seat]
    paces = {}
    for shape in SHAPES:
        team = TEAM
        for held in rounds:
            pace, variance, _ = _measure(held, shape, Timing().noise)
            team = team.learn(pace, variance + OWN_VARIANCE)
        paces[shape] = team.spread_by(OWN_VARIANCE)
    return paces


def _merge(guises: Sequence[Guise]) -> Guise:
    """Guises that differ in their noise only, as one."""
    weight = sum(guise.weight for guise in guises)
    if not weight:
        return guises[0]
    mean = sum(guise.weight * guise.pace.mean for guise in guises) / weight
    variance = sum(guise.weight * (guise.pace.variance + (guise.pace.mean - mean) ** 2) for guise in guises) / weight
    noise = sqrt(sum(guise.weight * guise.noise**2 for guise in guises) / weight)
    return replace(guises[0], noise=noise, pace=Normal(mean, variance), weight=weight)
