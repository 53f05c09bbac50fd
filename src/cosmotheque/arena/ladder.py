"""The ladder: bots meet deal after deal, until it is known well enough how they fare.

Where they are opposed, every two meet and a deal is played from both sides; what counts is the share of its points. In
a cooperative game each bot is the whole team, and the score counts. Deals are what is drawn, so intervals count deals.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import fmean

import msgspec

from cosmotheque.arena.fixtures import Fixture, duels
from cosmotheque.arena.ratings import Estimate, Rating, bounded_mean, rate
from cosmotheque.arena.results import scores_by_name, tally
from cosmotheque.core.game import Meta, Outcome

STEP = 50
"""Deals between two looks at an interval."""
Pairing = tuple[str, ...]
"""Two opponents, or one bot that is a team."""


class Patience(msgspec.Struct, frozen=True):
    """When it is enough: after `most` games, or `least` once the interval takes up less than `width` of its range."""

    width: float
    least: int
    most: int


class Rung(msgspec.Struct, frozen=True):
    """How a pairing went: the share of points of the first, or the mean score of a team."""

    pairing: Pairing
    games: int
    score: Estimate


class Ladder:
    """What has been played, and what is to be played next. Which games those are follows from the results alone."""

    def __init__(self, meta: Meta, names: Sequence[str], seats: int, seed: int, patience: Patience) -> None:
        self._meta, self._seats, self._seed, self._patience = meta, seats, seed, patience
        self._names = frozenset(names)
        self._pairings: list[Pairing] = list(combinations(names, 1 if meta.cooperative else 2))
        self._outcomes: dict[Fixture, Outcome] = {}

    def add(self, fixture: Fixture, outcome: Outcome) -> None:
        """A game that was played; one with others than these bots is none of ours."""
        if self._names.issuperset(fixture.lineup):
            self._outcomes[fixture] = outcome

    def wanted(self) -> list[Fixture]:
        """The games to be played before the next look; none when it is enough."""
        return [fixture for pairing in self._pairings for fixture in self._missing(pairing)]

    def rungs(self) -> list[Rung]:
        """Every pairing of which a whole deal was played."""
        played = {pairing: self._played(pairing) for pairing in self._pairings}
        return [
            Rung(pairing, deals * len(pairing), self._estimate(pairing, deals))
            for pairing, deals in played.items()
            if deals
        ]

    def ratings(self) -> list[Rating]:
        """The strongest first; teams by who did better with the same deals."""
        return rate(tally(self._meta, self._outcomes.items()))

    def _missing(self, pairing: Pairing) -> list[Fixture]:
        for deals in self._looks(len(pairing)):
            missing = [
                fixture
                for number in range(deals)
                for fixture in self._deal(pairing, number)
                if fixture not in self._outcomes
            ]
            if missing or self._share_of_range(self._estimate(pairing, deals)) < self._patience.width:
                return missing
        return []

    def _looks(self, games_a_deal: int) -> Iterable[int]:
        """After how many deals the interval is looked at."""
        least, most = -(-self._patience.least // games_a_deal), -(-self._patience.most // games_a_deal)
        return [*range(min(least, most), most, STEP), most]

    def _played(self, pairing: Pairing) -> int:
        """How many deals were played from the first on, with none left out."""
        number = 0
        while all(fixture in self._outcomes for fixture in self._deal(pairing, number)):
            number += 1
        return number

    def _deal(self, pairing: Pairing, number: int) -> list[Fixture]:
        """A deal from both sides, or once by a team."""
        return duels(self._meta, pairing, self._seats, len(pairing), self._seed + number)

    def _estimate(self, pairing: Pairing, deals: int) -> Estimate:
        return bounded_mean([self._worth(pairing, number) for number in range(deals)], self._range())

    def _worth(self, pairing: Pairing, number: int) -> float:
        """What a deal was worth to the first."""
        scores = [scores_by_name(fixture, self._outcomes[fixture]) for fixture in self._deal(pairing, number)]
        if self._meta.cooperative:
            return scores[0][pairing[0]]
        first, second = pairing
        return fmean((1 + (score[first] > score[second]) - (score[first] < score[second])) / 2 for score in scores)

    def _range(self) -> tuple[float, float]:
        return self._meta.scores if self._meta.cooperative else (0, 1)

    def _share_of_range(self, estimate: Estimate) -> float:
        low, high = self._range()
        return (estimate.high - estimate.low) / (high - low)
