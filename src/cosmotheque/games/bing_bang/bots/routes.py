"""Ways over the sky and what they cost: a step counts 1, and 1 more where the white must be laid first.

By them, how far a player comes in a count, and which rivals could be home in their next turn.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from cosmotheque.games.bing_bang.components.box import COUNT, EARTH, SLOW_COUNT
from cosmotheque.games.bing_bang.components.sky import BESIDE, CELLS, NOWHERE, PLACE
from cosmotheque.games.bing_bang.rules.missions import COMPLETE
from cosmotheque.games.bing_bang.state import LogBook, PublicState

FAR = 10_000
"""No way leads there; no way over 400 cells costs as much."""
READY, BARE = 1, 2
"""The count of a step onto a white or a planet, and onto a cell that needs a white first."""


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


def routes(table: PublicState, start: int) -> Routes:
    """Cheapest ways to all cells. Planets can be entered, and are never passed."""
    return _routes(table.whites, table.reds, table.tokens, table.planets, start)


@lru_cache(maxsize=64)  # whoever plans a turn asks for the same ways again and again
def _routes(
    whites: frozenset[int], reds: frozenset[int], tokens: tuple[int, ...], planets: tuple[int, ...], start: int
) -> Routes:
    steps, ends = _ground(whites, reds, tokens, planets), set(planets) - {start}
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


def _ground(whites: Iterable[int], reds: Iterable[int], tokens: Iterable[int], planets: Iterable[int]) -> list[int]:
    """The count of a step onto each cell; 0 for a cell that cannot be entered."""
    ground = [BARE] * CELLS
    _mark(ground, whites, READY)
    _mark(ground, reds, 0)
    _mark(ground, tokens, 0)
    _mark(ground, planets, READY)
    return ground


def _mark(ground: list[int], cells: Iterable[int], step: int) -> None:
    for cell in cells:
        if cell != NOWHERE:
            ground[cell] = step


def cost_to(table: PublicState, seat: int, planet: int) -> int:
    """The count that a seat needs to stop on a planet, with one more for each white it must take before laying it."""
    ways, goal = routes(table, table.books[seat].pawn), table.planets[planet]
    cost = ways.cost[goal]
    if cost >= FAR:
        return cost
    bare = sum(cell not in table.whites for cell in ways.way(goal)[:-1])
    return cost + max(0, bare - table.books[seat].whites)


def homeward(table: PublicState, seat: int) -> list[int]:
    """Rivals on the way home with their last mission."""
    return [
        rival
        for rival, book in enumerate(table.books)
        if rival != seat and book.aboard >= COMPLETE and book.missions + 1 >= table.options.missions
    ]


def is_near(table: PublicState, rival: int) -> bool:
    """True if a rival could be home in its next turn."""
    book = table.books[rival]
    if book.meteors or book.missed:
        return False
    return cost_to(table, rival, EARTH) <= reach(book)


def can_arrive(table: PublicState, rival: int) -> bool:
    """True if a rival that is not in Earth's sector will be after its next turn."""
    book, earth = table.books[rival], table.planets[EARTH]
    if book.meteors or book.missed or PLACE[book.pawn] == PLACE[earth]:
        return False
    ways = routes(table, book.pawn)
    if ways.cost[earth] >= FAR:
        return False
    return any(PLACE[cell] == PLACE[earth] and ways.cost[cell] <= reach(book) for cell in ways.way(earth))


def reach(book: LogBook) -> int:
    """The limit of a player's next count."""
    return SLOW_COUNT if book.failure else book.next_count or COUNT
