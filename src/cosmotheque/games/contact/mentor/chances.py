"""The share of all points that a team can expect, from what the crew has heard and how the team has done so far."""

from math import comb
from typing import Final

from cosmotheque.games.contact.belief.decoding import decode
from cosmotheque.games.contact.components import ROUNDS, SIGNAL_CARDS, TRANSMISSIONS
from cosmotheque.games.contact.state import Phase
from cosmotheque.games.contact.view import View

MISSES, TRIED = 0.3, 20.0
"""The prior of a team before its first round: wrong guesses, and all guesses."""
SETTLED: Final = 0.5
"""The share of the crew's doubt that it can still settle by asking again.

Chosen like the above as what fits 160 games of bots best: a mean square error of 0.0023 of the share beside 0.0038 of
the constant (`bench/chances.py`).
"""
PLAYED: Final = (Phase.TRANSMIT, Phase.GUESS)
"""While a card is at stake."""


def chances(view: View) -> tuple[float, ...]:
    """A single one, the team's. The source's goal counts for nothing: it is what the crew could know."""
    return (_expected_points(view, view.fuel, _read(view)),)


def stake(view: View) -> float:
    """The stake of the next guess: the share that a right one promises, less that of a wrong one."""
    return max(0.0, _expected_points(view, view.fuel, 1.0) - _expected_points(view, view.fuel, 0.0))


def _expected_points(view: View, fuel: int, read: float) -> float:
    """Points made and to come, as long as the fuel lasts (CON-17); `read` is how likely the next guess is right."""
    miss, coming = _miss(view), ROUNDS - len(view.rounds) - (view.phase in PLAYED)
    if view.phase not in PLAYED:
        points, lasts = view.score + sum(view.signals) * (1 - miss), _lasts(fuel, coming, miss)
    else:
        points = view.score + sum(view.signals) * (1 - miss) + (view.signal or 0) * read
        lasts = read * _lasts(fuel, coming, miss) + (1 - read) * _lasts(fuel - 1, coming, miss)
    return points / sum(SIGNAL_CARDS) * lasts


def _miss(view: View) -> float:
    """The share of guesses of this team that go wrong."""
    guesses = sum(len(done.guesses) for done in view.rounds) + len(view.guesses)
    wrong = guesses - len(view.rounds)
    return (wrong + MISSES) / (guesses + TRIED)


def _read(view: View) -> float:
    """The chance that the crew points at the right planet next."""
    if view.phase is not Phase.GUESS:
        return 1 - _miss(view)
    doubt = 1 - decode(view).chances[0]
    return 1 - doubt * (SETTLED if view.asked < TRANSMISSIONS else 1)


def _lasts(fuel: int, rounds: int, miss: float) -> float:
    """The chance of fewer misses than there is fuel, in so many rounds that each end with a hit."""
    ways = (comb(rounds + missed - 1, missed) if rounds else missed == 0 for missed in range(fuel))
    return (1 - miss) ** rounds * sum(way * miss**missed for missed, way in enumerate(ways))
