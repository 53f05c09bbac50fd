"""Counts how many ways a game can go on: the strictest check of a rules implementation against another one."""

from collections.abc import Sequence
from typing import Any

from cosmotheque.core.errors import BadOptions
from cosmotheque.core.game import CHANCE, AnyGame, Move, Seat


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """The number of move sequences of exactly `depth` moves from here; games that end earlier do not count."""
    if depth <= 0:
        return 1
    listed = _list_actions(game, state)
    if depth == 1:
        return sum(len(actions) for _, actions in listed)
    return sum(
        perft(game, game.apply(state, Move(seat, action)).state, depth - 1)
        for seat, actions in listed
        for action in actions
    )


def divide(game: AnyGame, state: Any, depth: int) -> dict[str, int]:
    """`perft` split by the first move, which is the key in the game's notation."""
    shares: dict[str, int] = {}
    for seat, actions in _list_actions(game, state):
        for action in actions:
            written = game.notation.write(action)
            after = game.apply(state, Move(seat, action)).state
            shares[written] = shares.get(written, 0) + perft(game, after, depth - 1)
    return shares


def _list_actions(game: AnyGame, state: Any) -> list[tuple[Seat, Sequence[Any]]]:
    actors = game.actors(state)
    if CHANCE in actors:
        raise BadOptions("Perft counts what players can do; here chance moves first.")
    return [(seat, game.legal_actions(state, seat)) for seat in sorted(actors)]
