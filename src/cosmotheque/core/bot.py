"""Who plays without being a person. A bot gets what its seat may know, and nothing else."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

import msgspec

from cosmotheque.core.game import AnyGame


class Limit(msgspec.Struct, frozen=True):
    """How long a bot may think about one move. None means its own measure."""

    seconds: float | None = None
    nodes: int | None = None


class Bot(Protocol):
    def choose(self, view: Any, actions: Sequence[Any], limit: Limit, history: Sequence[Any] = ()) -> Any:
        """One of `actions`. `history` holds the events the seat has seen, oldest first, for bots that remember."""


class BotSpec(msgspec.Struct, frozen=True):
    """A bot as games offer it. `make` gets the game and a seed for the bot's own dice.

    `level` orders the bots that people are offered, from 1, easy, to strong; 0 is for the laboratory alone.
    Only a bot that `remembers` is handed the history.
    """

    name: str
    level: int
    make: Callable[[AnyGame, int], Bot]
    limit: Limit = Limit(seconds=1.0)
    remembers: bool = False


Bots: TypeAlias = Mapping[str, BotSpec]
