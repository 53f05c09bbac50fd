"""Who plays Bing Bang: a straightforward explorer, and captains of five levels.

Reading order: `memory` (what was seen), `rivals` (what the others look for), `mind` (both), `routes` (ways and their
cost), `fates` and `worth` (what a token brings), `targets` (where to go), `encore` (by a known BIS), `breakout` (out of
a chain), `headings` (where rivals go), `exposure` (what a token shows them), `pirates`, `thought`, `helm` (the next
operation), `ahead` (the next turn), `bangs` (what a Bing Bang leads to), `aims`, `threats`, `barriers`, `guard` and
`fences` (against rivals), `shortcuts` (for oneself), `answers` (forced choices), `captain` (all of it together).
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
