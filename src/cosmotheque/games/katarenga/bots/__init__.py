"""Who plays the two games. The engine is imported when one of its bots is made: it brings Numba with it."""

from functools import partial
from typing import Final

from cosmotheque.bots import generic_bots
from cosmotheque.core.bot import Bot, Bots, BotSpec, Limit
from cosmotheque.core.game import AnyGame

SECONDS: Final = {1: 0.2, 2: 0.3, 3: 0.4, 4: 0.6, 5: 1.0}


def bots_of(game: AnyGame) -> Bots:
    """The engine at its five levels, and the bots that play any game; where levels are equal these are stronger."""
    levels = (
        BotSpec(f"level-{level}", level, partial(_make, level), Limit(seconds)) for level, seconds in SECONDS.items()
    )
    return {**{spec.name: spec for spec in levels}, **generic_bots(game)}


def _make(level: int, game: AnyGame, seed: int) -> Bot:
    from cosmotheque.games.katarenga.bots.engine.levels import EngineBot  # noqa: PLC0415

    return EngineBot(game, seed, level, Limit(SECONDS[level]))
