"""Puzzles of Bomb Busters: what a seat can be certain of, computed from every deal that it cannot exclude.

Reading order: `themes` (what is asked), `knowing` (what a wire can be), `cuts` (the certain cut, the wire that cannot
be red), `tools` (the tool that makes a cut certain), `tokens` (the token that tells most), `proof` (theme by theme).
"""

from typing import Any

from cosmotheque.core.later import Later
from cosmotheque.core.puzzle import Puzzler, Puzzlers, Setting
from cosmotheque.games.bomb_busters import METAS
from cosmotheque.games.bomb_busters.puzzles.themes import THEMES, find

PRACTICE: dict[str, Any] = {"mission": "practice", "red": 3}  # with more reds more has to be thought of them
MISSIONS: tuple[dict[str, Any], ...] = (
    *({"mission": name} for name in ("4", "6", "8", "cannes")),
    PRACTICE,
    {**PRACTICE, "yellow": 0},
    {**PRACTICE, "yellow": 4, "blue": 8},
)
SETTINGS = tuple(Setting(seats, mission) for mission in MISSIONS for seats in (2, 3, 4, 5))
PUZZLER = Puzzler(
    themes=tuple(THEMES.values()),
    find=find,
    prove=Later("cosmotheque.games.bomb_busters.puzzles.proof", "prove"),
    difficulty=Later("cosmotheque.games.bomb_busters.puzzles.proof", "difficulty"),
    settings=SETTINGS,
    warm_up=Later("cosmotheque.games.bomb_busters.belief.believe", "warm_up"),
)
PUZZLERS: Puzzlers = {meta.slug: PUZZLER for meta in METAS}
