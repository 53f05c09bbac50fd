"""The rules in our own words, under the ids of the specification; refusals and the rules page read them here.

Reading order: `base` (the base game), `bonds` (constraint cards, the weak link, hidden number cards), `breaches`
(mission 54), `bunker`, `campaign` (from mission to mission), `challenges`, `circus`, `clock` (missions against time),
`clues` (numbers that are not said), `frame` (what missions have in common), `gear`, `gear_missions` (equipment of the
boxes, wires cut at once), `knowing`, `memory`, `number_missions` (the missions that have them), `numbers` (number
cards), `oxygen`, `robots`, `speed` (a mission in parts), `tokens` (with roles), `wires` (X wires, outward wires, the
robot with wires).
"""

from cosmotheque.core.text import Rule, Section, Text
from cosmotheque.games.bomb_busters.rulebook import (
    bonds,
    breaches,
    bunker,
    challenges,
    circus,
    clock,
    clues,
    memory,
    oxygen,
    robots,
    speed,
    tokens,
    wires,
)
from cosmotheque.games.bomb_busters.rulebook.base import BASE
from cosmotheque.games.bomb_busters.rulebook.campaign import CAMPAIGN
from cosmotheque.games.bomb_busters.rulebook.frame import FRAME
from cosmotheque.games.bomb_busters.rulebook.gear import GEAR
from cosmotheque.games.bomb_busters.rulebook.gear_missions import GEAR_MISSIONS
from cosmotheque.games.bomb_busters.rulebook.knowing import KNOWING
from cosmotheque.games.bomb_busters.rulebook.number_missions import NUMBER_MISSIONS
from cosmotheque.games.bomb_busters.rulebook.numbers import NAMED_VALUES, NUMBER_CARDS, SEQUENCE_CARD

MECHANISMS: tuple[Section, ...] = (
    KNOWING,
    clock.CLOCK,
    bunker.BUNKER,
    *GEAR,
    *tokens.SECTIONS,
    oxygen.OXYGEN,
    challenges.CHALLENGES,
    *wires.MECHANISMS,
    bonds.CONSTRAINTS,
    FRAME,
    NUMBER_CARDS,
    SEQUENCE_CARD,
    NAMED_VALUES,
)

MISSIONS: dict[int, tuple[Rule, ...]] = {
    **clock.MISSIONS,
    **clues.MISSIONS,
    **circus.MISSIONS,
    **bunker.MISSIONS,
    **GEAR_MISSIONS,
    **tokens.MISSIONS,
    **oxygen.MISSIONS,
    **breaches.MISSIONS,
    **robots.MISSIONS,
    **speed.MISSIONS,
    **memory.MISSIONS,
    **challenges.MISSIONS,
    **wires.MISSIONS,
    **bonds.MISSIONS,
    **NUMBER_MISSIONS,
}

BOXES = ((1, range(9, 20)), (2, range(20, 31)), (3, range(31, 43)), (4, range(43, 55)), (5, range(55, 67)))


def _box(box: int, numbers: range) -> Section:
    title = Text(
        fr=f"Boîte {box} : missions {numbers[0]} à {numbers[-1]}",
        en=f"Box {box}: missions {numbers[0]} to {numbers[-1]}",
    )
    return Section(title, tuple(rule for number in numbers for rule in MISSIONS.get(number, ())))


RULEBOOK = (*BASE, CAMPAIGN, *MECHANISMS, *(section for box, numbers in BOXES if (section := _box(box, numbers)).rules))
