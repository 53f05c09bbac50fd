"""The mentor of both games: the engine looks at every move, and is loaded when a player first asks.

Reading order: `words` (a score in a sentence), `chances` (of either side to win), `reasons` (the effects of a move),
`thinking` (advice and remarks), `figures`.
"""

from cosmotheque.core.later import Later
from cosmotheque.core.mentor import Mentor, Mentors
from cosmotheque.games.katarenga import METAS
from cosmotheque.games.katarenga.mentor.figures import figures

THINKING = "cosmotheque.games.katarenga.mentor.thinking"
MENTOR = Mentor(
    advise=Later(THINKING, "advise"),
    remark=Later(THINKING, "remark"),
    figures=figures,
    chances=Later("cosmotheque.games.katarenga.mentor.chances", "chances"),
    warm_up=Later("cosmotheque.games.katarenga.bots.engine.levels", "warm_up"),
    seconds=3.0,
)
MENTORS: Mentors = {meta.slug: MENTOR for meta in METAS}
