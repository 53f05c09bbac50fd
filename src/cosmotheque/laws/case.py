"""The cases of the laws: a game with its seats, options and seed, and the positions of one game played so."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from cosmotheque.core import codec
from cosmotheque.core.game import CHANCE, CLOCK, NOTHING_MEASURED, AnyGame, Move, Seat
from cosmotheque.laws.broken import LawBroken

Observer = Seat | None


@dataclass(frozen=True)
class Case:
    """One way to set up a game."""

    game: AnyGame
    seats: int
    options: Any
    seed: int

    def __str__(self) -> str:
        return f"{self.game.meta.slug}, {self.seats} seats, {self.options}, seed {self.seed}"

    def players(self) -> list[Seat]:
        return [Seat(seat) for seat in range(self.seats)]

    def observers(self) -> list[Observer]:
        """Every seat, and a spectator."""
        return [*self.players(), None]


@dataclass(frozen=True)
class Position:
    """The state after `number` moves of a game, at `at` milliseconds, and the last of the moves."""

    case: Case
    number: int
    state: Any
    at: int
    move: Move[Any] | None = None

    @property
    def game(self) -> AnyGame:
        return self.case.game

    def violation(self, law: int, message: str) -> LawBroken:
        moved = "" if self.move is None else f", {self.move}"
        return LawBroken(law, message, f"{self.case}, after move {self.number}{moved}")

    def actors(self) -> list[Seat]:
        """Everybody who may act and whose actions are listed."""
        return sorted(seat for seat in self.game.actors(self.state) if seat != CHANCE)

    def moves(self, rng: Random, most: int) -> Iterator[Move[Any]]:
        """A varied choice of the moves possible here, at most so many a seat."""
        for seat in self.actors():
            for action in vary(self.game.legal_actions(self.state, seat), rng, most):
                yield self.move_of(seat, action, rng)

    def move_of(self, seat: Seat, action: Any, rng: Random) -> Move[Any]:
        """A listed action as a move, its measured fields filled in."""
        if seat == CLOCK:
            return Move(seat, action, max(self.at, self.game.deadline(self.state) or 0))
        if self.game.measured is not NOTHING_MEASURED:
            action = self.game.measured.measure(self.game.view(self.state, seat), action, rng)
        return Move(seat, action, self.at)

    def at_state(self, state: Any) -> "Position":
        """The same place in another state."""
        return replace(self, state=state)

    def after(self, move: Move[Any], state: Any) -> "Position":
        return Position(self.case, self.number + 1, state, max(self.at, move.at), move)


def vary(actions: Sequence[Any], rng: Random, most: int) -> list[Any]:
    """At most `most` of the actions, with as many kinds of them as there are."""
    if len(actions) <= most:
        return list(actions)
    by_kind: dict[type, list[Any]] = {}
    for action in rng.sample(list(actions), len(actions)):
        by_kind.setdefault(type(action), []).append(action)
    rounds = max(map(len, by_kind.values()))
    return [kind[i] for i in range(rounds) for kind in by_kind.values() if i < len(kind)][:most]


def name_of(observer: Observer) -> str:
    return "a spectator" if observer is None else f"seat {observer}"


def encode(value: Any) -> bytes:
    return codec.encode(value)
