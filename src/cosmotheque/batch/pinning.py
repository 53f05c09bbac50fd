"""A batch held to the rules of its game, move by move: the same actions in both, and everything compared.

Some games are played at random; in others the kind of an action is chosen before the action, so that rare kinds come
up; in others again the best of a few such actions is made, so that games come as far as when they are played well.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from cosmotheque import registry
from cosmotheque.batch import functions
from cosmotheque.batch.functions import Array
from cosmotheque.core.batch import Plan
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.kit.rows import SEAT

TRIES = 6
"""The random actions of which the best is made."""


class Unpinned(CosmothequeError):
    """A batch and its rules say different things."""


def pin(plan: Plan, moves: int, *, games: int = 12, seed: int = 0) -> int:
    """Make so many moves in both, and compare all there is after each: how many games have ended, or Unpinned.

    Planes are those of one seat, drawn anew for every move.
    """
    rows = functions.init(plan, range(seed, seed + games))
    rng = Random(seed)
    twins = [_Twin(plan, row, rng, style=number % 3) for number, row in enumerate(rows)]
    ended = 0
    for _ in range(-(-moves // games)):
        mask, drawn = functions.legal(plan, rows), functions.sample(plan, rows)
        seat = Seat(rng.randrange(plan.seats))
        for twin, seen in zip(twins, functions.observe(plan, rows, seat), strict=True):
            twin.compare_planes(seat, seen)
        numbers = [twin.choose(mask[game], int(drawn[game])) for game, twin in enumerate(twins)]
        rewards, over = functions.step(plan, rows, numbers)
        for twin, scores, is_over in zip(twins, rewards, over, strict=True):
            twin.compare_ends(scores, is_over)
        ended += int(over.sum())
    return ended


class _Twin:
    """One game of the batch beside the same game by its rules."""

    def __init__(self, plan: Plan, row: Array, rng: Random, style: int) -> None:
        numbering, planes = registry.numbering(plan.game.meta.slug), registry.planes(plan.game.meta.slug)
        if numbering is None or planes is None:
            raise Unpinned(f"{plan.game.meta.slug} has no numbers or no planes.")
        self._plan, self._game, self._row, self._rng = plan, plan.game, row, rng
        self._numbering, self._planes, self._style = numbering, planes, style
        self._state: Any = None
        self._begin()

    def choose(self, mask: Array, drawn: int) -> int:
        """The number of the next action, which the rules have made already."""
        if self._game.outcome(self._state) is not None:
            self._expect("what is legal", int(mask.sum()), 0)
            self._begins = True
            return 0
        seat = self._next_seat()
        self._expect("who is to act", int(self._row[SEAT]), seat)
        view, listed = self._game.view(self._state, seat), self._game.legal_actions(self._state, seat)
        numbers = self._numbering.numbers(view, listed)
        self._expect("what is legal", sorted(mask.nonzero()[0].tolist()), sorted(numbers))
        number = drawn if self._style == 0 else numbers[listed.index(self._choose(seat, listed))]
        if number not in numbers:
            raise self._report("what was drawn", number, "none of the legal ones")
        self._state = self._game.apply(self._state, Move(seat, listed[numbers.index(number)])).state
        self._last = seat
        return number

    def compare_planes(self, seat: Seat, seen: Array) -> None:
        """Check that a seat's planes are made of its view, and of nothing else."""
        planes = self._planes.array(self._game.view(self._state, seat))
        if not (seen == planes).all():
            differing = [
                name for name, one, two in zip(self._planes.names, seen, planes, strict=True) if (one != two).any()
            ]
            raise self._report(f"what seat {seat} sees", differing, "something else")

    def compare_ends(self, rewards: Array, is_over: bool) -> None:
        """Look at both after the move."""
        if self._begins:
            self._begin()
        else:
            self._take_chance()
        self._expect("the state", self._plan.state(self._row), self._state)
        outcome = self._game.outcome(self._state)
        self._expect("whether it is over", bool(is_over), outcome is not None)
        scores = [0.0] * self._plan.seats if outcome is None else [*outcome.scores]
        self._expect("the scores", rewards.tolist(), scores)

    def _begin(self) -> None:
        self._begins, self._last = False, Seat(self._plan.seats - 1)
        self._state = self._game.start(self._plan.options, self._plan.seats)
        self._take_chance()
        self._expect("the first state", self._plan.state(self._row), self._state)

    def _take_chance(self) -> None:
        """Replay by the rules the draws of chance in the batch."""
        while CHANCE in self._game.actors(self._state):
            action = self._plan.drawn(self._state, self._row)
            self._state = self._game.apply(self._state, Move(CHANCE, action)).state

    def _next_seat(self) -> Seat:
        """The next one round the table that may act, as adapters ask."""
        seats, last = self._plan.seats, self._last
        return min(self._game.actors(self._state), key=lambda seat: (seat - last - 1) % seats)

    def _choose(self, seat: Seat, listed: Sequence[Any]) -> Any:
        """An action of any kind or, of a few, one that leads far: the game goes on, and the seat stands best."""
        tried = [self._any_kind(listed) for _ in range(1 if self._style == 1 else TRIES)]
        return max(tried, key=lambda action: self._promise(seat, action)) if len(tried) > 1 else tried[0]

    def _any_kind(self, listed: Sequence[Any]) -> Any:
        kind = self._rng.choice(sorted({type(action).__name__ for action in listed}))
        return self._rng.choice([action for action in listed if type(action).__name__ == kind])

    def _promise(self, seat: Seat, action: Any) -> float:
        state = self._game.apply(self._state, Move(seat, action)).state
        if self._game.outcome(state) is not None:
            return float("-inf")
        return self._game.appraise(state, seat) if self._game.appraise and CHANCE not in self._game.actors(state) else 0

    def _expect(self, what: str, batch: Any, rules: Any) -> None:
        if batch != rules:
            raise self._report(what, batch, rules)

    def _report(self, what: str, batch: Any, rules: Any) -> Unpinned:
        return Unpinned(
            f"{self._game.meta.slug} {self._plan.options}, {self._plan.seats} seats: {what} is {batch} in the batch "
            f"and {rules} by the rules, in {self._state}."
        )
