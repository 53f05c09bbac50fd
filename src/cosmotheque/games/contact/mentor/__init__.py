"""Who teaches Contact: what was meant by a signal, which way to send one, and how each was read."""

from cosmotheque.core.later import Later
from cosmotheque.core.mentor import Mentor, Mentors
from cosmotheque.games.contact import METAS
from cosmotheque.games.contact.mentor.shown import Shown

MENTOR = Mentor(
    advise=Later("cosmotheque.games.contact.mentor.advising", "advise_seat"),
    remark=Later("cosmotheque.games.contact.mentor.remarking", "remark_on"),
    figures=Later("cosmotheque.games.contact.mentor.figures", "count"),
    shows=Shown,
    seconds=4.0,
)
MENTORS: Mentors = {meta.slug: MENTOR for meta in METAS}
