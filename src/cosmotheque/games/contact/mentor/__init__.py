"""The mentor of Contact: the planet that was meant, the route to send, and the reading of each.

Reading order: `shown`, `words`, `chances`, `thinking`, `advice`, `remarks`, `figures`.
"""

from cosmotheque.core.later import Later
from cosmotheque.core.mentor import Mentor, Mentors
from cosmotheque.games.contact import METAS
from cosmotheque.games.contact.mentor.shown import Shown

MENTOR = Mentor(
    advise=Later("cosmotheque.games.contact.mentor.advice", "advise"),
    remark=Later("cosmotheque.games.contact.mentor.remarks", "remark"),
    figures=Later("cosmotheque.games.contact.mentor.figures", "figures"),
    chances=Later("cosmotheque.games.contact.mentor.chances", "chances"),
    shows=Shown,
    seconds=4.0,
)
MENTORS: Mentors = {meta.slug: MENTOR for meta in METAS}
