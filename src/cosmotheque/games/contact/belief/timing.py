"""Durations of a held leg: in proportion to it or not quite, with an error in proportion and a constant one."""

from math import exp, pi, sqrt
from random import Random
from typing import Final

import msgspec

from cosmotheque.games.contact.actions import Action, Transmit
from cosmotheque.games.contact.components import LONGEST_TRANSMISSION, RADIUS, SHORTEST_FLIGHT, Flight
from cosmotheque.games.contact.rules.routes import leg_lengths
from cosmotheque.games.contact.view import View

PACE = 0.6
"""Milliseconds for a tenth of a millimetre: the width of the table in under three seconds."""
PAUSE = 250
"""Milliseconds between two flights, so that nobody takes them for one."""
UNPRACTISED = 0.1
"""The error of a source that takes no care."""

ROOT = sqrt(2 * pi)
JITTER: Final = 15.0
"""The constant error of a flight, in milliseconds."""
LAPSE: Final = 0.005
"""The share of lapses of a hand: any duration within a factor of e^1.5 is as likely."""
FLOOR: Final = LAPSE / 3
"""The weight that a lapse adds to every weight: its density over the logarithm of the duration."""
PIVOT: Final = 1000.0
"""The length at which an exponent changes nothing, in tenths of a millimetre."""
LEAST_LENGTH: Final = SHORTEST_FLIGHT / PACE
"""CON-12: no flight is shorter, however near the tiles lie."""


class Shape(msgspec.Struct, frozen=True):
    """The length that a hand takes a leg for: its real length to some power, and a constant more or less.

    A player who starts late adds something to every leg, one who looks at the way between the discs leaves their radii
    out, and one who hurries over long ways has an exponent below 1.
    """

    offset: float = 0.0
    exponent: float = 1.0

    def effective_length(self, length: float) -> float:
        """The length that the duration is in proportion to."""
        powered: float = PIVOT * (length / PIVOT) ** self.exponent
        return max(LEAST_LENGTH, powered + self.offset)


PROPORTIONAL: Final = Shape()
SHAPES: Final = {
    PROPORTIONAL: 0.5,
    Shape(offset=-2.0 * RADIUS): 0.1,
    Shape(offset=-1.0 * RADIUS): 0.06,
    Shape(offset=100.0): 0.06,
    Shape(offset=200.0): 0.06,
    Shape(offset=350.0): 0.03,
    Shape(exponent=0.87): 0.06,
    Shape(exponent=0.75): 0.06,
    Shape(exponent=0.62): 0.03,
    Shape(exponent=1.15): 0.04,
}
"""The shapes that hands are supposed to have, and how likely each is of a source that was never heard."""


class Timing(msgspec.Struct, frozen=True):
    """One hand: a duration is normal about pace · felt length, with the deviation noise · mean + `JITTER`."""

    pace: float = PACE
    noise: float = 0.12
    shape: Shape = PROPORTIONAL

    def weight(self, duration: float, felt: float) -> float:
        """The density of the logarithm of the duration, so that weights of short and long flights compare."""
        mean = self.pace * felt
        deviation = self.noise * mean + JITTER
        error = (duration - mean) / deviation
        return (1 - LAPSE) * duration * exp(-error * error / 2) / (deviation * ROOT) + FLOOR


class Reading(msgspec.Struct, frozen=True):
    """Flights as heard, read as if held by one hand."""

    timing: Timing
    durations: tuple[float, ...]


def hold_flights(lengths: tuple[int, ...], pace: float, noise: float, rng: Random) -> tuple[Flight, ...]:
    """Flights as long as their legs at this pace; the error of each grows with its duration."""
    flights: list[Flight] = []
    landed = 0
    for length in lengths:
        duration = max(SHORTEST_FLIGHT, round(length * pace * max(0.1, rng.gauss(1, noise))))
        take_off = landed + PAUSE
        landed = min(take_off + duration, LONGEST_TRANSMISSION)
        flights.append(Flight(take_off, landed))
    return tuple(flights)


def measure(view: View, action: Action, rng: Random) -> Action:
    """An unpractised hand fills in the flights of a transmission."""
    if type(action) is not Transmit:
        return action
    return Transmit(hold_flights(leg_lengths(view.tiles, view.rocket, view.route), PACE, UNPRACTISED, rng))
