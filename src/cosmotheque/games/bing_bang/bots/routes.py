"""Ways over the sky and what they cost: a step counts 1, and 1 more where the white must be laid first."""

from collections.abc import Iterable
from dataclasses import dataclass

from cosmotheque.games.bing_bang.components import CELLS, NOWHERE
from cosmotheque.games.bing_bang.rules.sky import BESIDE
from cosmotheque.games.bing_bang.state import Table

FAR = 10_000
READY, BARE = 1, 2
"""What a step counts onto a white or a planet, and onto a cell where a white must be laid first."""


@dataclass(frozen=True)
class Routes:
    """`cost` from the pawn to every cell, and the cell that a cheapest way comes from."""

    start: int
    cost: list[int]
    before: list[int]

    def way(self, goal: int) -> list[int]:
        """The cells from the one after the start to the goal."""
        cells = []
        while goal != self.start:
            cells.append(goal)
            goal = self.before[goal]
        return cells[::-1]


def routes(table: Table, start: int) -> Routes:
    """Cheapest ways to all cells. Planets can be entered, and are never passed."""
    steps, ends = _ground(table), set(table.planets) - {start}
    cost, before = [FAR] * CELLS, [start] * CELLS
    cost[start] = 0
    far, now, soon, later = 0, [start], list[int](), list[int]()
    while now or soon:
        for cell in now:
            if cost[cell] < far or cell in ends:
                continue
            for other in BESIDE[cell]:
                step = steps[other]
                if step and far + step < cost[other]:
                    cost[other], before[other] = far + step, cell
                    (soon if step == READY else later).append(other)
        far, now, soon, later = far + 1, soon, later, []
    return Routes(start, cost, before)


def _ground(table: Table) -> list[int]:
    """What a step onto each cell counts; 0 where there is none."""
    ground = [BARE] * CELLS
    _mark(ground, table.whites, READY)
    _mark(ground, table.reds, 0)
    _mark(ground, table.tokens, 0)
    _mark(ground, table.planets, READY)
    return ground


def _mark(ground: list[int], cells: Iterable[int], step: int) -> None:
    for cell in cells:
        if cell != NOWHERE:
            ground[cell] = step
