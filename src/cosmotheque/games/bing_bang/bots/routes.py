"""Ways over the sky and what they cost: a step counts 1, and 1 more where the white must be laid first."""

from dataclasses import dataclass
from heapq import heappop, heappush

from cosmotheque.games.bing_bang.components import CELLS
from cosmotheque.games.bing_bang.rules.sky import BESIDE
from cosmotheque.games.bing_bang.state import Table

FAR = 10_000


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
    cost, before = [FAR] * CELLS, [start] * CELLS
    cost[start] = 0
    barred = {*table.tokens, *table.reds}
    whites, planets = table.whites, table.planets
    heap = [(0, start)]
    while heap:
        far, cell = heappop(heap)
        if far > cost[cell] or (cell in planets and cell != start):
            continue
        for other in BESIDE[cell]:
            if other in barred:
                continue
            step = far + (1 if other in whites or other in planets else 2)
            if step < cost[other]:
                cost[other], before[other] = step, cell
                heappush(heap, (step, other))
    return Routes(start, cost, before)
