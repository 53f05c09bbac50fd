"""Scores of a run with intervals, its place on the ladder, its cost and the share of refused answers."""

from collections.abc import Mapping, Sequence

import msgspec

from cosmotheque import registry
from cosmotheque.arena import Estimate, wilson
from cosmotheque.benchmark.results import Result
from cosmotheque.benchmark.suite import LEVELS, setting_of

HALF = 0.5
MILLION = 1_000_000


class Prices(msgspec.Struct, frozen=True):
    """Prices of a million tokens, read and written."""

    tokens_in: float = 0.0
    tokens_out: float = 0.0


class Spent(msgspec.Struct, frozen=True):
    """The expense of answers: `refused` is the share that could not be read or that a rule forbids, lists aside."""

    answers: int
    refused: float
    drawn: int
    tokens_in: int
    tokens_out: int
    cost: float
    seconds: float


class Place(msgspec.Struct, frozen=True):
    """The place of a player: at least as good as `above`, not as good as `below`, on the same deals at the same seats.

    `levels` has the share of these games that it did better with than each level, a tie as a half.
    """

    above: str | None
    below: str | None
    levels: dict[str, Estimate]


class GameScore(msgspec.Struct, frozen=True):
    game: str
    played: int
    score: Estimate
    """The mean, within the scores of the game, and its interval of 95 %."""
    place: Place | None
    spent: Spent


class Report(msgspec.Struct, frozen=True):
    """`share` is the mean of all finished games, each on a scale from the least score of its game to the most."""

    games: tuple[GameScore, ...]
    share: Estimate
    spent: Spent


def report(results: Sequence[Result], prices: Prices) -> Report:
    """The games of a run, by game."""
    slugs = [slug for slug in registry.playable() if any(result.game == slug for result in results)]
    games = tuple(_game_score(slug, [one for one in results if one.game == slug], prices) for slug in slugs)
    shares = [_share(result) for result in results]
    return Report(games, wilson(sum(shares), len(shares)), _sum_up(results, prices))


def _game_score(slug: str, results: Sequence[Result], prices: Prices) -> GameScore:
    low, high = registry.load(slug).meta.scores
    share = wilson(sum(map(_share, results)), len(results))
    scaled = Estimate(*(low + bound * (high - low) for bound in (share.value, share.low, share.high)))
    return GameScore(slug, len(results), scaled, place_on(setting_of(slug).ladder, results), _sum_up(results, prices))


def _share(result: Result) -> float:
    low, high = registry.load(result.game).meta.scores
    return (result.score - low) / (high - low)


def place_on(ladder: Mapping[str, Sequence[float]], results: Sequence[Result]) -> Place | None:
    """Between which levels a player stands; None where nobody has measured them."""
    levels = {level: _beside(results, ladder[level]) for level in LEVELS if level in ladder}
    if not levels:
        return None
    above, below = None, None
    for level, share in levels.items():
        if share.value < HALF:
            below = level
            break
        above = level
    return Place(above, below, levels)


def _beside(results: Sequence[Result], scores: Sequence[float]) -> Estimate:
    """Game by game: better, as good or worse than a level with the same deal."""
    pairs = [(result.score, scores[result.number]) for result in results if result.number < len(scores)]
    return wilson(sum(1.0 if mine > theirs else HALF if mine == theirs else 0.0 for mine, theirs in pairs), len(pairs))


def _sum_up(results: Sequence[Result], prices: Prices) -> Spent:
    counts, usage = [result.counts for result in results], [result.usage for result in results]
    moves = sum(count.answers - count.lists for count in counts)
    refused = sum(count.unreadable + count.illegal for count in counts)
    tokens_in, tokens_out = sum(one.tokens_in for one in usage), sum(one.tokens_out for one in usage)
    return Spent(
        answers=sum(count.answers for count in counts),
        refused=refused / moves if moves else 0.0,
        drawn=sum(count.drawn for count in counts),
        tokens_in=tokens_in,
        tokens_out=tokens_out,
        cost=(tokens_in * prices.tokens_in + tokens_out * prices.tokens_out) / MILLION,
        seconds=sum(one.seconds for one in usage),
    )
