"""A rated table: how strong everybody who began it was held for, and what its end was counted as."""

from collections.abc import Sequence

import msgspec

from cosmotheque.core.game import Outcome
from cosmotheque.core.glicko import Result, Strength, after
from cosmotheque.server.wire.table import RatingInfo

SURE = 1.96
"""The number of deviations to either side that hold 95 %."""
FLOOR = 100
"""The lowest rating that is shown: below the weakest bot a number says nothing more."""


class Entrant(msgspec.Struct, frozen=True):
    """The guest or bot who began at a seat of a rated table, and their strength at that time."""

    guest: str | None
    strength: Strength


class Counting(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rated game that is over and is to be counted, or was once everybody is `told`, by seat, what it came to.

    One that ended too early counts `only` for the seats that left it.
    """

    only: tuple[int, ...] | None = None
    told: tuple[RatingInfo, ...] = ()


def score(outcome: Outcome, mine: int, other: int) -> float:
    """The result of a seat beside another one: 1 for better, 0.5 for alike, 0 for worse."""
    own, theirs = outcome.scores[mine], outcome.scores[other]
    return 1.0 if own > theirs else 0.5 if own == theirs else 0.0


def results(entrants: Sequence[Entrant], outcome: Outcome, mine: int) -> list[Result]:
    """A seat's opponents, and its result against each of them."""
    others = [(seat, entrant.strength) for seat, entrant in enumerate(entrants) if seat != mine]
    return [Result(strength, score(outcome, mine, seat)) for seat, strength in others]


def infos(entrants: Sequence[Entrant], outcome: Outcome | None, counting: Counting | None) -> tuple[RatingInfo, ...]:
    """The ratings of all seats and, once the game is counted, how it changed them.

    Tables from before there was counting say it by themselves.
    """
    if counting is not None:
        return counting.told or tuple(info(entrant.strength) for entrant in entrants)
    return tuple(_info(entrants, outcome, seat) for seat in range(len(entrants)))


def info(strength: Strength, change: float = 0.0, weight: int | None = None) -> RatingInfo:
    """A strength as people read it."""
    return RatingInfo(max(FLOOR, round(strength.rating)), round(SURE * strength.deviation), round(change), weight)


def _info(entrants: Sequence[Entrant], outcome: Outcome | None, seat: int) -> RatingInfo:
    before = entrants[seat].strength
    if entrants[seat].guest is None or outcome is None:
        return info(before)
    now = after(before, results(entrants, outcome, seat))
    return info(now, now.rating - before.rating, 100)
