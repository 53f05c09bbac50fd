"""The mentor of Space Connection: how well planets are hidden, where they are likely, and which launch tells most.

Reading order: `shown`, `words`, `chances`, `thinking`, `advice`, `remarks`, `figures`.
"""

from cosmotheque.core.later import Later
from cosmotheque.core.mentor import Mentor, Mentors
from cosmotheque.games.space_connection import METAS
from cosmotheque.games.space_connection.mentor.shown import Heat

MENTOR = Mentor(
    advise=Later("cosmotheque.games.space_connection.mentor.advice", "advise"),
    remark=Later("cosmotheque.games.space_connection.mentor.remarks", "remark"),
    figures=Later("cosmotheque.games.space_connection.mentor.figures", "figures"),
    chances=Later("cosmotheque.games.space_connection.mentor.chances", "chances"),
    warm_up=Later("cosmotheque.games.space_connection.bots.trials", "warm_up"),
    shows=Heat,
    seconds=2.0,
)
MENTORS: Mentors = {meta.slug: MENTOR for meta in METAS}
