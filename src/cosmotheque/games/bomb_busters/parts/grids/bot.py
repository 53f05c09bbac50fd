"""Cells, rows and lines of the sheets of bonus missions (BOM-81 to BOM-83)."""

from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.belief.believe import believe
from cosmotheque.games.bomb_busters.bots.holding import holds, shown_wires
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.bots.stakes import row_cost
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.grids.data import DrawLine, Sheet, Tick
from cosmotheque.games.bomb_busters.parts.grids.rules import row_of
from cosmotheque.games.bomb_busters.rules.allowed import passing
from cosmotheque.games.bomb_busters.rules.stands import left_of
from cosmotheque.games.bomb_busters.view.seen import View

# A hand should hold two accessible values: with one it is stuck as soon as that is cut. What a cartouche brings besides
# is worth a part of a hand that it helps: a coffee half of one, as it spares one player one bad turn.
ENOUGH: Final = 2.0


COFFEE: Final = 0.5


BONUS: Final = 0.25


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
        belief, values, width = believe(view), set(passing(view, NOBODY)), self.part.width
        joined = self.part.cells[cartouche * width : (cartouche + 1) * width]
        opened = [value for value in joined if value not in values and left_of(view, value)]
        worth = COFFEE * (cartouche in self.part.coffees) + BONUS * (cartouche in self.part.bonuses)
        for seat in map(Seat, range(view.seats)):
            before = sum(holds(view, belief, seat, value) for value in values)
            more = sum(holds(view, belief, seat, value) for value in opened)
            worth += min(before + more, ENOUGH) - min(before, ENOUGH)
        return worth + sum(len(shown_wires(view, value)) for value in opened)
