"""The missions of the campaign in our own words: what each is called, its story, and what is special about it.

Reading order: `briefing` (what is said of a mission), `wires` (missions with wires outside the order).
"""

from cosmotheque.games.bomb_busters.text.missions.briefing import Briefing
from cosmotheque.games.bomb_busters.text.missions.wires import WIRES

BRIEFINGS: dict[str, Briefing] = {**WIRES}
