"""Who teaches both games: the engine looks at every move, and `thinking` says what it sees."""

from cosmotheque.core.later import Later
from cosmotheque.core.mentor import Mentor, Mentors
from cosmotheque.games.katarenga import METAS

MENTOR = Mentor(
    advise=Later("cosmotheque.games.katarenga.mentor.thinking", "advise"),
    remark=Later("cosmotheque.games.katarenga.mentor.thinking", "remark"),
    figures=Later("cosmotheque.games.katarenga.mentor.thinking", "figures"),
    warm_up=Later("cosmotheque.games.katarenga.engine.levels", "warm_up"),
    seconds=3.0,
)
MENTORS: Mentors = {meta.slug: MENTOR for meta in METAS}
