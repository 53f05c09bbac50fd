"""Who plays Bing Bang: a straightforward explorer, and captains of five levels.

Reading order: `routes` (ways and their cost), `token_value` (what a token brings), `targets` (where to go), `breakout`
(out of a chain), `robbing`, `steering` (the next operation), `bang_effects` (what a Bing Bang leads to), `shortcuts`
(for oneself), `blocking` (against rivals), `answers` (forced choices), `captain` (all of it together).
"""

from collections.abc import Mapping
from functools import partial

from cosmotheque.core.bot import Bots, BotSpec, Limit
from cosmotheque.games.bing_bang import METAS
from cosmotheque.games.bing_bang.bots.captain import LEVELS, NEAREST, Captain

LIMIT = Limit(seconds=1.0)
SKILLS = {0: NEAREST, **LEVELS}
SPECS = (
    BotSpec(f"level-{level}" if level else "nearest", level, partial(Captain, skill), LIMIT, remembers=True)
    for level, skill in SKILLS.items()
)
BOTS: Mapping[str, Bots] = {METAS[0].slug: {spec.name: spec for spec in SPECS}}
