"""Who plays Bing Bang: a straightforward explorer, and captains of five levels.

Reading order: `memory` (what was seen), `routes` (ways and their cost), `worth` (what a token is worth), `targets`
(where to go), `thought`, `helm` (the next operation), `bangs` (what a Bing Bang leads to), `guard` (against rivals),
`shortcuts` (for oneself), `answers` (forced choices), `captain` (all of it together).
"""

from functools import partial

from cosmotheque.core.bot import Bots, BotSpec, Limit
from cosmotheque.games.bing_bang.bots.captain import LEVELS, NEAREST, Captain

LIMIT = Limit(seconds=1.0)


def bots() -> Bots:
    specs = [BotSpec("nearest", 0, partial(Captain, NEAREST), LIMIT, remembers=True)]
    specs += [
        BotSpec(f"level-{level}", level, partial(Captain, skill), LIMIT, remembers=True)
        for level, skill in LEVELS.items()
    ]
    return {spec.name: spec for spec in specs}
