"""The pace of a hand: measured flight by flight, believed as a normal distribution on a logarithmic scale."""

from collections.abc import Sequence
from itertools import takewhile
from math import exp, log, pi, sqrt
from statistics import fmean, median

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.contact.belief.timing import PACE, PROPORTIONAL, Shape
from cosmotheque.games.contact.components import Flight, Point
from cosmotheque.games.contact.rules.routes import leg_lengths
from cosmotheque.games.contact.state import Round

CLEARLY = 0.25
"""The distance, on the logarithmic scale, that a team must keep from the pace of the house to have one of its own:
farther than the errors of a few flights take it."""
ENOUGH_FLIGHTS = 3
"""The flights from which a pace is known: of two, either may have strayed from the other."""
MOST_STEPS = 10
"""The most steps to either side: hands not heard yet are read in coarser ones."""


class Normal(msgspec.Struct, frozen=True):
    """A belief about the logarithm of a pace."""

    mean: float
    variance: float

    def learn(self, heard: float, variance: float) -> "Normal":
        """The belief after a measurement of that variance."""
        gain = self.variance / (self.variance + variance)
        return Normal(self.mean + gain * (heard - self.mean), self.variance * (1 - gain))

    def fit(self, heard: float, variance: float) -> float:
        """The logarithm of how likely that measurement was."""
        together = self.variance + variance
        return -((heard - self.mean) ** 2 / together + log(2 * pi * together)) / 2

    def spread_by(self, variance: float) -> "Normal":
        return Normal(self.mean, self.variance + variance)

    def grid(self, step: float, reach: float) -> list[tuple[float, float]]:
        """Paces about so far apart, to so many deviations on either side, with the share of each."""
        spread = sqrt(self.variance)
        half = min(MOST_STEPS, max(2, round(reach * spread / step)))
        places = [reach * index / half for index in range(-half, half + 1)]
        bells = [exp(-place * place / 2) for place in places]
        return [(exp(self.mean + spread * place), bell / sum(bells)) for place, bell in zip(places, bells, strict=True)]


def liked_pace(source: Seat, rounds: tuple[Round, ...], tiles: tuple[Point, ...]) -> float:
    """The pace that the others kept before this source first had its turn, if it clearly was not that of the house.

    Later rounds change nothing: who has been heard once had better keep to what the others have learned.
    """
    before = takewhile(lambda done: done.source != source, rounds)
    flights = [ratio for done in before for ratio in log_ratios(done, tiles)]
    if len(flights) < ENOUGH_FLIGHTS or abs(fmean(flights) - log(PACE)) < CLEARLY:
        return PACE
    return exp(fmean(flights))


def pace_of(flights: tuple[Flight, ...], lengths: tuple[int, ...], shape: Shape = PROPORTIONAL) -> float:
    """The pace at which flights were held, milliseconds for a tenth of a millimetre."""
    held = zip(flights, lengths, strict=True)
    return exp(fmean(log(flight.duration / shape.effective_length(length)) for flight, length in held))


def measure_errors(
    earlier: Sequence[Round], tiles: tuple[Point, ...], flights: tuple[Flight, ...], lengths: tuple[int, ...]
) -> list[float]:
    """For each flight the logarithm of its duration over the one that its length has at the usual pace.

    That is the middle one of the source's `earlier` rounds, or else of these flights; nothing where too few tell. The
    logbook in the browser measures in the same way.
    """
    before = [ratio for done in earlier for ratio in log_ratios(done, tiles)]
    own = _log_ratios(flights, lengths)
    known = before if len(before) >= ENOUGH_FLIGHTS else own
    return [ratio - median(known) for ratio in own] if len(known) >= ENOUGH_FLIGHTS else []


def round_pace(done: Round, tiles: tuple[Point, ...]) -> float:
    """The middle pace of all flights of a round: one that slipped does not change it."""
    return exp(median(log_ratios(done, tiles)))


def log_ratios(done: Round, tiles: tuple[Point, ...]) -> list[float]:
    """The logarithms of milliseconds for a tenth of a millimetre, for all flights of a round."""
    return [
        ratio
        for sent in done.transmissions
        for ratio in _log_ratios(sent.flights, leg_lengths(tiles, done.start, sent.route))
    ]


def _log_ratios(flights: tuple[Flight, ...], lengths: tuple[int, ...]) -> list[float]:
    return [log(flight.duration / length) for flight, length in zip(flights, lengths, strict=True)]
