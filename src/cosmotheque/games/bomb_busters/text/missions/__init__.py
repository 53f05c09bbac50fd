"""The missions of the campaign in our own words: what each is called, its story, and what is special about it.

Reading order: `briefing` (what is said of a mission).
"""

from cosmotheque.games.bomb_busters.text.missions.briefing import Briefing

BRIEFINGS: dict[str, Briefing] = {}
