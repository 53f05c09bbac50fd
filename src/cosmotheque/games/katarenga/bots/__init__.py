"""Who plays the two games: the engine at its five levels, and the bots that play any game.

Reading order: `engine` (loaded when one of its bots is made: it brings Numba).
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

from cosmotheque.bots import generic_bots
from cosmotheque.core.bot import Bots, BotSpec, Limit
from cosmotheque.core.game import Meta
from cosmotheque.core.later import Later
from cosmotheque.games.katarenga import METAS

ENGINE = Later("cosmotheque.games.katarenga.bots.engine.levels", "EngineBot")
SECONDS: Final = {1: 0.2, 2: 0.3, 3: 0.4, 4: 0.6, 5: 1.0}


RATINGS: Final = (
    {1: 471, 2: 952, 3: 1500, 4: 1816, 5: 2096},
    {1: 375, 2: 861, 3: 1500, 4: 2139, 5: 2319},
)
"""By the games won against the level below (README, *Measured*), of Big Bang and of the base game."""


def bot_spec(level: int, rating: float) -> BotSpec:
    limit = Limit(SECONDS[level])
    return BotSpec(f"level-{level}", level, partial(ENGINE, level, limit), limit, rating=rating)


def _bots(meta: Meta, ratings: Mapping[int, float]) -> Bots:
    specs = [bot_spec(level, ratings[level]) for level in SECONDS]
    return {**{spec.name: spec for spec in specs}, **generic_bots(meta)}


BOTS: Mapping[str, Bots] = {meta.slug: _bots(meta, ratings) for meta, ratings in zip(METAS, RATINGS, strict=True)}
