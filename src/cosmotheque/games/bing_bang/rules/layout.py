"""Places where tokens and planets may lie: at random (BB-14), moved by a Bing Bang (BB-39, BB-43), or laid by players.

When the players lay them (BB-8, BB-9, BB-12), a token is accepted if a plain plan for all the rest is found: planets
are packed row by row, then tokens. A player who lays a token of a plan leaves the plan for the others as it is. Then
the sectors turn (BB-10), and the same packing might find less; so from there on planets are counted exactly. As no
planet lies on the border of a sector, as many fit into a sector however it is turned and whatever lies beside it: the
setup never comes to a dead end.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import count
from random import Random

from cosmotheque.games.bing_bang.components.box import EARTH, PLANETS, TOKENS
from cosmotheque.games.bing_bang.components.sky import (
    AROUND,
    CORNERS,
    EARTHLY,
    EVERYWHERE,
    INNER,
    NOWHERE,
    PLACE,
    SKY,
    WIDTH,
)
from cosmotheque.games.bing_bang.rules.cells import near_solid, occupied_cells, pawns
from cosmotheque.games.bing_bang.state import Phase, PublicState

LEAST_IN_A_SECTOR = 2
OTHERS = len(PLANETS) - 1


def _mask(cells: Iterable[int]) -> int:
    return sum(1 << cell for cell in cells)


NEAR = tuple(_mask((cell, *AROUND[cell])) for cell in EVERYWHERE)
OFF_CORNERS = _mask(cell for cell in EVERYWHERE if cell not in CORNERS)
SECTORS = tuple(_mask(cell for cell in EVERYWHERE if PLACE[cell] == place) for place in range(SKY.places))
FOR_PLANETS = tuple(_mask(INNER) & sector for sector in SECTORS)
FOR_EARTH = tuple(_mask(EARTHLY) & sector for sector in SECTORS)
ROW = (1 << SKY.side) - 1
APART = tuple(pattern for pattern in range(ROW + 1) if not pattern & pattern << 1)
"""The possible rows of a sector, as bits: no two cells side by side."""
HARMLESS = 6
"""The most tokens that cannot spoil a sector for planets."""


def random_layout(rng: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Cells of all tokens and of all planets, by the rules for laying them, as they lie after the half turn."""
    goes_to = SKY.permutation((0, 1, 2, 3), (2, 2, 2, 2))
    for _ in count():
        planets = _random_planets(rng)
        tokens = _fill((cell for cell in _shuffle(EVERYWHERE, rng) if cell not in CORNERS), planets, TOKENS)
        if len(tokens) == TOKENS and len({PLACE[cell] for cell in tokens}) == SKY.places:
            return tuple(sorted(goes_to[cell] for cell in tokens)), tuple(goes_to[cell] for cell in planets)
    raise AssertionError("there is always another try")


def _random_planets(rng: Random) -> list[int]:
    home, *others = rng.sample(range(SKY.places), SKY.places)
    planets = [rng.choice([cell for cell in EARTHLY if PLACE[cell] == home])]
    for place in [*others * LEAST_IN_A_SECTOR, *rng.choices(others, k=OTHERS - 3 * LEAST_IN_A_SECTOR)]:
        cells = [cell for cell in INNER if PLACE[cell] == place]
        planets += _fill(_shuffle(cells, rng), planets, 1)
    return planets if len(planets) == len(PLANETS) else _random_planets(rng)


def _shuffle(cells: Iterable[int], rng: Random) -> list[int]:
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


def earth_cells(table: PublicState) -> list[int]:
    """BB-39: other cells of its sector where Earth could be laid."""
    here = table.planets[EARTH]
    barred = near_solid(table, EARTH) | occupied_cells(table) | pawns(table)
    return [cell for cell in EARTHLY if PLACE[cell] == PLACE[here] and cell not in barred]


def scatter_cells(table: PublicState, planet: int) -> list[int]:
    """BB-43: inner cells of other sectors, not Earth's, unoccupied, without a pawn, with an empty cell all around."""
    closed = {PLACE[table.planets[EARTH]]}
    if not table.is_first_edition:
        closed.add(PLACE[table.planets[planet]])
    barred = near_solid(table, planet) | occupied_cells(table) | pawns(table)
    return [cell for cell in INNER if PLACE[cell] not in closed and cell not in barred]


def token_cells(table: PublicState) -> list[int]:
    """BB-8, BB-9: apart from other tokens, off the corners, every sector served, and room left for all the rest."""
    near = near_solid(table)
    cells = [cell for cell in EVERYWHERE if cell not in near and cell not in CORNERS]
    if len(table.tokens) <= HARMLESS:
        return cells
    return [cell for cell in cells if _can_go_on((*table.tokens, cell))]


@lru_cache(maxsize=4096)
def _can_go_on(tokens: tuple[int, ...]) -> bool:
    """True if a plan for the planets and for the other tokens is found."""
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
    """Cells for planets that a plain packing of the sector at this place finds."""
    return _pack_sector(tuple(cell for cell in solid if PLACE[cell] == place), place)


@lru_cache(maxsize=4096)
def _pack_sector(solid: tuple[int, ...], place: int) -> tuple[int, ...]:
    return tuple(_pack(FOR_PLANETS[place] & ~_near(solid), OTHERS))


def planet_cells(table: PublicState, planet: int) -> list[int]:
    """Cells for the planet in hand: to be laid (BB-12), or scattered (BB-43)."""
    if table.phase is Phase.SCATTER:
        return scatter_cells(table, planet)
    near = near_solid(table)
    if planet == EARTH:
        homes = [home for home in range(SKY.places) if _has_room(table.tokens, (), home)]
        return [cell for cell in EARTHLY if cell not in near and PLACE[cell] in homes]
    home = PLACE[table.planets[EARTH]]
    cells = [cell for cell in INNER if cell not in near and PLACE[cell] != home]
    laid = tuple(other for other in table.planets[1:] if other != NOWHERE)
    return [cell for cell in cells if _has_room(table.tokens, (*laid, cell), home)]


def _has_room(tokens: tuple[int, ...], laid: tuple[int, ...], home: int) -> bool:
    """BB-12: whether beside these tokens and planets the others can be laid, two at least in each sector."""
    left, places = OTHERS - len(laid), [place for place in range(SKY.places) if place != home]
    lacks = [max(0, LEAST_IN_A_SECTOR - sum(PLACE[other] == place for other in laid)) for place in places]
    if left < sum(lacks):
        return False
    solid = (*tokens, *laid)
    packed = [len(_room(solid, place)) for place in places]
    return _is_enough(packed, lacks, left) or _is_enough([capacity(solid, place) for place in places], lacks, left)


def _is_enough(room: list[int], lacks: list[int], left: int) -> bool:
    return sum(room) >= left and all(map(int.__ge__, room, lacks))


def capacity(solid: tuple[int, ...], place: int) -> int:
    """The most planets that fit into the sector at this place."""
    free = FOR_PLANETS[place] & ~_near(cell for cell in solid if PLACE[cell] == place)
    corner = SKY.cell_at(place, 0)
    return _most(tuple(free >> (corner + row * WIDTH) & ROW for row in range(SKY.side)))


@lru_cache(maxsize=4096)
def _most(rows: tuple[int, ...]) -> int:
    """The most cells of these rows, none beside another, by all that can lie in a row after all in the one before."""
    best = {0: 0}
    for row in rows:
        patterns = [pattern for pattern in APART if not pattern & ~row]
        best = {
            pattern: pattern.bit_count()
            + max(most for above, most in best.items() if not above & (pattern | pattern << 1 | pattern >> 1))
            for pattern in patterns
        }
    return max(best.values())
