"""Who plays Bomb Busters. The players are imported when one is made: the belief engine comes with them."""

from functools import partial
from typing import TYPE_CHECKING

from cosmotheque.bots.random import random_spec
from cosmotheque.core.bot import Bot, Bots, BotSpec, Limit
from cosmotheque.core.game import AnyGame
from cosmotheque.games.bomb_busters.bots.levels import GREEDY, LEVELS

if TYPE_CHECKING:
    from cosmotheque.games.bomb_busters.bots.levels import Care

LIMIT = Limit(seconds=2.0)


def bomb_busters_bots() -> Bots:
    """Five levels of memory and care; `greedy` takes the likeliest cut and nothing else."""
    levels = (BotSpec(f"level-{level}", level, partial(_make, care), LIMIT) for level, care in LEVELS.items())
    laboratory = (random_spec(), BotSpec("greedy", 0, partial(_make, GREEDY), LIMIT))
    return {spec.name: spec for spec in (*laboratory, *levels)}


def _make(care: "Care", game: AnyGame, seed: int) -> Bot:
    from cosmotheque.games.bomb_busters.bots.player import Player  # noqa: PLC0415

    return Player(seed, care)
