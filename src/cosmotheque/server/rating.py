"""What a rated table says about those who began it: it follows from how strong they were held for, and the outcome."""

from collections.abc import Sequence

import msgspec

from cosmotheque.core.game import Outcome
from cosmotheque.core.glicko import Strength, after
from cosmotheque.server.wire import RatingInfo

SURE = 1.96
"""So many deviations hold 95 %."""
FLOOR = 100
"""Nobody is told less: below the weakest bot a number says nothing more."""


class Entrant(msgspec.Struct, frozen=True):
    """Who began at a seat of a rated table, a guest or a bot, and how strong they were held for."""

    guest: str | None
    strength: Strength


def results(entrants: Sequence[Entrant], outcome: Outcome | None, mine: int) -> list[tuple[Strength, float]]:
    """Whom a seat met, and how it came off beside each of them."""
    if outcome is None:
        return []
    others = [(seat, entrant.strength) for seat, entrant in enumerate(entrants) if seat != mine]
    return [(strength, _score(outcome.scores[mine], outcome.scores[seat])) for seat, strength in others]


def infos(entrants: Sequence[Entrant], outcome: Outcome | None) -> tuple[RatingInfo, ...]:
    """What everybody is rated and, once it is over, what that changed; bots are what they are."""
    return tuple(_info(entrants, outcome, seat) for seat in range(len(entrants)))


def info(strength: Strength, change: float = 0.0) -> RatingInfo:
    """A strength as people read it."""
    return RatingInfo(max(FLOOR, round(strength.rating)), round(SURE * strength.deviation), round(change))


def _info(entrants: Sequence[Entrant], outcome: Outcome | None, seat: int) -> RatingInfo:
    before = entrants[seat].strength
    if entrants[seat].guest is None:
        return info(before)
    now = after(before, results(entrants, outcome, seat))
    return info(now, now.rating - before.rating)


def _score(own: float, theirs: float) -> float:
    return 1.0 if own > theirs else 0.5 if own == theirs else 0.0
