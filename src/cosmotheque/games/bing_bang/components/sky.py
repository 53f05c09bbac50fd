"""The sky: four square sectors that change places and turn, with everything on them, and what its cells are (BB-1).

Cells of the whole board, and of one sector, are numbered row by row. A turn is a quarter turn clockwise.
"""

from dataclasses import dataclass
from functools import cache

Permutation = tuple[int, ...]
"""The new cell of each cell of the board."""


@dataclass(frozen=True)
class Sectors:
    """`across` × `across` sectors, each of `side` × `side` cells. A place is where a sector lies, row by row."""

    side: int
    across: int

    @property
    def width(self) -> int:
        return self.side * self.across

    @property
    def cells(self) -> int:
        return self.width**2

    @property
    def places(self) -> int:
        return self.across**2

    def place_of(self, cell: int) -> int:
        """The place whose sector a cell belongs to."""
        row, column = divmod(cell, self.width)
        return row // self.side * self.across + column // self.side

    def local_of(self, cell: int, turns: int = 0) -> int:
        """A cell as its sector, which lies turned so often, numbers it."""
        row, column = divmod(cell, self.width)
        return turn_cell(row % self.side * self.side + column % self.side, -turns, self.side)

    def cell_at(self, place: int, local: int, turns: int = 0) -> int:
        """The cell of the board where a sector at this place, turned so often, has its cell `local`."""
        row, column = divmod(turn_cell(local, turns, self.side), self.side)
        top, left = divmod(place, self.across)
        return (top * self.side + row) * self.width + left * self.side + column

    def moved_cell(self, cell: int, to: int, turns: int = 0) -> int:
        """The cell that a cell becomes when its sector is put on another place and turned."""
        return self.cell_at(to, self.local_of(cell), turns)

    def permutation(self, sources: tuple[int, ...], turns: tuple[int, ...]) -> Permutation:
        """The new cell of every cell when place `i` gets the sector of place `sources[i]`, turned `turns[i]` more."""
        return _permutation(self, sources, turns)


def turn_cell(local: int, turns: int, side: int) -> int:
    """The cell of a square that a cell becomes after so many quarter turns clockwise."""
    row, column = divmod(local, side)
    for _ in range(turns % 4):
        row, column = column, side - 1 - row
    return row * side + column


@cache
def _permutation(sectors: Sectors, sources: tuple[int, ...], turns: tuple[int, ...]) -> Permutation:
    target = {source: place for place, source in enumerate(sources)}
    choices = [4 * target[old] + turns[target[old]] for old in range(sectors.places)]
    return tuple([goals[choices[place]] for place, goals in _goals(sectors)])


@cache
def _goals(sectors: Sectors) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """For each cell its place, and its new cell by place and turns: quickly looked up instead of worked out."""
    moves = [(to, turns) for to in range(sectors.places) for turns in range(4)]
    return tuple(
        (sectors.place_of(cell), tuple(sectors.moved_cell(cell, to, turns) for to, turns in moves))
        for cell in range(sectors.cells)
    )


SKY = Sectors(side=10, across=2)
WIDTH = SKY.width
CELLS = SKY.cells
NOWHERE = -1
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
    """The number of cells between a cell and the nearest edge of its sector."""
    row, column = divmod(SKY.local_of(cell), SKY.side)
    return min(row, column, SKY.side - 1 - row, SKY.side - 1 - column)


EVERYWHERE = range(CELLS)
BESIDE = tuple(_steps(cell, SIDES) for cell in EVERYWHERE)
DIAGONAL = tuple(_steps(cell, DIAGONALS) for cell in EVERYWHERE)
AROUND = tuple(BESIDE[cell] + DIAGONAL[cell] for cell in EVERYWHERE)
FLIGHTS = tuple(_flights(cell) for cell in EVERYWHERE)
"""The flights from each cell: the cell flown over, and the one beyond."""
PLACE = tuple(SKY.place_of(cell) for cell in EVERYWHERE)
CORNERS = frozenset(cell for cell in EVERYWHERE if SKY.local_of(cell) in (0, 9, 90, 99))
INNER = tuple(cell for cell in EVERYWHERE if _margin(cell) >= 1)
EARTHLY = tuple(cell for cell in EVERYWHERE if _margin(cell) >= 3)
"""BB-12: where a planet may lie, and where Earth may."""
HOLES = tuple(
    min((abs(2 * (c // WIDTH) - 19) + abs(2 * (c % WIDTH) - 19), c) for c in CORNERS if PLACE[c] == place)[1]
    for place in range(SKY.places)
)
"""BB-30: by place, the corner cell that touches the centre of the board."""


def distance(one: int, other: int) -> int:
    """Steps in rows and columns."""
    return abs(one // WIDTH - other // WIDTH) + abs(one % WIDTH - other % WIDTH)


def cell_name(cell: int) -> str:
    """`a1` is the cell at the top left, `t20` the one at the bottom right."""
    row, column = divmod(cell, WIDTH)
    return f"{chr(ord('a') + column)}{row + 1}"
