"""Comparisons of bots: played games counted into wins, draws and losses of one bot against another."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import fmean

import msgspec

from cosmotheque.arena.fixtures import Fixture
from cosmotheque.core.game import Meta, Outcome

Result = tuple[Fixture, Outcome]


class Tally(msgspec.Struct, frozen=True):
    """The results of `first` against `second`."""

    first: str
    second: str
    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        return self.wins + self.draws / 2


def tally(meta: Meta, results: Iterable[Result]) -> list[Tally]:
    """One tally for every two bots that met, in the order in which they first did."""
    counts: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0, 0])
    for scores in _together(results) if meta.cooperative else _score_each(results):
        for first, second in combinations(scores, 2):
            pair = (second, first) if (second, first) in counts else (first, second)
            mine, theirs = scores[pair[0]], scores[pair[1]]
            counts[pair][0 if mine > theirs else 1 if mine == theirs else 2] += 1
    return [Tally(*pair, *count) for pair, count in counts.items()]


def mean_scores(results: Iterable[Result]) -> dict[str, list[float]]:
    """The mean score of its seats in each game, for every bot."""
    scores: dict[str, list[float]] = defaultdict(list)
    for result in results:
        for name, score in scores_by_name(*result).items():
            scores[name].append(score)
    return dict(scores)


def scores_by_name(fixture: Fixture, outcome: Outcome) -> dict[str, float]:
    """The mean score of its seats in one game, for every bot."""
    names: Sequence[str] = list(dict.fromkeys(fixture.lineup))
    return {
        name: fmean(score for seat, score in zip(fixture.lineup, outcome.scores, strict=True) if seat == name)
        for name in names
    }


def _score_each(results: Iterable[Result]) -> Iterable[dict[str, float]]:
    return (scores_by_name(*result) for result in results)


def _together(results: Iterable[Result]) -> Iterable[dict[str, float]]:
    """Teams that played the same seed are compared, though they never met."""
    seeds: dict[int, dict[str, float]] = defaultdict(dict)
    for result in results:
        seeds[result[0].seed].update(scores_by_name(*result))
    return seeds.values()
