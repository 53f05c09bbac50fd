"""The rules in our own words, under the ids of the specification; refusals and the rules page read them here.

Reading order: `base` (the base game), `bonds` (constraint cards, the weak link, hidden number cards), `breaches`
(mission 54), `bunker`, `campaign` (from mission to mission), `challenges`, `circus`, `clock` (missions against time),
`clues` (numbers that are not said), `frame` (what missions have in common), `gear`, `gear_missions` (equipment of the
boxes, wires cut at once), `knowing`, `memory`, `number_missions` (the missions that have them), `numbers` (number
cards), `oxygen`, `robots`, `speed` (a mission in parts), `tokens` (with roles), `wires` (X wires, outward wires, the
robot with wires).
"""

from msgspec.structs import replace

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

TOGETHER, DETONATOR, EXTRAS, CHARACTERS = GEAR
X_WIRES, OUTWARD, ROBOT, LOOSE_WIRES = wires.MECHANISMS

# What missions have in common, by the box that brings it first.
MECHANISMS: dict[int, tuple[Section, ...]] = {
    1: (
        FRAME,
        NUMBER_CARDS,
        SEQUENCE_CARD,
        NAMED_VALUES,
        *tokens.SECTIONS,
        TOGETHER,
        DETONATOR,
        EXTRAS,
        clock.CLOCK,
        KNOWING,
    ),
    2: (X_WIRES, LOOSE_WIRES),
    3: (bonds.CONSTRAINTS, OUTWARD, CHARACTERS),
    4: (ROBOT, oxygen.OXYGEN),
    5: (challenges.CHALLENGES, bunker.BUNKER),
}

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


def _box(box: int, numbers: range) -> tuple[Section, ...]:
    """The rules of a box: what it brings, then its missions (BOM-403)."""
    title = Text(
        fr=f"Boîte {box} : missions {numbers[0]} à {numbers[-1]}",
        en=f"Box {box}: missions {numbers[0]} to {numbers[-1]}",
    )
    missions = Section(title, tuple(rule for number in numbers for rule in MISSIONS.get(number, ())))
    return tuple(replace(section, box=f"box-{box}") for section in (*MECHANISMS[box], missions))


RULEBOOK = (*BASE, CAMPAIGN, *(section for box, numbers in BOXES for section in _box(box, numbers)))
