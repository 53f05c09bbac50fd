"""The mentor of Bing Bang.

Reading order: `wording` (actions in words), `advice` (before a move), `chances` (who may win), `remarks` (after it),
`figures` (of a game).
"""

from cosmotheque.core.mentor import Mentor, Mentors
from cosmotheque.games.bing_bang import METAS
from cosmotheque.games.bing_bang.mentor.advice import Course, advise
from cosmotheque.games.bing_bang.mentor.chances import chances
from cosmotheque.games.bing_bang.mentor.figures import figures
from cosmotheque.games.bing_bang.mentor.remarks import remark

MENTOR = Mentor(advise=advise, remark=remark, figures=figures, chances=chances, shows=Course)
MENTORS: Mentors = {METAS[0].slug: MENTOR}
