"""The games to be played: seats, bots and seeds."""

from collections.abc import Sequence
from itertools import combinations

import msgspec

from cosmotheque.core.game import Meta


class Fixture(msgspec.Struct, frozen=True):
    """A game to be played: the names of the bots by seat, and the seed."""

    lineup: tuple[str, ...]
    seed: int


def repeats(names: Sequence[str], seats: int, games: int, seed: int) -> list[Fixture]:
    """The same seating on seed after seed; fewer names than seats are dealt round the table."""
    lineup = tuple(names[seat % len(names)] for seat in range(seats))
    return [Fixture(lineup, seed + number) for number in range(games)]


def duels(meta: Meta, names: Sequence[str], seats: int, games: int, seed: int) -> list[Fixture]:
    """Every two entrants meet in `games` games, rounded up to pairs: each seed is played twice, with seats swapped.

    In a cooperative game nobody is opposed: every bot fills the whole table, on the same `games` seeds.
    """
    if meta.cooperative:
        return [Fixture((name,) * seats, seed + number) for number in range(games) for name in names]
    return [
        Fixture(tuple(pair[(seat + swap) % 2] for seat in range(seats)), seed + number)
        for pair in combinations(names, 2)
        for number in range((games + 1) // 2)
        for swap in (0, 1)
    ]
