"""Who plays Space Connection: five levels, the hunter they are measured by, and the bots that play any game."""

from functools import partial

from cosmotheque.bots import generic_bots
from cosmotheque.core.bot import Bots, BotSpec, Limit
from cosmotheque.core.game import AnyGame
from cosmotheque.games.space_connection.bots.player import SpaceBot
from cosmotheque.games.space_connection.bots.skill import HUNT, LEVELS, Skill


def bots_of(game: AnyGame) -> Bots:
    levels = (bot_spec(f"level-{level}", level, skill) for level, skill in LEVELS.items())
    own = {spec.name: spec for spec in (bot_spec("hunt", 0, HUNT), *levels)}
    return {**generic_bots(game), **own}


def bot_spec(name: str, level: int, skill: Skill) -> BotSpec:
    return BotSpec(name, level, partial(SpaceBot, skill=skill), Limit(seconds=0.8))
