"""Contents of the cells of the sky now (BB-17, BB-19)."""

from functools import lru_cache

from cosmotheque.games.bing_bang.components.sky import (
    AROUND,
    NOWHERE,
    distance,
)
from cosmotheque.games.bing_bang.state import PublicState


def occupied_cells(table: PublicState) -> frozenset[int]:
    """BB-17: cells with a token of any colour or a planet. A pawn alone does not count."""
    return _solid(table.tokens, table.planets) | table.whites | table.reds


def near_solid(table: PublicState, lifted: int | None = None) -> frozenset[int]:
    """Cells at or around a coloured token or a planet, the lifted planet aside."""
    planets = tuple(cell for planet, cell in enumerate(table.planets) if planet != lifted)
    return _near(_solid(table.tokens, planets))


@lru_cache(maxsize=512)
def _solid(tokens: tuple[int, ...], planets: tuple[int, ...]) -> frozenset[int]:
    return frozenset(tokens + planets) - {NOWHERE}


@lru_cache(maxsize=512)
def _near(cells: frozenset[int]) -> frozenset[int]:
    return cells.union(*(AROUND[cell] for cell in cells))


def pawns(table: PublicState) -> frozenset[int]:
    return frozenset(book.pawn for book in table.books)


def planet_at(table: PublicState, cell: int) -> int | None:
    return table.planets.index(cell) if cell in table.planets else None


def nearest_planets(table: PublicState, cell: int) -> tuple[int, ...]:
    """The planets at the least distance, Earth included."""
    steps = [distance(cell, planet) for planet in table.planets]
    return tuple(planet for planet, far in enumerate(steps) if far == min(steps))


def takeable(table: PublicState, seat: int) -> frozenset[int]:
    """BB-19: the whites that do not lie under another pawn."""
    return table.whites - {book.pawn for other, book in enumerate(table.books) if other != seat}
