"""Imagined play, the part that all searching bots share: who acts, what time it is, how a line of play ends."""

from collections.abc import Sequence
from random import Random
from typing import Any

from cosmotheque.core.game import CHANCE, CLOCK, AnyGame, Move, Seat

BEATING = 0.8
"""The share of a result that depends on who was beaten; the rest is by how much."""
LONGEST = 1_000
"""The most moves of random play; longer play tells nothing and counts as the middle."""


def pick_actor(actors: frozenset[Seat], rng: Random) -> Seat:
    """The actor that moves next when several may: chance at once, else any, the clock included."""
    if CHANCE in actors:
        return CHANCE
    if len(actors) == 1:
        return next(iter(actors))
    return rng.choice(sorted(actors))


def as_move(game: AnyGame, state: Any, seat: Seat, action: Any, rng: Random) -> Move[Any]:
    """A listed action as a move, at the last moment it could be made: a deadline never lies in the past."""
    if seat >= 0 and game.measured.outline(action) is not action:  # else nothing in it is measured
        action = game.measured.measure(game.view(state, seat), action, rng)
    deadline = game.deadline(state)
    at = 0 if deadline is None else deadline if seat == CLOCK else max(0, deadline - 1)
    return Move(seat, action, at)


def follow(game: AnyGame, state: Any, seat: Seat, action: Any, rng: Random) -> Any:
    """The state after a listed action."""
    return game.apply(state, as_move(game, state, seat, action, rng)).state


def settle(game: AnyGame, state: Any, rng: Random) -> Any:
    """The state after chance has done all it has to do."""
    while game.chance is not None and CHANCE in game.actors(state):
        state = follow(game, state, CHANCE, game.chance(state, rng), rng)
    return state


def usual_depth(game: AnyGame) -> int:
    """The depth of random play: short if the game can appraise its result, else to the end if it is in sight."""
    return min(game.meta.max_moves, LONGEST) if game.appraise is None else 20


def play_out(game: AnyGame, state: Any, rng: Random, depth: int) -> Any:
    """The state after random play to the end, or for `depth` moves."""
    for _ in range(depth):
        actors = game.actors(state)
        if not actors:
            break
        seat = pick_actor(actors, rng)
        if seat == CHANCE and game.chance is not None:
            action = game.chance(state, rng)
        else:
            actions = game.legal_actions(state, seat)
            action = actions[int(rng.random() * len(actions))]
        state = follow(game, state, seat, action, rng)
    return state


class Scale:
    """Brings outcomes and appraisals to one measure, 0 to 1 for each seat.

    A game chooses the unit of its appraisals, so they are measured against the mean size seen so far.
    """

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._seen = 0
        self._size = 0.0

    def worth(self, state: Any, seat: Seat) -> float:
        """The standing of a seat: by the outcome at the end, its appraisal before, the middle when there is none."""
        outcome = self._game.outcome(state)
        if outcome is not None:
            return self.result(outcome.scores, seat)
        if self._game.appraise is None:
            return 0.5
        return self._squash(self._game.appraise(state, seat))

    def result(self, scores: Sequence[float], seat: Seat) -> float:
        """A seat's result: its score where all play together, else above all how many it beat, then by how much."""
        low, high = self._game.meta.scores
        mine, others = scores[seat], [score for other, score in enumerate(scores) if other != seat]
        if self._game.meta.cooperative or not others:
            return (mine - low) / (high - low)
        beaten = sum((mine > other) + (mine == other) / 2 for other in others) / len(others)
        margin = (mine - sum(others) / len(others)) / (high - low)
        return BEATING * beaten + (1 - BEATING) * (1 + margin) / 2

    def _squash(self, appraisal: float) -> float:
        size = abs(appraisal)
        self._seen += 1
        self._size += (size - self._size) / self._seen
        return 0.5 if size == 0 else 0.5 + 0.5 * appraisal / (size + self._size)
