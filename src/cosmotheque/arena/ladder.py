"""The ladder: bots meet deal after deal, until it is known well enough how they fare.

Where they are opposed, every two meet and a deal is played from both sides; what counts is the share of its points. In
a cooperative game each bot is the whole team, and the score counts. Deals are what is drawn, so intervals count deals.
"""

from collections.abc import Sequence
from itertools import combinations
from statistics import fmean

import msgspec

from cosmotheque.arena.fixtures import Fixture, duels
from cosmotheque.arena.ratings import Estimate, Rating, bounded_mean, rate
from cosmotheque.arena.results import scores_by_name, tally
from cosmotheque.core.game import Meta, Outcome

STEP = 50
"""Deals between two looks at an interval."""
ROUND = 30.0
"""Seconds that a pairing gets before the next one has its turn."""
SLOW = 1.0
"""Seconds from which on a game is a slow one."""
FEW = 100
"""Slow games that are enough, unless a number is given."""
Pairing = tuple[str, ...]
"""Two opponents, or one bot that is a team."""


class Patience(msgspec.Struct, frozen=True):
    """The number of games that is enough: `most`, or `least` once the interval takes up less than `width` of its range.

    Of a pairing whose games take longer than a second, the least is `slow`.
    """

    width: float
    least: int
    most: int
    slow: int = FEW


class Finished(msgspec.Struct, frozen=True):
    """The outcome of a game, and the seconds of a processor it took."""

    outcome: Outcome
    seconds: float = 0.0


class Rung(msgspec.Struct, frozen=True):
    """The result of a pairing: the share of points of the first, or the mean score of a team; seconds of a game."""

    pairing: Pairing
    games: int
    score: Estimate
    seconds: float = 0.0


class Ladder:
    """The games that were played, and those to be played next."""

    def __init__(self, meta: Meta, names: Sequence[str], seats: int, seed: int, patience: Patience) -> None:
        self._meta, self._seats, self._seed, self._patience = meta, seats, seed, patience
        self._names = frozenset(names)
        self._pairings: list[Pairing] = list(combinations(names, 1 if meta.cooperative else 2))
        self._games: dict[Fixture, Finished] = {}

    def add(self, fixture: Fixture, finished: Finished) -> None:
        """A game that was played; one with others than these bots is none of ours."""
        if self._names.issuperset(fixture.lineup):
            self._games[fixture] = finished

    def next_fixtures(self) -> list[Fixture]:
        """The next games, as many seconds of every pairing of which too little is known; none when it is enough."""
        return [fixture for pairing in self._pairings for fixture in self._next(pairing)]

    def rungs(self) -> list[Rung]:
        """Every pairing of which a whole deal was played."""
        played = {pairing: self._count_played(pairing) for pairing in self._pairings}
        return [
            Rung(pairing, deals * len(pairing), self._estimate(pairing, deals), self._seconds(pairing, deals))
            for pairing, deals in played.items()
            if deals
        ]

    def ratings(self) -> list[Rating]:
        """The strongest first; teams by who did better with the same deals."""
        return rate(tally(self._meta, ((fixture, game.outcome) for fixture, game in self._games.items())))

    def _next(self, pairing: Pairing) -> list[Fixture]:
        """The games missing up to the next look, as far as the round goes; a first deal shows how long games take."""
        played = self._count_played(pairing)
        seconds = self._seconds(pairing, played) * len(pairing)
        at_once = max(1, int(ROUND / max(seconds, ROUND / STEP))) if played else 1
        deals = range(played, min(self._next_look(pairing, played), played + at_once))
        fixtures = [fixture for number in deals for fixture in self._deal(pairing, number)]
        return [fixture for fixture in fixtures if fixture not in self._games]

    def _next_look(self, pairing: Pairing, played: int) -> int:
        """After how many deals the interval is looked at, or was, and found narrow enough."""
        least = self._patience.slow if self._seconds(pairing, played) >= SLOW else self._patience.least
        first, most = -(-least // len(pairing)), -(-self._patience.most // len(pairing))
        for deals in range(min(first, most), most, STEP):
            if played < deals or self._share_of_range(self._estimate(pairing, deals)) < self._patience.width:
                return deals
        return most

    def _count_played(self, pairing: Pairing) -> int:
        """The number of deals played from the first on, with none left out."""
        number = 0
        while all(fixture in self._games for fixture in self._deal(pairing, number)):
            number += 1
        return number

    def _deal(self, pairing: Pairing, number: int) -> list[Fixture]:
        """A deal from both sides, or once by a team."""
        return duels(self._meta, pairing, self._seats, len(pairing), self._seed + number)

    def _seconds(self, pairing: Pairing, deals: int) -> float:
        """The mean seconds of a game."""
        played = [self._games[fixture].seconds for number in range(deals) for fixture in self._deal(pairing, number)]
        return fmean(played) if played else 0.0

    def _estimate(self, pairing: Pairing, deals: int) -> Estimate:
        return bounded_mean([self._worth(pairing, number) for number in range(deals)], self._range())

    def _worth(self, pairing: Pairing, number: int) -> float:
        """The value of a deal to the first bot."""
        scores = [scores_by_name(fixture, self._games[fixture].outcome) for fixture in self._deal(pairing, number)]
        if self._meta.cooperative:
            return scores[0][pairing[0]]
        first, second = pairing
        return fmean((1 + (score[first] > score[second]) - (score[first] < score[second])) / 2 for score in scores)

    def _range(self) -> tuple[float, float]:
        return self._meta.scores if self._meta.cooperative else (0, 1)

    def _share_of_range(self, estimate: Estimate) -> float:
        low, high = self._range()
        return (estimate.high - estimate.low) / (high - low)
