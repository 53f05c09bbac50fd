"""Prices as shares of the mission: a mistake, a tool."""

from functools import cache
from typing import Final

from cosmotheque.games.bomb_busters.bots.mechanism import JUDGEMENTS
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.mission import Mission
from cosmotheque.games.bomb_busters.parts.loading import load
from cosmotheque.games.bomb_busters.rules.detonator import steps_left
from cosmotheque.games.bomb_busters.rules.stands import StateOrView

# By how many mistakes would be survived: the last one loses the mission. Before that each one in reserve about halves
# what the next costs, since few missions use up all of them.
MISTAKE: Final = (1.0, 0.2, 0.1, 0.05, 0.04)
# Where a mission hinders everybody nearly all of them are used up, so the first ones are as dear as the later ones, and
# a tool that spares one of them is not saved for later.
HARD_MISTAKE: Final = (1.0, 0.3, 0.2, 0.12, 0.1)
HARD_TOOL: Final = 0.01
# A detector, a ray, a stabilizer, a thermos: kept for later, while there is a later. At the start, with two mistakes in
# reserve, a tool then comes out for a cut of less than 70 %: 0.3 × 0.1.
TOOL: Final = 0.03


def mistake_cost(table: StateOrView) -> float:
    """The cost of one more advance of the detonator."""
    costs = HARD_MISTAKE if is_hard(mission_of(table.options, table.seats)) else MISTAKE
    return costs[max(0, min(steps_left(table) - 1, len(costs) - 1))]


def tool_cost(table: StateOrView) -> float:
    """The cost of losing a tool; less and less towards the end."""
    wires = [wire.cut for stand in table.stands for wire in stand.wires]
    tool = HARD_TOOL if is_hard(mission_of(table.options, table.seats)) else TOOL
    return tool * wires.count(False) / max(len(wires), 1)


@cache
def is_hard(mission: Mission) -> bool:
    """True if a part of the mission hinders everybody, so that mistakes come for certain."""
    load("bot")
    return any(JUDGEMENTS[type(part)].HARD for part in mission.parts if type(part) in JUDGEMENTS)
