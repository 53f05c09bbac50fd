"""What the finished rounds, whose routes are open, tell about a hand: its pace and its steadiness.

Paces are normal on a logarithmic scale. A source is believed either to keep the pace of the house, or to have one of
its own near the rest of the team's; what it was heard to do decides between the two.
"""

from itertools import takewhile
from math import exp, log, pi, sqrt
from statistics import fmean

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.contact.components import Flight
from cosmotheque.games.contact.decoder.timing import Timing
from cosmotheque.games.contact.hand import PACE
from cosmotheque.games.contact.rules.routes import leg_lengths
from cosmotheque.games.contact.state import Round
from cosmotheque.kit.plane import Point

HOUSE_SPREAD = 0.04
TEAM_SPREAD = 0.5
OWN_SPREAD = 0.25
DRIFT = 0.05
"""How much a pace wanders from round to round."""
STEADINESS_DRAWN = 16
"""For how many flights the supposed noise counts; flights of others count a quarter of a source's own."""
OTHERS_COUNT = 0.25
REACH = 3.0
"""How many deviations of a pace are looked at to either side, in steps of about half a hand's noise."""
STEP = 0.06
NEGLIGIBLE = 1e-3
CLEARLY = 0.25
"""How far, on the logarithmic scale, a team must keep from the pace of the house to have one of its own."""
ENOUGH_FLIGHTS = 3


class Normal(msgspec.Struct, frozen=True):
    """A belief about a logarithm of a pace; `weight` is how much it is believed beside others."""

    mean: float
    variance: float
    weight: float = 1.0

    def learn(self, heard: float, variance: float) -> "Normal":
        """The belief after a measurement of that variance."""
        together = self.variance + variance
        gain = self.variance / together
        error = heard - self.mean
        fit = exp(-error * error / together / 2) / sqrt(2 * pi * together)
        return Normal(self.mean + gain * error, self.variance * (1 - gain), self.weight * fit)


class Paces(msgspec.Struct, frozen=True):
    """Paces to read a transmission at, with how likely each is."""

    values: tuple[float, ...]
    weights: tuple[float, ...]


class Hand(msgspec.Struct, frozen=True):
    """What is believed about a source's hand before it is heard in this round."""

    beliefs: tuple[Normal, ...]
    timing: Timing

    @property
    def likeliest(self) -> float:
        """The pace that the hand is most believed to keep."""
        return exp(max(self.beliefs, key=lambda belief: belief.weight).mean)

    def paces(self, step: float = STEP) -> Paces:
        """A grid over all paces worth reading at."""
        points = [point for belief in self.beliefs for point in _grid(belief, step)]
        total = sum(weight for _, weight in points)
        return Paces(tuple(exp(value) for value, _ in points), tuple(weight / total for _, weight in points))


def hand_of(source: Seat, rounds: tuple[Round, ...], tiles: tuple[Point, ...], timing: Timing) -> Hand:
    """What earlier rounds tell about a source; `timing` is what is supposed before the first."""
    heard = [(done.source, log_ratios(done, tiles)) for done in rounds]
    steady = _timing(source, heard, timing)
    beliefs = [Normal(log(PACE), HOUSE_SPREAD**2), _team(source, heard, steady)]
    for seat, ratios in heard:
        if seat == source:
            beliefs = [belief.learn(*_measured(ratios, steady)) for belief in beliefs]
    total = sum(belief.weight for belief in beliefs)
    return Hand(
        tuple(
            Normal(belief.mean, belief.variance + DRIFT**2, belief.weight / total)
            for belief in beliefs
            if belief.weight > NEGLIGIBLE * total
        ),
        steady,
    )


def liked_pace(source: Seat, rounds: tuple[Round, ...], tiles: tuple[Point, ...]) -> float:
    """The pace that the others kept before this source first had its turn, if it clearly was not that of the house.

    Later rounds change nothing: who has been heard once had better keep to what the others have learned.
    """
    before = takewhile(lambda done: done.source != source, rounds)
    flights = [ratio for done in before for sent in log_ratios(done, tiles) for ratio in sent]
    if len(flights) < ENOUGH_FLIGHTS or abs(fmean(flights) - log(PACE)) < CLEARLY:
        return PACE
    return exp(fmean(flights))


def pace_of(flights: tuple[Flight, ...], lengths: tuple[int, ...]) -> float:
    """The pace at which flights were held, milliseconds for a tenth of a millimetre."""
    return exp(fmean(log(flight.duration / length) for flight, length in zip(flights, lengths, strict=True)))


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


def _timing(source: Seat, heard: list[tuple[Seat, Ratios]], supposed: Timing) -> Timing:
    """The noise that flights of one transmission show among themselves, mixed with what was supposed."""
    squares, count = STEADINESS_DRAWN * supposed.noise**2, float(STEADINESS_DRAWN)
    for seat, ratios in heard:
        share = 1.0 if seat == source else OTHERS_COUNT
        for flights in ratios:
            middle = fmean(flights)
            squares += share * sum((ratio - middle) ** 2 for ratio in flights)
            count += share * (len(flights) - 1)
    return msgspec.structs.replace(supposed, noise=sqrt(squares / count))


def _team(source: Seat, heard: list[tuple[Seat, Ratios]], timing: Timing) -> Normal:
    """The pace that the others let expect of a source whose own is not known yet."""
    team = Normal(log(PACE), TEAM_SPREAD**2)
    for seat, ratios in heard:
        if seat != source:
            mean, variance = _measured(ratios, timing)
            team = team.learn(mean, variance + OWN_SPREAD**2)
    return Normal(team.mean, team.variance + OWN_SPREAD**2)


def _measured(ratios: Ratios, timing: Timing) -> tuple[float, float]:
    """The pace of a round and the variance of that measurement."""
    flights = [ratio for sent in ratios for ratio in sent]
    return fmean(flights), timing.noise**2 / len(flights) + DRIFT**2


def _grid(belief: Normal, step: float) -> list[tuple[float, float]]:
    spread = sqrt(belief.variance)
    half = max(2, round(REACH * spread / step))
    places = [REACH * index / half for index in range(-half, half + 1)]
    bells = [exp(-place * place / 2) for place in places]
    scale = belief.weight / sum(bells)
    return [(belief.mean + spread * place, scale * bell) for place, bell in zip(places, bells, strict=True)]
