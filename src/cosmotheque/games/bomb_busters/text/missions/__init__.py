"""The missions of the campaign in our own words: what each is called, its story, and what is special about it.

Reading order: `briefing` (what is said of a mission), `clock` (missions against time).
"""

from cosmotheque.games.bomb_busters.text.missions import clock
from cosmotheque.games.bomb_busters.text.missions.briefing import Briefing

BRIEFINGS: dict[str, Briefing] = {**clock.BRIEFINGS}
