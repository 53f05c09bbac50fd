"""The missions of the campaign in our own words: what each is called, its story, and what is special about it.

Reading order: `briefing` (what is said of a mission), `oxygen`, `robots`, `nope`.
"""

from cosmotheque.games.bomb_busters.text.missions import nope, oxygen, robots
from cosmotheque.games.bomb_busters.text.missions.briefing import Briefing

BRIEFINGS: dict[str, Briefing] = {**oxygen.BRIEFINGS, **robots.BRIEFINGS, **nope.BRIEFINGS}
