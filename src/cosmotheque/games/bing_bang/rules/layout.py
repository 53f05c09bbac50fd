"""Where tokens and planets lie at random (BB-14), and where a Bing Bang may put planets (BB-39, BB-43)."""

from collections.abc import Iterable
from itertools import count
from random import Random

from cosmotheque.games.bing_bang.components import EARTH, PLANETS, SKY, TOKENS
from cosmotheque.games.bing_bang.rules.editions import is_first
from cosmotheque.games.bing_bang.rules.sky import (
    AROUND,
    CORNERS,
    EARTHLY,
    EVERYWHERE,
    INNER,
    PLACE,
    near_solid,
    occupied,
    pawns,
)
from cosmotheque.games.bing_bang.state import Table

LEAST_IN_A_SECTOR = 2
OTHERS = len(PLANETS) - 1


def random_layout(rng: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Cells of all tokens and of all planets, by the rules for laying them, as they lie after the half turn."""
    goes_to = SKY.permutation((0, 1, 2, 3), (2, 2, 2, 2))
    for _ in count():
        planets = _random_planets(rng)
        tokens = _fill((cell for cell in _shuffled(EVERYWHERE, rng) if cell not in CORNERS), planets, TOKENS)
        if len(tokens) == TOKENS and len({PLACE[cell] for cell in tokens}) == SKY.places:
            return tuple(sorted(goes_to[cell] for cell in tokens)), tuple(goes_to[cell] for cell in planets)
    raise AssertionError("there is always another try")


def _random_planets(rng: Random) -> list[int]:
    home, *others = rng.sample(range(SKY.places), SKY.places)
    planets = [rng.choice([cell for cell in EARTHLY if PLACE[cell] == home])]
    for place in [*others * LEAST_IN_A_SECTOR, *rng.choices(others, k=OTHERS - 3 * LEAST_IN_A_SECTOR)]:
        cells = [cell for cell in INNER if PLACE[cell] == place]
        planets += _fill(_shuffled(cells, rng), planets, 1)
    return planets if len(planets) == len(PLANETS) else _random_planets(rng)


def _shuffled(cells: Iterable[int], rng: Random) -> list[int]:
    pool = list(cells)
    rng.shuffle(pool)
    return pool


def _fill(cells: Iterable[int], lying: Iterable[int], most: int) -> list[int]:
    """At most so many of the cells, in their order, each with an empty cell around it."""
    barred = {cell for solid in lying for cell in (solid, *AROUND[solid])}
    laid: list[int] = []
    for cell in cells:
        if len(laid) == most:
            break
        if cell not in barred:
            laid.append(cell)
            barred.update((cell, *AROUND[cell]))
    return laid


def earth_cells(table: Table) -> list[int]:
    """BB-39: other cells of its sector where Earth could be laid."""
    here = table.planets[EARTH]
    barred = near_solid(table, EARTH) | occupied(table) | pawns(table)
    return [cell for cell in EARTHLY if PLACE[cell] == PLACE[here] and cell not in barred]


def scatter_cells(table: Table, planet: int) -> list[int]:
    """BB-43: inner cells of other sectors, not Earth's, unoccupied, without a pawn, with an empty cell all around."""
    closed = {PLACE[table.planets[EARTH]]}
    if not is_first(table):
        closed.add(PLACE[table.planets[planet]])
    barred = near_solid(table, planet) | occupied(table) | pawns(table)
    return [cell for cell in INNER if PLACE[cell] not in closed and cell not in barred]
