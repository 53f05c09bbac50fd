"""The rules in our own words, under the ids of the specification; refusals and the rules page read them here.

A mission's own rules stand on its page in `missions/`.

Reading order: `base` (the base game), `bonds` (constraint cards), `bunker`, `campaign` (from mission to mission),
`challenges`, `clock` (missions against time), `frame` (what missions have in common), `gear` (wires cut at once, the
detonator, equipment of the boxes, characters), `knowing`, `numbers` (number cards), `oxygen`, `tokens` (with roles),
`wires` (X wires, outward wires, the robot with wires).
"""

from msgspec.structs import replace

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.missions.shelf import SCENARIOS, rules_of
from cosmotheque.games.bomb_busters.rulebook import bonds, bunker, challenges, clock, oxygen, tokens, wires
from cosmotheque.games.bomb_busters.rulebook.base import BASE
from cosmotheque.games.bomb_busters.rulebook.campaign import CAMPAIGN
from cosmotheque.games.bomb_busters.rulebook.frame import FRAME
from cosmotheque.games.bomb_busters.rulebook.gear import GEAR
from cosmotheque.games.bomb_busters.rulebook.knowing import KNOWING
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


def _box(box: int) -> tuple[Section, ...]:
    """The rules of a box: what it brings, then its missions (BOM-403)."""
    names = [name for name, scenario in SCENARIOS.items() if scenario.record.box == box]
    title = Text(
        fr=f"Boîte {box} : missions {names[0]} à {names[-1]}",
        en=f"Box {box}: missions {names[0]} to {names[-1]}",
    )
    missions = Section(title, rules_of(*names))
    return tuple(replace(section, box=f"box-{box}") for section in (*MECHANISMS[box], missions))


RULEBOOK = (*BASE, CAMPAIGN, *(section for box in MECHANISMS for section in _box(box)))
