"""Bots of Space Connection: five levels, the rule of thumb they are measured by, and the bots that play any game.

Reading order: `skill`, `hiding`, `hunting`, `trials`, `prospects`, `player`.
"""

from collections.abc import Mapping
from functools import partial

from cosmotheque.bots import generic_bots
from cosmotheque.core.bot import Bots, BotSpec, Limit
from cosmotheque.core.later import Later
from cosmotheque.games.space_connection import METAS
from cosmotheque.games.space_connection.bots.skill import COVER, LEVELS, Skill

BOT = Later("cosmotheque.games.space_connection.bots.player", "SpaceBot")


RATINGS = {0: 0, 1: 1006, 2: 1170, 3: 1500, 4: 1592, 5: 1814}
"""Ratings by the games won against the level below (README, *Measured*)."""


def bot_spec(name: str, level: int, skill: Skill) -> BotSpec:
    return BotSpec(name, level, partial(BOT, skill), Limit(seconds=0.8), remembers=True, rating=RATINGS[level])


SPECS = (
    bot_spec("cover", 0, COVER),
    *(bot_spec(f"level-{level}", level, skill) for level, skill in LEVELS.items()),
)
BOTS: Mapping[str, Bots] = {METAS[0].slug: {**generic_bots(METAS[0]), **{spec.name: spec for spec in SPECS}}}
