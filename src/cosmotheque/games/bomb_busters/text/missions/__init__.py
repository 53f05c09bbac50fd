"""The missions of the campaign in our own words: what each is called, its story, and what is special about it.

Reading order: `briefing` (what is said of a mission), `bonds` (constraints, the weak link, hidden number cards),
`bunker`, `clock` (missions against time), `clues` (numbers that are not said), `gear` (equipment with a plan, wires cut
at once), `memory`, `nope`, `numbers` (those with number cards), `oxygen`, `robots`, `speed` (a mission in parts),
`tokens`, `wires` (missions with wires outside the order).
"""

from cosmotheque.games.bomb_busters.text.missions import (
    bonds,
    bunker,
    clock,
    clues,
    memory,
    nope,
    oxygen,
    robots,
    speed,
    tokens,
)
from cosmotheque.games.bomb_busters.text.missions.briefing import Briefing
from cosmotheque.games.bomb_busters.text.missions.gear import GEAR
from cosmotheque.games.bomb_busters.text.missions.numbers import NUMBERS
from cosmotheque.games.bomb_busters.text.missions.wires import WIRES

BRIEFINGS: dict[str, Briefing] = {
    **clock.BRIEFINGS,
    **clues.BRIEFINGS,
    **bunker.BRIEFINGS,
    **GEAR,
    **tokens.BRIEFINGS,
    **oxygen.BRIEFINGS,
    **robots.BRIEFINGS,
    **speed.BRIEFINGS,
    **memory.BRIEFINGS,
    **nope.BRIEFINGS,
    **WIRES,
    **bonds.BRIEFINGS,
    **NUMBERS,
}
