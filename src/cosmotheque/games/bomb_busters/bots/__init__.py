"""The bots of Bomb Busters: five levels of memory and care, and a greedy one that takes the likeliest cut.

Reading order: `levels` (how they differ), `stakes` (what things cost), `telling` (what a wire tells the others),
`holding` (who probably holds what), `prospects` (what each hand can probably cut), `mechanism` (what a mission brings
to judge), `plans` (what a turn could be), `equipment` (what is used at any time), `choices` (what the game waits for),
`ahead` (the rest of the mission in imagined deals), `player` (the bot).
"""

from collections.abc import Mapping
from functools import partial

from cosmotheque.bots.random import random_spec
from cosmotheque.core.bot import Bots, BotSpec, Limit
from cosmotheque.core.later import Later
from cosmotheque.games.bomb_busters import METAS
from cosmotheque.games.bomb_busters.bots.levels import GREEDY, LEVELS, Care

PLAYER = Later("cosmotheque.games.bomb_busters.bots.player", "Player")
LIMIT = Limit(seconds=2.0)
COUNTED = 60
"""Imagined ends of the mission where no clock counts; the mentor thinks of as many."""


def bot_spec(name: str, level: int, care: Care) -> BotSpec:
    return BotSpec(name, level, partial(PLAYER, care), LIMIT, nodes=COUNTED)


SPECS = (
    random_spec(),
    bot_spec("greedy", 0, GREEDY),
    *(bot_spec(f"level-{level}", level, care) for level, care in LEVELS.items()),
)
BOTS: Mapping[str, Bots] = {METAS[0].slug: {spec.name: spec for spec in SPECS}}
