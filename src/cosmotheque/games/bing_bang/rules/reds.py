"""Where a red token may lie (BB-33, BB-34)."""

from functools import lru_cache

from cosmotheque.games.bing_bang.components import WIDTH
from cosmotheque.games.bing_bang.rules.sky import BESIDE, CORNERS, DIAGONAL, EVERYWHERE, occupied, pawns
from cosmotheque.games.bing_bang.state import Table

IN_A_LINE = 3


def red_cells(table: Table) -> list[int]:
    """Unoccupied cells without a pawn that keep to the rules of red tokens."""
    barred = barred_cells(table.reds) | occupied(table) | pawns(table)
    return [cell for cell in EVERYWHERE if cell not in barred]


@lru_cache(maxsize=256)
def barred_cells(reds: frozenset[int]) -> frozenset[int]:
    """Corners of sectors, cells that touch a red by a corner, and cells that would make a line of four."""
    diagonal = {cell for red in reds for cell in DIAGONAL[red]}
    lines = {cell for red in reds for cell in BESIDE[red] if cell not in reds and is_long(reds, cell)}
    return CORNERS | diagonal | lines


def is_long(reds: frozenset[int], cell: int) -> bool:
    """Whether a red here would stand in a row or column of more than three."""
    return any(1 + _run(reds, cell, step) + _run(reds, cell, -step) > IN_A_LINE for step in (1, WIDTH))


def _run(reds: frozenset[int], cell: int, step: int) -> int:
    """How many reds follow each other from a cell on, without leaving its row or column."""
    length = 0
    while _is_next(cell, cell + step) and cell + step in reds:
        cell += step
        length += 1
    return length


def _is_next(cell: int, other: int) -> bool:
    return abs(cell - other) == WIDTH or cell // WIDTH == other // WIDTH
