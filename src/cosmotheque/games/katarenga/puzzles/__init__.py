"""Puzzles of both games: what can be forced within a few moves, by one first move only.

Reading order: `force` (every defence is tried), `themes` (what is asked), `proof` (the one move, and what meets each
of the others), `seeming` (how hard it is where bots aim at something else).
"""

from cosmotheque.core.later import Later
from cosmotheque.core.puzzle import Puzzler, Puzzlers, Setting
from cosmotheque.games.katarenga.puzzles.themes import BASE_THEMES, BIG_BANG_THEMES, anew_base, anew_big_bang, find

PROVE = Later("cosmotheque.games.katarenga.puzzles.proof", "prove")
DIFFICULTY = Later("cosmotheque.games.katarenga.puzzles.seeming", "difficulty")
WARM_UP = Later("cosmotheque.games.katarenga.puzzles.proof", "warm_up")
PUZZLERS: Puzzlers = {
    "katarenga-big-bang": Puzzler(
        themes=tuple(theme for theme, _ in BIG_BANG_THEMES.values()),
        find=find,
        prove=PROVE,
        difficulty=DIFFICULTY,
        anew=anew_big_bang,
        settings=(Setting(2), Setting(2, players=("random", "level-1"))),  # who plays well is hardly ever ousted
        warm_up=WARM_UP,
    ),
    "katarenga": Puzzler(
        themes=tuple(theme for theme, _ in BASE_THEMES.values()),
        find=find,
        prove=PROVE,
        anew=anew_base,
        warm_up=WARM_UP,
    ),
}
