"""The rules in our own words, under the ids of the specification; refusals and the rules page read them here.

The chapter of a mechanism stands in `parts/<part>/words.py`, a mission's own rules on its page in `missions/`.

Reading order: `base` (the base game), `campaign` (from mission to mission), `frame` (what missions have in common),
`tokens` (info tokens of other kinds), `detonator`, `knowing` (what can be known in the campaign besides).
"""

from msgspec.structs import replace

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.missions.shelf import SCENARIOS, rules_of
from cosmotheque.games.bomb_busters.parts.at_once.words import TOGETHER
from cosmotheque.games.bomb_busters.parts.bunker.words import BUNKER
from cosmotheque.games.bomb_busters.parts.called.words import NAMED_VALUES
from cosmotheque.games.bomb_busters.parts.cast.words import CHARACTERS
from cosmotheque.games.bomb_busters.parts.challenges.words import CHALLENGES
from cosmotheque.games.bomb_busters.parts.constraints.words import CONSTRAINTS
from cosmotheque.games.bomb_busters.parts.numbers.words import NUMBER_CARDS
from cosmotheque.games.bomb_busters.parts.outward.words import OUTWARD
from cosmotheque.games.bomb_busters.parts.oxygen.words import OXYGEN
from cosmotheque.games.bomb_busters.parts.robots.words import ROBOT
from cosmotheque.games.bomb_busters.parts.roles.words import ROLES
from cosmotheque.games.bomb_busters.parts.script.words import CLOCK
from cosmotheque.games.bomb_busters.parts.sequences.words import SEQUENCE_CARD
from cosmotheque.games.bomb_busters.parts.stock.words import EXTRAS
from cosmotheque.games.bomb_busters.parts.x_wires.words import X_WIRES
from cosmotheque.games.bomb_busters.rulebook.base import BASE
from cosmotheque.games.bomb_busters.rulebook.campaign import CAMPAIGN
from cosmotheque.games.bomb_busters.rulebook.detonator import DETONATOR
from cosmotheque.games.bomb_busters.rulebook.frame import FRAME
from cosmotheque.games.bomb_busters.rulebook.knowing import KNOWING, LOOSE_WIRES
from cosmotheque.games.bomb_busters.rulebook.tokens import TELLING, TOKENS

# The chapters of the book, by the box that needs them first.
MECHANISMS: dict[int, tuple[Section, ...]] = {
    1: (
        FRAME,
        NUMBER_CARDS,
        SEQUENCE_CARD,
        NAMED_VALUES,
        TOKENS,
        ROLES,
        TELLING,
        TOGETHER,
        DETONATOR,
        EXTRAS,
        CLOCK,
        KNOWING,
    ),
    2: (X_WIRES, LOOSE_WIRES),
    3: (CONSTRAINTS, OUTWARD, CHARACTERS),
    4: (ROBOT, OXYGEN),
    5: (CHALLENGES, BUNKER),
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
