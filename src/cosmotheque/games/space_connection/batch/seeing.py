"""The planes of what a seat sees, as `planes` has them for a view: nothing of the other sky but what is known."""

from cosmotheque.games.space_connection.batch.jit import jit
from cosmotheque.games.space_connection.batch.rows import (
    BESIDE,
    COVER,
    EDGE,
    EDITS,
    EMITTER_COUNT,
    EMITTERS,
    FLEETS,
    GROUP,
    GROUPS,
    LAYING,
    LOST,
    QUIET,
    READY,
    SHUFFLES,
    SKIES,
    SKY_WIDTH,
    SYSTEM_COUNT,
    SYSTEM_LIST,
    TRACK_WIDTH,
    TRACKS,
    UNCOVERED,
)
from cosmotheque.games.space_connection.batch.sets import add, clear, first, flood, remove, unite
from cosmotheque.games.space_connection.batch.tables import (
    ALL_SYSTEMS,
    CELL,
    CENTRES,
    COUNT,
    EVERYTHING,
    FLEET,
    LINES_EACH,
    ON,
    PLANETS,
    USED,
)
from cosmotheque.games.space_connection.planes import LOCAL, SEEN, WIDTH
from cosmotheque.games.space_connection.rules.drafting import MOST_EDITS, MOST_SHUFFLES
from cosmotheque.games.space_connection.rules.launching import QUIET_TURNS
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import OVER, SEAT, Row, Rows

SIZE = WIDTH * WIDTH
PRINTED = 3
KINDS = len(SEEN)
FIRST_SHARE = len(LOCAL)


@jit
def see(t: Ints, row: Row, seat: int, out: Rows) -> None:
    """Write all planes, one after the other, over zeros."""
    own, other = SKIES + SKY_WIDTH * seat, SKIES + SKY_WIDTH * (1 - seat)
    see_chart(t, row, out)
    see_sky(t, row, other, PRINTED, out)
    see_sky(t, row, own, PRINTED + KINDS, out)
    for place in range(t[USED]):
        row[COVER + place] = row[own + place]
    mark_set(t, row, PRINTED + 2 * KINDS, out)
    for craft in range(4):
        fill(out, FIRST_SHARE + craft, row[FLEETS + 4 * seat + craft] / t[FLEET + craft])
        fill(out, FIRST_SHARE + 4 + craft, row[FLEETS + 4 * (1 - seat) + craft] / t[FLEET + craft])
    fill(out, FIRST_SHARE + 8, row[TRACKS + TRACK_WIDTH * seat] / t[ALL_SYSTEMS])
    fill(out, FIRST_SHARE + 9, row[TRACKS + TRACK_WIDTH * (1 - seat)] / t[ALL_SYSTEMS])
    fill(out, FIRST_SHARE + 10, row[own + READY])
    fill(out, FIRST_SHARE + 11, row[other + READY])
    fill(out, FIRST_SHARE + 12, row[OVER] == 0 and not row[LAYING] and row[SEAT] == seat)
    fill(out, FIRST_SHARE + 13, row[LAYING])
    fill(out, FIRST_SHARE + 14, row[QUIET] / QUIET_TURNS)
    fill(out, FIRST_SHARE + 15, row[own + EDITS] / MOST_EDITS)
    fill(out, FIRST_SHARE + 16, row[own + SHUFFLES] / MOST_SHUFFLES)
    fill(out, FIRST_SHARE + 17, row[own + GROUPS] / t[PLANETS])


@jit
def see_chart(t: Ints, row: Row, out: Rows) -> None:
    """Mark the printed chart: the sky, its drawn lines, the centres of its triangles."""
    for place in range(t[USED]):
        row[COVER + place] = t[EVERYTHING + place]
    mark_set(t, row, 0, out)
    for position in range(t[COUNT]):
        if t[ON + LINES_EACH * position] >= 0:
            add(row, COVER, position)
    mark_set(t, row, 1, out)
    for place in range(t[USED]):
        row[COVER + place] = t[CENTRES + place]
    mark_set(t, row, 2, out)


@jit
def see_sky(t: Ints, row: Row, sky: int, plane: int, out: Rows) -> None:
    """Mark the known facts of a sky: found, empty, implied, systems, lost craft, emitters."""
    for kind in range(3):
        for place in range(t[USED]):
            planets, uncovered = row[sky + place], row[sky + UNCOVERED + place]
            known = (planets & uncovered, uncovered & ~planets, row[sky + BESIDE + place] & ~uncovered)
            row[COVER + place] = known[kind]
        mark_set(t, row, plane + kind, out)
    for system in range(row[sky + SYSTEM_COUNT]):
        flood(t, row, sky, row[sky + SYSTEM_LIST + system], GROUP, EDGE)
        unite(t, row, COVER, row, GROUP)
    mark_set(t, row, plane + 3, out)
    unite(t, row, COVER, row, sky + LOST)
    mark_set(t, row, plane + 4, out)
    for emitter in range(row[sky + EMITTER_COUNT]):
        add(row, COVER, row[sky + EMITTERS + emitter])
    mark_set(t, row, plane + 5, out)


@jit
def mark_set(t: Ints, row: Row, plane: int, out: Rows) -> None:
    """Mark the set for working on a plane, and leave it empty."""
    position = first(t, row, COVER)
    while position >= 0:
        out[SIZE * plane + t[CELL + position]] = 1
        remove(row, COVER, position)
        position = first(t, row, COVER)
    clear(row, COVER)


@jit
def fill(out: Rows, plane: int, share: float) -> None:
    for cell in range(SIZE):
        out[SIZE * plane + cell] = share
