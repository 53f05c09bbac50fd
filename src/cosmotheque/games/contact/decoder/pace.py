"""How fast a hand is: measured flight by flight, believed as a normal distribution on a logarithmic scale."""

from itertools import takewhile
from math import exp, log, pi, sqrt
from statistics import fmean

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.contact.components import Flight
from cosmotheque.games.contact.decoder.timing import PROPORTIONAL, Shape
from cosmotheque.games.contact.hand import PACE
from cosmotheque.games.contact.rules.routes import leg_lengths
from cosmotheque.games.contact.state import Round
from cosmotheque.kit.plane import Point

CLEARLY = 0.25
"""How far, on the logarithmic scale, a team must keep from the pace of the house to have one of its own."""
ENOUGH_FLIGHTS = 3
MOST_STEPS = 10
"""To either side: hands that nobody has heard yet are read in coarser steps."""


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
    flights = [ratio for done in before for sent in log_ratios(done, tiles) for ratio in sent]
    if len(flights) < ENOUGH_FLIGHTS or abs(fmean(flights) - log(PACE)) < CLEARLY:
        return PACE
    return exp(fmean(flights))


def pace_of(flights: tuple[Flight, ...], lengths: tuple[int, ...], shape: Shape = PROPORTIONAL) -> float:
    """The pace at which flights were held, milliseconds for a tenth of a millimetre."""
    held = zip(flights, lengths, strict=True)
    return exp(fmean(log(flight.duration / shape.felt(length)) for flight, length in held))


Ratios = list[list[float]]
"""For each transmission of a round the logarithms of milliseconds for a tenth of a millimetre, flight by flight."""


def log_ratios(done: Round, tiles: tuple[Point, ...]) -> Ratios:
    return [
        [
            log(flight.duration / length)
            for flight, length in zip(sent.flights, leg_lengths(tiles, done.start, sent.route), strict=True)
        ]
        for sent in done.transmissions
    ]
