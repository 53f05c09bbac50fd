"""Puzzles of Contact: which planet is the likeliest, where the flights heard leave hardly a doubt.

Reading order: `themes` (what is asked), `proof` (how likely every planet is, over all routes to it),
`listening` (how hard they are).
"""

from cosmotheque.core.later import Later
from cosmotheque.core.puzzle import Puzzler, Puzzlers, Setting
from cosmotheque.games.contact import METAS
from cosmotheque.games.contact.puzzles.themes import THEMES, find

SETTINGS = (
    *(Setting(seats, {"level": level}) for seats in (2, 3) for level in (3, 4, 5, 6)),
    Setting(2, {"variant": "pro"}),
    Setting(3, {"variant": "pro"}),
)
PUZZLER = Puzzler(
    themes=tuple(THEMES.values()),
    find=find,
    prove=Later("cosmotheque.games.contact.puzzles.proof", "prove"),
    difficulty=Later("cosmotheque.games.contact.puzzles.listening", "difficulty"),
    settings=SETTINGS,
)
PUZZLERS: Puzzlers = {meta.slug: PUZZLER for meta in METAS}
