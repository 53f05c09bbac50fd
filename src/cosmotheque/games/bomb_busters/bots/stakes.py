"""What things are worth, as a share of the mission: mistakes, tools, completed rows."""

from functools import cache
from typing import Final

from cosmotheque.games.bomb_busters.components import COPIES
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.mission import Mission
from cosmotheque.games.bomb_busters.parts.grids.rules import open_cells, row_effect, sheet_of
from cosmotheque.games.bomb_busters.parts.own_cards.data import OwnCards
from cosmotheque.games.bomb_busters.parts.oxygen.data import Air
from cosmotheque.games.bomb_busters.parts.sums.data import Sums
from cosmotheque.games.bomb_busters.rules.detonator import steps_left
from cosmotheque.games.bomb_busters.rules.stands import StateOrView

# By how many mistakes would be survived: the last one loses the mission. Before that each one in reserve about halves
# what the next costs, since few missions use up all of them.
MISTAKE: Final = (1.0, 0.2, 0.1, 0.05, 0.04)
# Where a mission hinders everybody nearly all of them are used up, so the first ones are as dear as the later ones, and
# a tool that spares one of them is not saved for later.
HARD_MISTAKE: Final = (1.0, 0.3, 0.2, 0.12, 0.1)
HARD_TOOL: Final = 0.01
HARD: Final = (Air, OwnCards, Sums)
# BOM-81, by how many steps the detonator is away from either end: at an end the next row may be the last.
UNEASE: Final = (0.06, 0.01, 0.0)
# BOM-81: a half ticked row that sets back is a help at hand, one that advances a threat. Only so much that it decides
# between cuts of nearly even odds.
DRIFT: Final = 0.003
OPENING: Final = 0.005  # BOM-83: one more line to draw
# A detector, a ray, a stabilizer, a thermos: kept for later, while there is a later. At the start, with two mistakes in
# reserve, a tool then comes out for a cut of less than 70 %: 0.3 × 0.1.
TOOL: Final = 0.03


def mistake_cost(table: StateOrView) -> float:
    """What one more advance of the detonator costs."""
    costs = HARD_MISTAKE if is_hard(mission_of(table.options, table.seats)) else MISTAKE
    return costs[max(0, min(steps_left(table) - 1, len(costs) - 1))]


def tool_cost(table: StateOrView) -> float:
    """What it costs to have a tool no longer; less and less towards the end."""
    wires = [wire.cut for stand in table.stands for wire in stand.wires]
    tool = HARD_TOOL if is_hard(mission_of(table.options, table.seats)) else TOOL
    return tool * wires.count(False) / max(len(wires), 1)


@cache
def is_hard(mission: Mission) -> bool:
    """Whether a mission hinders everybody, so that mistakes come for certain."""
    return any(isinstance(part, HARD) for part in mission.parts)


def unease(table: StateOrView, detonator: int) -> float:
    """BOM-81: how uneasy a place of the detonator is: rows set it on and back, so the middle is best."""
    room = min(detonator, table.seats - 1 - detonator)
    return UNEASE[min(room, len(UNEASE) - 1)]


def row_cost(table: StateOrView, cell: int, ticked: tuple[int, ...], detonator: int) -> tuple[float, int]:
    """BOM-81: what ticking a cell costs, and where the detonator stands then."""
    by = row_effect(table, cell)
    if cell ^ 1 not in ticked:
        return DRIFT * by * (table.seats > 2), detonator  # two have no room to keep a row for later
    if not 0 <= detonator + by < table.seats:
        return 1.0, detonator
    return unease(table, detonator + by) - unease(table, detonator), detonator + by


def tick_cost(table: StateOrView, value: int, pairs: int = 1) -> float:
    """BOM-81: what cutting pairs of a value costs at best; BOM-83: a cut that opens a cartouche is welcome."""
    sheet = sheet_of(table)
    if table.parts.grids is None or sheet.opened == "leftmost":
        return 0.0
    if sheet.opened == "joined":
        return -OPENING * any(cell ^ 1 in table.parts.grids.ticked for cell in open_cells(table, value))
    cells = open_cells(table, value)
    if pairs == 1:
        return min(row_cost(table, cell, table.parts.grids.ticked, table.detonator)[0] for cell in cells)
    orders = (cells, cells[::-1])
    return min(_both(table, order, table.parts.grids.ticked) for order in orders)


def _both(table: StateOrView, cells: list[int], ticked: tuple[int, ...]) -> float:
    total, detonator = 0.0, table.detonator
    for cell in cells:
        cost, detonator = row_cost(table, cell, ticked, detonator)
        total, ticked = total + cost, (*ticked, cell)
    return min(total, 1.0)


def pairs_of(count: int) -> int:
    return 2 if count == COPIES else 1
