"""The standing of a game: the chances after each move, as everybody could know them, and as each seat could."""

from typing import Any, Final

import msgspec

from cosmotheque.core.game import AnyGame, Outcome, Seat
from cosmotheque.core.mentor import Gauge

DIGITS: Final = 4


class Standing(msgspec.Struct, frozen=True):
    """`public`: what a spectator could know, a chance for each seat or a single one for a team.

    `own`: for each seat its own chance, or its team's, as it could know it itself.
    """

    public: tuple[float, ...]
    own: tuple[float, ...]


def standing_of(game: AnyGame, gauge: Gauge, seats: int, state: Any) -> Standing:
    """The standing of a state; once the game is over, its result."""
    outcome = game.outcome(state)
    if outcome is not None or not game.meta.secrets:
        known = gauge(game.view(state, None)) if outcome is None else result(game, outcome)
        return _round(known, [own_share(game, known, Seat(seat)) for seat in range(seats)])
    everybody = gauge(game.view(state, None))
    return _round(
        everybody,
        [own_share(game, gauge(game.view(state, seat)), seat) for seat in map(Seat, range(seats))],
    )


def own_share(game: AnyGame, chances: tuple[float, ...], seat: Seat) -> float:
    """A seat's part of the chances: a team has one for all."""
    return chances[0 if game.meta.cooperative else seat]


def result(game: AnyGame, outcome: Outcome) -> tuple[float, ...]:
    """The result of a game in the terms of chances: the winners share 1; a team has its share of all points."""
    if game.meta.cooperative:
        least, most = game.meta.scores
        return ((outcome.scores[0] - least) / (most - least),)
    best = max(outcome.scores)
    return tuple(float(score == best) / outcome.scores.count(best) for score in outcome.scores)


def _round(public: tuple[float, ...], own: list[float]) -> Standing:
    return Standing(*(tuple(round(chance, DIGITS) for chance in chances) for chances in (public, own)))
