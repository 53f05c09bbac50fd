"""Puzzles of Bing Bang: what can be reached in one count, and all shortest ways there.

Reading order: `ways` (full search for shortest ways), `goals` (tokens and planets to go for), `themes` (what is asked),
`shortest` (how much they count, and the white they need), `turning` (the only token in reach), `proof`.
"""

from cosmotheque.core.later import Later
from cosmotheque.core.puzzle import Puzzler, Puzzlers, Setting
from cosmotheque.games.bing_bang import METAS
from cosmotheque.games.bing_bang.puzzles.themes import THEMES, find

SETTINGS = (
    *map(Setting, (2, 3, 4)),
    Setting(2, {"piracy": True}),
    Setting(3, {"piracy": True}),
    *(Setting(seats, {"missions": 2, "memory": True}) for seats in (2, 3)),
)
PUZZLERS: Puzzlers = {
    METAS[0].slug: Puzzler(
        themes=THEMES,
        find=find,
        prove=Later("cosmotheque.games.bing_bang.puzzles.proof", "prove"),
        difficulty=Later("cosmotheque.games.bing_bang.puzzles.proof", "difficulty"),
        settings=SETTINGS,
    )
}
