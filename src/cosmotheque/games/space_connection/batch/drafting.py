"""The layout of planets on a row: random layouts (SC-7), the steps of a draft, and its confirmation."""

from cosmotheque.games.space_connection.batch.jit import jit
from cosmotheque.games.space_connection.batch.rows import (
    COVER,
    DEALT,
    EDGE,
    EDITS,
    FLEETS,
    GROUP,
    GROUPS,
    LAST,
    LAYING,
    NEXT,
    READY,
    REST,
    ROOM,
    SHUFFLED,
    SHUFFLES,
    SKIES,
    SKY_WIDTH,
    WIDTH,
)
from cosmotheque.games.space_connection.batch.sets import add, clear, copy, first, flood, member, remove, size, unite
from cosmotheque.games.space_connection.batch.tables import (
    ALL_SYSTEMS,
    CLEAR,
    CONFIRM,
    EVERYTHING,
    FLEET,
    NEAR,
    PLANETS,
    PUT,
    REMOVE,
    SIZES,
    SYSTEMS,
    USED,
    WAYS,
    WORDS,
)
from cosmotheque.games.space_connection.rules.drafting import MOST_EDITS, MOST_SHUFFLES, SUGGESTIONS
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import DRAWS, HEAD, OVER, SEAT, Row, draw


@jit
def start_anew(t: Ints, row: Row) -> None:
    """Empty skies, whole fleets, and random layouts to choose from for both."""
    for place in range(HEAD, WIDTH):
        row[place] = 0
    row[SEAT], row[OVER], row[LAYING], row[LAST] = 0, 0, 1, -1
    for seat in range(2):
        for craft in range(4):
            row[FLEETS + 4 * seat + craft] = t[FLEET + craft]
        for number in range(SUGGESTIONS):
            draw_layout(t, row, SKIES + SKY_WIDTH * seat + DEALT + WORDS * number)


@jit
def draw_layout(t: Ints, row: Row, at: int) -> None:
    """Sizes of systems first, all ways equally likely, then places and shapes; tried until there is room for all."""
    way = SIZES + SYSTEMS * draw(row, DRAWS, t[WAYS])
    for place in range(t[ALL_SYSTEMS]):
        row[SHUFFLED + place] = t[way + place]
    scattered = False
    while not scattered:
        for place in range(t[ALL_SYSTEMS] - 1, 0, -1):
            other = draw(row, DRAWS, place + 1)
            row[SHUFFLED + place], row[SHUFFLED + other] = row[SHUFFLED + other], row[SHUFFLED + place]
        scattered = scatter(t, row, at)


@jit
def scatter(t: Ints, row: Row, at: int) -> bool:
    """Systems of the shuffled sizes, none touching another; returns whether there was room."""
    clear(row, at)
    copy(row, ROOM, t, EVERYTHING)
    for place in range(t[ALL_SYSTEMS]):
        if not grow(t, row, row[SHUFFLED + place]):
            return False
        unite(t, row, at, row, GROUP)
        position = first(t, row, GROUP)
        while position >= 0:
            remove(row, GROUP, position)
            remove(row, ROOM, position)
            for word in range(t[USED]):
                row[ROOM + word] &= ~t[NEAR + WORDS * position + word]
            position = first(t, row, GROUP)
    return True


@jit
def grow(t: Ints, row: Row, planets: int) -> bool:
    """A system within the room there is, one random neighbour after the other; returns whether it could."""
    clear(row, GROUP)
    copy(row, EDGE, row, ROOM)
    for nth_planet in range(planets):
        free = size(t, row, EDGE)
        if free == 0:
            return False
        position = member(t, row, EDGE, draw(row, DRAWS, free))
        if nth_planet == 0:
            clear(row, EDGE)
        unite(t, row, EDGE, t, NEAR + WORDS * position)
        add(row, GROUP, position)
        for place in range(t[USED]):
            row[EDGE + place] &= row[ROOM + place] & ~row[GROUP + place]
    return True


@jit
def count_groups(t: Ints, row: Row, sky: int) -> int:
    """The number of systems that the planets of a sky form."""
    copy(row, REST, row, sky)
    groups = 0
    seed = first(t, row, REST)
    while seed >= 0:
        flood(t, row, REST, seed, COVER, EDGE)
        for place in range(t[USED]):
            row[REST + place] &= ~row[COVER + place]
        groups += 1
        seed = first(t, row, REST)
    return groups


@jit
def can_edit(row: Row, sky: int) -> bool:
    return row[sky + EDITS] < MOST_EDITS


@jit
def can_confirm(t: Ints, row: Row, sky: int) -> bool:
    """SC-5: exactly so many planets in exactly so many systems."""
    return row[sky + GROUPS] == t[ALL_SYSTEMS] and size(t, row, sky) == t[PLANETS]


@jit
def can_shuffle(t: Ints, row: Row, sky: int) -> bool:
    """SC-22: two hundred times, or where there is nothing else to do."""
    return row[sky + SHUFFLES] < MOST_SHUFFLES or not (can_edit(row, sky) or can_confirm(t, row, sky))


@jit
def lay_out(t: Ints, row: Row, kind: int, position: int) -> None:
    """One step of a draft; once both have confirmed chance draws who begins."""
    sky = SKIES + SKY_WIDTH * row[SEAT]
    if kind == CONFIRM:
        row[sky + READY] = 1
        row[sky + EDITS] = row[sky + SHUFFLES] = 0
    else:
        edit(t, row, sky, kind, position)
    here, there = row[SKIES + READY], row[SKIES + SKY_WIDTH + READY]
    if here and there:
        row[LAYING] = 0
        row[SEAT] = draw(row, DRAWS, 2)
    elif not row[SKIES + SKY_WIDTH * (1 - row[SEAT]) + READY]:
        row[SEAT] = 1 - row[SEAT]


@jit
def edit(t: Ints, row: Row, sky: int, kind: int, position: int) -> None:
    if kind == PUT:
        add(row, sky, position)
    elif kind == REMOVE:
        remove(row, sky, position)
    elif kind == CLEAR:
        clear(row, sky)
    else:
        copy(row, sky, row, sky + DEALT + WORDS * row[sky + NEXT])
        row[sky + NEXT] = (row[sky + NEXT] + 1) % SUGGESTIONS
        row[sky + SHUFFLES] += 1
    if kind in (PUT, REMOVE, CLEAR):
        row[sky + EDITS] += 1
    row[sky + GROUPS] = count_groups(t, row, sky)
