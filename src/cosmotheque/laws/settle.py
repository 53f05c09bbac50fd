"""A move settled as the host does it: the move itself, and whatever chance adds before any seat hears of it."""

from dataclasses import dataclass
from random import Random
from typing import Any

from cosmotheque.core.game import CHANCE, Move
from cosmotheque.laws.case import Position


@dataclass(frozen=True)
class Settled:
    """The state that people are shown next, all events on the way, and which of the moves can be taken back."""

    state: Any
    events: tuple[Any, ...]
    undoable: tuple[bool, ...]


def settle(position: Position, state: Any, move: Move[Any] | None, seed: int) -> Settled:
    """A move and what chance, seeded, adds to it; None is the start of a game."""
    rng = Random(seed)
    events: list[Any] = []
    undoable: list[bool] = []
    move = move or _draw(position, state, rng)
    while move is not None:
        step = position.game.apply(state, move)
        state = step.state
        events += step.events
        undoable.append(step.undoable)
        move = _draw(position, state, rng)
    return Settled(state, tuple(events), tuple(undoable))


def _draw(position: Position, state: Any, rng: Random) -> Move[Any] | None:
    chance = position.game.chance
    if chance is None or CHANCE not in position.game.actors(state):
        return None
    return Move(CHANCE, chance(state, rng), position.at)
