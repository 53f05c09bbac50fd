"""Who plays Space Connection: five levels, the rule of thumb they are measured by, and the bots that play any game.

The players are imported when one is made: compiled kernels come with them.
"""

from functools import partial

from cosmotheque.bots import generic_bots
from cosmotheque.core.bot import Bot, Bots, BotSpec, Limit
from cosmotheque.core.game import AnyGame
from cosmotheque.games.space_connection.bots.skill import COVER, LEVELS, Skill


def bots_of(game: AnyGame) -> Bots:
    levels = (bot_spec(f"level-{level}", level, skill) for level, skill in LEVELS.items())
    own = {spec.name: spec for spec in (bot_spec("cover", 0, COVER), *levels)}
    return {**generic_bots(game), **own}


def bot_spec(name: str, level: int, skill: Skill) -> BotSpec:
    return BotSpec(name, level, partial(_make, skill=skill), Limit(seconds=0.8), remembers=True)


def _make(_game: AnyGame, seed: int, skill: Skill) -> Bot:
    from cosmotheque.games.space_connection.bots.player import SpaceBot  # noqa: PLC0415 - it brings Numba with it

    return SpaceBot(seed, skill)
