"""Puzzles of Bomb Busters: what a seat can be certain of, computed from every deal that it cannot exclude.

Reading order: `themes` (what is asked), `cuts` (the certain cut, the wire that cannot be red), `tools` (the tool that
makes a cut certain), `tokens` (the token that tells most), `proof` (theme by theme).
"""

from cosmotheque.core.later import Later
from cosmotheque.core.puzzle import Puzzler, Puzzlers, Setting
from cosmotheque.games.bomb_busters import METAS
from cosmotheque.games.bomb_busters.puzzles.themes import THEMES, find

SETTINGS = tuple(Setting(seats, {"mission": mission}) for mission in ("4", "6", "8") for seats in (2, 3, 4, 5))
PUZZLER = Puzzler(
    themes=tuple(THEMES.values()),
    find=find,
    prove=Later("cosmotheque.games.bomb_busters.puzzles.proof", "prove"),
    settings=SETTINGS,
    warm_up=Later("cosmotheque.games.bomb_busters.belief.believe", "warm_up"),
)
PUZZLERS: Puzzlers = {meta.slug: PUZZLER for meta in METAS}
