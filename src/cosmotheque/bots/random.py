"""The bot that plays anything and wants nothing."""

from random import Random
from typing import Any

from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.game import AnyGame
from cosmotheque.core.moment import Moment


class RandomBot:
    """Draws one of its actions, each with the same chance."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._game = game
        self._rng = Random(seed)

    def choose(self, moment: Moment, limit: Limit) -> Any:
        return self._game.measured.measure(moment.view, self._rng.choice(moment.actions), self._rng)


def random_spec(name: str = "random", level: int = 0) -> BotSpec:
    return BotSpec(name, level, RandomBot)
