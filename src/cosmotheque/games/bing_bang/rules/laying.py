"""Where a player may lay tokens and planets so that the setup can be finished (BB-8, BB-9, BB-12).

A placement is accepted where a plain plan for all the rest is found: planets are packed row by row, then tokens.
Whoever lays the first token of a plan leaves the plan for the others as it is, so the setup never comes to a dead end.
"""

from collections.abc import Iterable
from functools import lru_cache

from cosmotheque.games.bing_bang.components import EARTH, NOWHERE, PLANETS, SKY, TOKENS
from cosmotheque.games.bing_bang.rules.layout import LEAST_IN_A_SECTOR, OTHERS, scatter_cells
from cosmotheque.games.bing_bang.rules.sky import AROUND, CORNERS, EARTHLY, EVERYWHERE, INNER, PLACE, near_solid
from cosmotheque.games.bing_bang.state import Phase, Table


def _mask(cells: Iterable[int]) -> int:
    return sum(1 << cell for cell in cells)


NEAR = tuple(_mask((cell, *AROUND[cell])) for cell in EVERYWHERE)
OFF_CORNERS = _mask(cell for cell in EVERYWHERE if cell not in CORNERS)
SECTORS = tuple(_mask(cell for cell in EVERYWHERE if PLACE[cell] == place) for place in range(SKY.places))
FOR_PLANETS = tuple(_mask(INNER) & sector for sector in SECTORS)
FOR_EARTH = tuple(_mask(EARTHLY) & sector for sector in SECTORS)
HARMLESS = 6
"""It takes more tokens than these to spoil a sector for planets."""


def token_cells(table: Table) -> list[int]:
    """BB-8, BB-9: apart from other tokens, off the corners, every sector served, and room left for all the rest."""
    near = near_solid(table)
    cells = [cell for cell in EVERYWHERE if cell not in near and cell not in CORNERS]
    if len(table.tokens) <= HARMLESS:
        return cells
    return [cell for cell in cells if _can_go_on((*table.tokens, cell))]


@lru_cache(maxsize=4096)
def _can_go_on(tokens: tuple[int, ...]) -> bool:
    """Whether a plan for the planets and for the other tokens is found."""
    near = _near(tokens)
    unserved = [place for place in range(SKY.places) if not any(PLACE[cell] == place for cell in tokens)]
    for home in range(SKY.places):
        planets = _plan_planets(tuple(sorted(tokens)), home)
        if planets is None:
            continue
        room = OFF_CORNERS & ~near & ~_near(planets)
        first = [cell for place in unserved for cell in _pack(room & SECTORS[place], 1)]
        rest = _pack(room & ~_near(first), TOKENS - len(tokens) - len(first))
        if len(first) == len(unserved) and len(tokens) + len(first) + len(rest) == TOKENS:
            return True
    return False


def _near(cells: Iterable[int]) -> int:
    near = 0
    for cell in cells:
        near |= NEAR[cell]
    return near


def _pack(room: int, most: int) -> list[int]:
    """At most so many cells of the room, row by row, each with an empty cell around it."""
    packed: list[int] = []
    while room and len(packed) < most:
        cell = (room & -room).bit_length() - 1
        packed.append(cell)
        room &= ~NEAR[cell]
    return packed


def _plan_planets(tokens: tuple[int, ...], home: int) -> list[int] | None:
    """Cells for Earth at this place and for eight planets elsewhere, or None."""
    earth = _pack(FOR_EARTH[home] & ~_near(tokens), 1)
    room = [_room(tokens, place) for place in range(SKY.places) if place != home]
    if not earth or min(map(len, room)) < LEAST_IN_A_SECTOR or sum(map(len, room)) < OTHERS:
        return None
    first = [cell for cells in room for cell in cells[:LEAST_IN_A_SECTOR]]
    more = [cell for cells in room for cell in cells[LEAST_IN_A_SECTOR:]]
    return [*earth, *first, *more[: OTHERS - len(first)]]


def _room(solid: Iterable[int], place: int) -> tuple[int, ...]:
    """As many cells for planets as a plain packing of the sector at this place finds."""
    return _packed(tuple(cell for cell in solid if PLACE[cell] == place), place)


@lru_cache(maxsize=4096)
def _packed(solid: tuple[int, ...], place: int) -> tuple[int, ...]:
    return tuple(_pack(FOR_PLANETS[place] & ~_near(solid), OTHERS))


def planet_cells(table: Table, planet: int) -> list[int]:
    """Where the planet in hand may go: to be laid (BB-12), or scattered (BB-43)."""
    if table.phase is Phase.SCATTER:
        return scatter_cells(table, planet)
    near = near_solid(table)
    if planet == EARTH:
        homes = [home for home in range(SKY.places) if _plan_planets(table.tokens, home) is not None]
        return [cell for cell in EARTHLY if cell not in near and PLACE[cell] in homes]
    home = PLACE[table.planets[EARTH]]
    cells = [cell for cell in INNER if cell not in near and PLACE[cell] != home]
    return [cell for cell in cells if _can_finish(table, home, cell)]


def _can_finish(table: Table, home: int, cell: int) -> bool:
    """BB-12: with a planet here, the others can still be laid, two at least in each sector."""
    laid = [other for other in table.planets[1:] if other != NOWHERE] + [cell]
    left = len(PLANETS) - 1 - len(laid)
    places = [place for place in range(SKY.places) if place != home]
    lacks = [max(0, LEAST_IN_A_SECTOR - sum(PLACE[other] == place for other in laid)) for place in places]
    room = [len(_room((*table.tokens, *laid), place)) for place in places]
    return left >= sum(lacks) and sum(room) >= left and all(map(int.__ge__, room, lacks))
