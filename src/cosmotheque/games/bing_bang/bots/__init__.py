"""Who plays Bing Bang: a straightforward explorer, and captains of five levels.

Reading order: `memory` (what was seen), `rivals` (what the others look for), `mind` (both), `routes` (ways and their
cost), `fates` and `worth` (what a token brings), `targets` (where to go), `encore` (by a known BIS), `breakout` (out of
a chain), `headings` (where rivals go), `exposure` (what a token shows them), `pirates`, `thought`, `helm` (the next
operation), `ahead` (the next turn), `bangs` (what a Bing Bang leads to), `aims`, `threats`, `barriers`, `guard` and
`fences` (against rivals), `shortcuts` (for oneself), `answers` (forced choices), `captain` (all of it together).
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
