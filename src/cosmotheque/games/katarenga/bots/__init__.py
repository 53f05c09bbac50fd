"""Who plays the two games: the engine at its five levels, and the bots that play any game.

Reading order: `engine` (loaded when one of its bots is made: it brings Numba).
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

from cosmotheque.bots import generic_bots
from cosmotheque.core.bot import Bots, BotSpec, Limit
from cosmotheque.core.later import Later
from cosmotheque.games.katarenga import METAS

ENGINE = Later("cosmotheque.games.katarenga.bots.engine.levels", "EngineBot")
SECONDS: Final = {1: 0.2, 2: 0.3, 3: 0.4, 4: 0.6, 5: 1.0}


def bot_spec(level: int) -> BotSpec:
    limit = Limit(SECONDS[level])
    return BotSpec(f"level-{level}", level, partial(ENGINE, level, limit), limit)


SPECS = tuple(map(bot_spec, SECONDS))
BOTS: Mapping[str, Bots] = {meta.slug: {**{spec.name: spec for spec in SPECS}, **generic_bots(meta)} for meta in METAS}
