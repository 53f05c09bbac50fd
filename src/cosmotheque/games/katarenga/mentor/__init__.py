"""Who teaches both games: the engine looks at every move, and is loaded when somebody asks.

Reading order: `words` (a score in a sentence), `chances` (who may win), `reasons` (what a move does), `thinking`
(advice and remarks), `figures`.
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
