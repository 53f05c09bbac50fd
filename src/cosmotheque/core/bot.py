"""Bots: players that are no persons. A bot gets what its seat may know, and nothing else."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

import msgspec

from cosmotheque.core.game import AnyGame
from cosmotheque.core.moment import Moment


class Limit(msgspec.Struct, frozen=True):
    """The time or nodes that a bot may spend on one move. None means its own measure."""

    seconds: float | None = None
    nodes: int | None = None


class Bot(Protocol):
    def choose(self, moment: Moment, limit: Limit) -> Any:
        """One of the moment's actions. Its history is there for bots that remember."""


class BotSpec(msgspec.Struct, frozen=True):
    """A bot as games offer it. `make` gets the game and a seed for the bot's own dice.

    `level` orders the bots that people are offered, from 1, easy, to strong; 0 is for the laboratory alone.
    Only a bot that `remembers` is handed the history. `rating` is its measured strength, where people are rated by it:
    on Glicko's scale, with the middle level at 1500; 0 where nobody has measured it. `nodes` is how much it thinks
    where no clock may count, so that a game can be repeated; None where its skill alone bounds it.
    """

    name: str
    level: int
    make: Callable[[AnyGame, int], Bot]
    limit: Limit = Limit(seconds=1.0)
    remembers: bool = False
    rating: float = 0.0
    nodes: int | None = None


Bots: TypeAlias = Mapping[str, BotSpec]
