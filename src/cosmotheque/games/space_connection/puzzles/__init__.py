"""Puzzles of Space Connection: what must lie in the other sky, by counting every layout that fits what is known.

Reading order: `themes` (what is asked), `skies` (a sky whose layouts can all be counted), `questions` (what holds in
every sky), `words` (what is said of it), `proof` (theme by theme), `hardness` (who would go wrong),
`shortening` (of records).
"""

from cosmotheque.core.later import Later
from cosmotheque.core.puzzle import Puzzler, Puzzlers, Setting
from cosmotheque.games.space_connection import METAS
from cosmotheque.games.space_connection.puzzles.themes import THEMES, find

SETTINGS = (Setting(2, {"side": 3}), Setting(2, {"side": 6}))
PUZZLER = Puzzler(
    themes=tuple(THEMES.values()),
    find=find,
    prove=Later("cosmotheque.games.space_connection.puzzles.proof", "prove"),
    difficulty=Later("cosmotheque.games.space_connection.puzzles.hardness", "difficulty"),
    shorten=Later("cosmotheque.games.space_connection.puzzles.shortening", "shorten"),
    settings=SETTINGS,
    warm_up=Later("cosmotheque.games.space_connection.bots.trials", "warm_up"),
)
PUZZLERS: Puzzlers = {meta.slug: PUZZLER for meta in METAS}
