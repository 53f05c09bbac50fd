"""Who plays Contact. The thinking is imported when a bot is made: it brings NumPy with it where that is installed."""

from functools import partial

from cosmotheque.bots.random import random_spec
from cosmotheque.core.bot import Bot, Bots, BotSpec
from cosmotheque.core.game import AnyGame
from cosmotheque.games.contact.bots.skill import LAST_LEG, LEVELS, Skill


def bots_of() -> Bots:
    """Five levels for people; for the laboratory, chance and a bot that listens to the last leg alone."""
    levels = (bot_spec(f"level-{level}", level, skill) for level, skill in LEVELS.items())
    return {spec.name: spec for spec in (random_spec(), bot_spec("last-leg", 0, LAST_LEG), *levels)}


def bot_spec(name: str, level: int, skill: Skill) -> BotSpec:
    return BotSpec(name, level, partial(_make, skill))


def _make(skill: Skill, _game: AnyGame, seed: int) -> Bot:
    from cosmotheque.games.contact.bots.bot import ContactBot  # noqa: PLC0415

    return ContactBot(skill, seed)
