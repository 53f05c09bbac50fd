"""The bot that plays anything and wants nothing."""

from collections.abc import Sequence
from random import Random
from typing import Any

from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.game import AnyGame


class RandomBot:
    """Draws one of its actions, each with the same chance."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._game = game
        self._rng = Random(seed)

    def choose(self, view: Any, actions: Sequence[Any], limit: Limit, history: Sequence[Any] = ()) -> Any:
        return self._game.measure(view, self._rng.choice(actions), self._rng)


def random_spec(name: str = "random", level: int = 0) -> BotSpec:
    return BotSpec(name, level, RandomBot)
