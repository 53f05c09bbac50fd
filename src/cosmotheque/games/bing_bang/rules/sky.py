"""The sky as cells: what lies beside what, which cells are special, what lies on them (BB-1, BB-9, BB-12, BB-17)."""

from functools import lru_cache

from cosmotheque.games.bing_bang.components import CELLS, NOWHERE, SKY, WIDTH
from cosmotheque.games.bing_bang.state import Table

SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))
DIAGONALS = ((-1, -1), (-1, 1), (1, 1), (1, -1))


def _steps(cell: int, steps: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    row, column = divmod(cell, WIDTH)
    ends = ((row + down, column + right) for down, right in steps)
    return tuple(down * WIDTH + right for down, right in ends if 0 <= down < WIDTH and 0 <= right < WIDTH)


def _flights(cell: int) -> tuple[tuple[int, int], ...]:
    row, column = divmod(cell, WIDTH)
    return tuple(
        (over, over + (over - cell))
        for over in BESIDE[cell]
        if 0 <= 2 * (over // WIDTH) - row < WIDTH and 0 <= 2 * (over % WIDTH) - column < WIDTH
    )


def _margin(cell: int) -> int:
    """How many cells lie between a cell and the nearest edge of its sector."""
    row, column = divmod(SKY.local_of(cell), SKY.side)
    return min(row, column, SKY.side - 1 - row, SKY.side - 1 - column)


EVERYWHERE = range(CELLS)
BESIDE = tuple(_steps(cell, SIDES) for cell in EVERYWHERE)
DIAGONAL = tuple(_steps(cell, DIAGONALS) for cell in EVERYWHERE)
AROUND = tuple(BESIDE[cell] + DIAGONAL[cell] for cell in EVERYWHERE)
FLIGHTS = tuple(_flights(cell) for cell in EVERYWHERE)
"""For each cell the flights from it: the cell flown over, and the one beyond."""
PLACE = tuple(SKY.place_of(cell) for cell in EVERYWHERE)
CORNERS = frozenset(cell for cell in EVERYWHERE if SKY.local_of(cell) in (0, 9, 90, 99))
INNER = tuple(cell for cell in EVERYWHERE if _margin(cell) >= 1)
EARTHLY = tuple(cell for cell in EVERYWHERE if _margin(cell) >= 3)
HOLES = tuple(
    min((abs(2 * (c // WIDTH) - 19) + abs(2 * (c % WIDTH) - 19), c) for c in CORNERS if PLACE[c] == place)[1]
    for place in range(SKY.places)
)
"""BB-30: by place, the corner cell that touches the centre of the board."""


def distance(one: int, other: int) -> int:
    """Steps in rows and columns."""
    return abs(one // WIDTH - other // WIDTH) + abs(one % WIDTH - other % WIDTH)


def occupied(table: Table) -> frozenset[int]:
    """BB-17: cells with a token of any colour or a planet. A pawn alone does not count."""
    return _solid(table.tokens, table.planets) | table.whites | table.reds


def free_cells(table: Table) -> list[int]:
    taken = occupied(table)
    return [cell for cell in EVERYWHERE if cell not in taken]


def near_solid(table: Table, lifted: int | None = None) -> frozenset[int]:
    """Cells at or around a coloured token or a planet, the lifted planet aside."""
    planets = tuple(cell for planet, cell in enumerate(table.planets) if planet != lifted)
    return _near(_solid(table.tokens, planets))


@lru_cache(maxsize=512)
def _solid(tokens: tuple[int, ...], planets: tuple[int, ...]) -> frozenset[int]:
    return frozenset(tokens + planets) - {NOWHERE}


@lru_cache(maxsize=512)
def _near(cells: frozenset[int]) -> frozenset[int]:
    return cells.union(*(AROUND[cell] for cell in cells))


def pawns(table: Table) -> frozenset[int]:
    return frozenset(book.pawn for book in table.books)


def planet_at(table: Table, cell: int) -> int | None:
    return table.planets.index(cell) if cell in table.planets else None


def nearest_planets(table: Table, cell: int) -> tuple[int, ...]:
    """The planets at the least distance, Earth included."""
    steps = [distance(cell, planet) for planet in table.planets]
    return tuple(planet for planet, far in enumerate(steps) if far == min(steps))


def takeable(table: Table, seat: int) -> frozenset[int]:
    """BB-19: the whites that do not lie under another pawn."""
    return table.whites - {book.pawn for other, book in enumerate(table.books) if other != seat}
