"""Bots of Bing Bang: a straightforward explorer, and captains of five levels.

Reading order: `routes` (ways and their cost), `token_value` (value of a token), `targets` (destinations), `breakout`
(out of a chain), `robbing`, `steering` (the next operation), `bang_effects` (consequences of a Bing Bang), `shortcuts`
(Bing Bangs for the own way), `blocking` (against rivals), `answers` (forced choices), `captain` (all of it together).
"""

from collections.abc import Mapping
from functools import partial

from cosmotheque.core.bot import Bots, BotSpec, Limit
from cosmotheque.games.bing_bang import METAS
from cosmotheque.games.bing_bang.bots.captain import LEVELS, NEAREST, Captain

LIMIT = Limit(seconds=1.0)
SKILLS = {0: NEAREST, **LEVELS}
RATINGS = {0: 0, 1: 1159, 2: 1400, 3: 1500, 4: 1592, 5: 1654}
"""Ratings by the games won against the level below at two seats (README, *Measured*)."""


def bot_spec(level: int) -> BotSpec:
    name = f"level-{level}" if level else "nearest"
    return BotSpec(name, level, partial(Captain, SKILLS[level]), LIMIT, remembers=True, rating=RATINGS[level])


SPECS = tuple(map(bot_spec, SKILLS))
BOTS: Mapping[str, Bots] = {METAS[0].slug: {spec.name: spec for spec in SPECS}}
