"""Legal actions by number: all of them, one at random, or whether one is among them; and what one does."""

from cosmotheque.games.space_connection.batch.drafting import can_confirm, can_edit, can_shuffle, lay_out
from cosmotheque.games.space_connection.batch.jit import jit
from cosmotheque.games.space_connection.batch.launching import free, is_free_pair, laser_sites, launch, unknown
from cosmotheque.games.space_connection.batch.rows import (
    COVER,
    EDGE,
    EMITTER_COUNT,
    FLEETS,
    GROUP,
    LAYING,
    LOST,
    REST,
    SKIES,
    SKY_WIDTH,
)
from cosmotheque.games.space_connection.batch.sets import clear, first, has, member, remove, size
from cosmotheque.games.space_connection.batch.tables import (
    BEAM,
    CENTRES,
    CLEAR,
    CONFIRM,
    EVERYTHING,
    FIRST,
    KIND,
    LASER,
    NUMBERS,
    ONE,
    PAIR_COUNT,
    PAIR_NUMBER,
    PLACES,
    PLANETS,
    PUT,
    REMOVE,
    ROCKET,
    SHIP,
    SHUFFLE,
    SUPER_SHIP,
    SUPER_SHIPS,
    TWO,
    USED,
)
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import PICKS, SEAT, Row, Rows, draw

ROCKETS, SHIPS, LASERS, PUTS, REMOVES = (PLACES * block for block in range(5))
"""The first numbers of the kinds that every position has, on the largest sky."""
CLEARING, SHUFFLING, CONFIRMING = NUMBERS - 3, NUMBERS - 2, NUMBERS - 1


@jit
def move(t: Ints, row: Row, action: int, rewards: Rows) -> None:
    """Make a legal move."""
    kind, one, two = t[KIND + action], t[ONE + action], t[TWO + action]
    if row[LAYING]:
        lay_out(t, row, kind, one)
    else:
        launch(t, row, kind, one, two, rewards)


@jit
def list_sites(t: Ints, row: Row) -> None:
    """Mark the sites of each kind, as sets for working: rockets or puts, ships or removes, super ships, lasers."""
    clear(row, REST)
    clear(row, GROUP)
    clear(row, COVER)
    clear(row, EDGE)
    seat = row[SEAT]
    if row[LAYING]:
        sky = SKIES + SKY_WIDTH * seat
        if can_edit(row, sky):
            below = size(t, row, sky) < t[PLANETS]
            for place in range(t[USED]):
                row[REST + place] = t[EVERYTHING + place] & ~row[sky + place] if below else 0
                row[GROUP + place] = row[sky + place]
        return
    sky, fleet = SKIES + SKY_WIDTH * (1 - seat), FLEETS + 4 * seat
    for place in range(t[USED]):
        row[REST + place] = unknown(t, row, sky, place) if row[fleet + ROCKET] else 0  # SC-15
        row[GROUP + place] = free(t, row, sky, place) if row[fleet + SHIP] else 0
        row[COVER + place] = free(t, row, sky, place) & t[CENTRES + place] if row[fleet + SUPER_SHIP] else 0
    if row[fleet + LASER] and row[sky + EMITTER_COUNT]:
        laser_sites(t, row, sky, EDGE)


@jit
def may_pair(row: Row) -> bool:
    """SC-13: the first emitters stand in pairs."""
    sky, fleet = SKIES + SKY_WIDTH * (1 - row[SEAT]), FLEETS + 4 * row[SEAT]
    return not row[LAYING] and row[sky + EMITTER_COUNT] == 0 and row[fleet + LASER] >= 2


@jit
def mark(t: Ints, row: Row, mask: Row) -> None:
    """Mark the legal actions."""
    list_sites(t, row)
    one, two = (PUTS, REMOVES) if row[LAYING] else (ROCKETS, SHIPS)
    for source, start in ((REST, one), (GROUP, two), (EDGE, LASERS)):
        position = first(t, row, source)
        while position >= 0:
            remove(row, source, position)
            mask[start + t[FIRST + position]] = 1
            if source == GROUP and row[LAYING]:
                mask[CLEARING] = 1
            position = first(t, row, source)
    position = first(t, row, COVER)
    while position >= 0:
        remove(row, COVER, position)
        mask[t[SUPER_SHIPS + position]] = 1
        position = first(t, row, COVER)
    if may_pair(row):
        sky = SKIES + SKY_WIDTH * (1 - row[SEAT])
        for pair in range(t[PAIR_COUNT]):
            if is_free_pair(t, row, sky, pair):
                mask[t[PAIR_NUMBER + pair]] = 1
    if row[LAYING]:
        sky = SKIES + SKY_WIDTH * row[SEAT]
        if can_shuffle(t, row, sky):
            mask[SHUFFLING] = 1
        if can_confirm(t, row, sky):
            mask[CONFIRMING] = 1


@jit
def any_of(t: Ints, row: Row) -> int:
    """A legal action, all equally likely."""
    list_sites(t, row)
    if row[LAYING]:
        return any_edit(t, row)
    sky = SKIES + SKY_WIDTH * (1 - row[SEAT])
    rockets, ships, super_ships, lasers = (
        size(t, row, REST),
        size(t, row, GROUP),
        size(t, row, COVER),
        size(t, row, EDGE),
    )
    pairs = 0
    if may_pair(row):
        for pair in range(t[PAIR_COUNT]):
            pairs += is_free_pair(t, row, sky, pair)
    place = draw(row, PICKS, rockets + ships + super_ships + lasers + pairs)
    if place < rockets:
        return ROCKETS + t[FIRST + member(t, row, REST, place)]
    place -= rockets
    if place < ships:
        return SHIPS + t[FIRST + member(t, row, GROUP, place)]
    place -= ships
    if place < super_ships:
        return t[SUPER_SHIPS + member(t, row, COVER, place)]
    place -= super_ships
    if place < lasers:
        return LASERS + t[FIRST + member(t, row, EDGE, place)]
    place -= lasers
    pair = -1
    while place >= 0:
        pair += 1
        place -= is_free_pair(t, row, sky, pair)
    return t[PAIR_NUMBER + pair]


@jit
def any_edit(t: Ints, row: Row) -> int:
    sky = SKIES + SKY_WIDTH * row[SEAT]
    puts, removes = size(t, row, REST), size(t, row, GROUP)
    clearing, shuffling, confirming = removes > 0, can_shuffle(t, row, sky), can_confirm(t, row, sky)
    place = draw(row, PICKS, puts + removes + clearing + shuffling + confirming)
    if place < puts:
        return PUTS + t[FIRST + member(t, row, REST, place)]
    place -= puts
    if place < removes:
        return REMOVES + t[FIRST + member(t, row, GROUP, place)]
    place -= removes
    if place < clearing:
        return CLEARING
    return SHUFFLING if place - clearing < shuffling else CONFIRMING


@jit
def is_legal(t: Ints, row: Row, action: int) -> bool:
    """True if a number is that of a legal action."""
    if action < 0 or action >= NUMBERS:
        return False
    kind, one, two = t[KIND + action], t[ONE + action], t[TWO + action]
    if kind < 0 or (kind >= PUT) != (row[LAYING] != 0):
        return False
    if kind == BEAM:
        sky = SKIES + SKY_WIDTH * (1 - row[SEAT])
        return may_pair(row) and not has(row, sky + LOST, one) and not has(row, sky + LOST, two)
    own = SKIES + SKY_WIDTH * row[SEAT]
    if kind == SHUFFLE:
        return can_shuffle(t, row, own)
    if kind == CONFIRM:
        return can_confirm(t, row, own)
    list_sites(t, row)
    if kind == CLEAR:
        return size(t, row, GROUP) > 0
    if kind in (PUT, ROCKET):
        return has(row, REST, one)
    if kind in (REMOVE, SHIP):
        return has(row, GROUP, one)
    return has(row, COVER if kind == SUPER_SHIP else EDGE, one)
