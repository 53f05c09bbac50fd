"""Bots of Contact: five levels; for the laboratory, chance and a bot that listens to the last leg alone.

Reading order: `skill`, `ears`, `last_leg`, `source`, `signals`, `crew`, `player`.
"""

from collections.abc import Mapping
from functools import partial

from cosmotheque.bots.random import random_spec
from cosmotheque.core.bot import Bots, BotSpec
from cosmotheque.core.later import Later
from cosmotheque.games.contact import METAS
from cosmotheque.games.contact.bots.skill import LAST_LEG, LEVELS, Skill

BOT = Later("cosmotheque.games.contact.bots.player", "ContactBot")


def bot_spec(name: str, level: int, skill: Skill) -> BotSpec:
    return BotSpec(name, level, partial(BOT, skill))


SPECS = (
    random_spec(),
    bot_spec("last-leg", 0, LAST_LEG),
    *(bot_spec(f"level-{level}", level, skill) for level, skill in LEVELS.items()),
)
BOTS: Mapping[str, Bots] = {METAS[0].slug: {spec.name: spec for spec in SPECS}}
