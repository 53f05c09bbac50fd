"""How long a hand holds a leg: scalar timing, an error in proportion to the duration and a constant one."""

from math import exp, pi, sqrt

import msgspec

ROOT = sqrt(2 * pi)


class Timing(msgspec.Struct, frozen=True):
    """A duration is normal about pace · length, with the deviation noise · pace · length + `jitter` milliseconds.

    In a `lapse` the hand does something else altogether: any duration within a factor of e^1.5 is as likely.
    """

    noise: float = 0.12
    jitter: float = 15.0
    lapse: float = 0.005

    @property
    def floor(self) -> float:
        """What a lapse adds to every weight: its density over the logarithm of the duration."""
        return self.lapse / 3

    def weight(self, duration: float, length: float, pace: float) -> float:
        """The density of the logarithm of the duration, so that weights of short and long flights compare."""
        mean = pace * length
        deviation = self.noise * mean + self.jitter
        error = (duration - mean) / deviation
        return (1 - self.lapse) * duration * exp(-error * error / 2) / (deviation * ROOT) + self.floor


class Reading(msgspec.Struct, frozen=True):
    """Flights as heard, read at one pace (milliseconds for a tenth of a millimetre)."""

    pace: float
    durations: tuple[float, ...]
