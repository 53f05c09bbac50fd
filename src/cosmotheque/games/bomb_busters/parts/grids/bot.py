"""Cells, rows and lines of the sheets of bonus missions (BOM-81 to BOM-83)."""

from collections.abc import Sequence
from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.belief.believe import believe
from cosmotheque.games.bomb_busters.bots.holding import holds, shown_wires
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.components import Equipment
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.grids.data import DrawLine, Sheet, Tick, TurnUp
from cosmotheque.games.bomb_busters.parts.grids.rules import open_cells, row_effect, row_of
from cosmotheque.games.bomb_busters.rules.allowed import allowed_values
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, count_uncut
from cosmotheque.games.bomb_busters.view.seen import View

# A hand should hold two accessible values: with one it is stuck as soon as that is cut. What a cartouche brings besides
# is worth a part of a hand that it helps: a coffee half of one, as it spares one player one bad turn.
ENOUGH: Final = 2.0
COFFEE: Final = 0.5
BONUS: Final = 0.25
# BOM-81, by how many steps the detonator is away from either end: at an end the next row may be the last.
UNEASE: Final = (0.06, 0.01, 0.0)
# BOM-81: a half ticked row that sets back is a help at hand, one that advances a threat. Only so much that it decides
# between cuts of nearly even odds.
DRIFT: Final = 0.003
OPENING: Final = 0.005  # BOM-83: one more line to draw
# Those that make cuts safe; the others help at once or never.
WORTHY_CARDS: Final = (Equipment.SUPER_DETECTOR, Equipment.TRIPLE_DETECTOR, Equipment.RAY, Equipment.STABILIZER)


@judges(Sheet)
class SheetSense(Judgement[Sheet]):
    def worth(self, view: View, action: Action) -> float | None:
        match action:
            case Tick(cell=cell):
                return -self._cell_cost(view, cell)
            case DrawLine(cartouche=cartouche):
                return self.line_worth(view, cartouche)
            case _:
                return None

    def cost(self, view: View, value: int, four: bool = False) -> float:
        return tick_cost(view, self.part, value, four)

    def help(self, view: View, actions: Sequence[Action]) -> Action | None:
        """BOM-83: a bonus turns up the best card at once."""
        offers = [action for action in actions if isinstance(action, TurnUp)]
        return next((offer for offer in offers if offer.number in WORTHY_CARDS), next(iter(offers), None))

    def _cell_cost(self, view: View, cell: int) -> float:
        """BOM-81: what a row costs; BOM-82: rows furthest behind first; BOM-83: a full cartouche opens one."""
        if view.parts.grids is None:
            return 0.0
        if self.part.effects:
            return row_cost(view, cell, view.parts.grids.ticked, view.detonator)[0]
        if self.part.opened == "joined":
            return -float(cell ^ 1 in view.parts.grids.ticked)
        return sum(row_of(view, other) == row_of(view, cell) for other in view.parts.grids.ticked)

    def line_worth(self, view: View, cartouche: int) -> float:
        """BOM-83: how many hands a cartouche helps that have little to cut, and how much of it is shown already."""
        belief, values, width = believe(view), set(allowed_values(view, NOBODY)), self.part.width
        joined = self.part.cells[cartouche * width : (cartouche + 1) * width]
        opened = [value for value in joined if value not in values and count_uncut(view, value)]
        worth = COFFEE * (cartouche in self.part.coffees) + BONUS * (cartouche in self.part.bonuses)
        for seat in map(Seat, range(view.seats)):
            before = sum(holds(view, belief, seat, value) for value in values)
            more = sum(holds(view, belief, seat, value) for value in opened)
            worth += min(before + more, ENOUGH) - min(before, ENOUGH)
        return worth + sum(len(shown_wires(view, value)) for value in opened)


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


def tick_cost(table: StateOrView, sheet: Sheet, value: int, four: bool = False) -> float:
    """BOM-81: what cutting pairs of a value costs at best; BOM-83: a cut that opens a cartouche is welcome."""
    grid = table.parts.grids
    if grid is None or sheet.opened == "leftmost":
        return 0.0
    cells = open_cells(table, value)
    if sheet.opened == "joined":
        return -OPENING * any(cell ^ 1 in grid.ticked for cell in cells)
    if not four:
        return min(row_cost(table, cell, grid.ticked, table.detonator)[0] for cell in cells)
    return min(_both(table, order, grid.ticked) for order in (cells, cells[::-1]))


def _both(table: StateOrView, cells: list[int], ticked: tuple[int, ...]) -> float:
    total, detonator = 0.0, table.detonator
    for cell in cells:
        cost, detonator = row_cost(table, cell, ticked, detonator)
        total, ticked = total + cost, (*ticked, cell)
    return min(total, 1.0)
