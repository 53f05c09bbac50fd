"""Contact taught on its own board: a first contact, then pace, sending, reading, asking again, and the pro variant.

Reading order: `scene` (the tables and how a log is written), `holding` (what is said to a hand), then the chapters:
`first_contact`, `pace`, `sending`, `reading`, `asking`, `pro`.
"""

from cosmotheque.core.lesson import Lessons
from cosmotheque.games.contact import METAS
from cosmotheque.games.contact.lessons.asking import ASKING
from cosmotheque.games.contact.lessons.first_contact import FIRST_CONTACT
from cosmotheque.games.contact.lessons.pace import PACE
from cosmotheque.games.contact.lessons.pro import PRO
from cosmotheque.games.contact.lessons.reading import READING
from cosmotheque.games.contact.lessons.sending import SENDING

LESSONS: Lessons = {METAS[0].slug: (FIRST_CONTACT, PACE, SENDING, READING, ASKING, PRO)}
