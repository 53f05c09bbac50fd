"""The planes of what a seat sees, as `planes` has them for a view."""

from cosmotheque.games.katarenga.batch.jit import jit
from cosmotheque.games.katarenga.batch.moves import reach
from cosmotheque.games.katarenga.batch.rows import (
    CAMPS,
    COLOUR,
    DOUBLED,
    GOAL_SQUARES,
    GOALS,
    MOVES,
    NO_GOAL,
    PAWNS,
)
from cosmotheque.games.katarenga.batch.stepping import occurrences
from cosmotheque.games.katarenga.batch.tables import BORDER_WORD, VARIANT
from cosmotheque.games.katarenga.numbering import TURNED
from cosmotheque.games.katarenga.planes import OCCURRENCES
from cosmotheque.games.katarenga.rules.base import FIRST_CAPTURES
from cosmotheque.games.katarenga.state import MOVE_LIMIT
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import OVER, SEAT, Row, Rows
from cosmotheque.kit.words import lowest


@jit
def see(t: Ints, row: Row, seat: int, out: Rows) -> None:
    """Write all planes, one after the other, over zeros."""
    other = 1 - seat
    for colour in range(4):
        mark_squares(out, colour, row[COLOUR + colour], seat)
    for place in range(2):
        whose = other if place else seat
        mark_squares(out, 4 + place, row[PAWNS + whose], seat)
        mark_squares(out, 6 + place, in_danger(t, row, whose), seat)
    plane = see_goals(row, seat, out) if t[VARIANT] else 8
    fill(out, plane, row[SEAT] == seat)
    fill(out, plane + 1, (occurrences(row) - 1) / (OCCURRENCES - 1))
    fill(out, plane + 2, row[MOVES] / MOVE_LIMIT)
    if not t[VARIANT]:
        for camp in range(4):
            fill(out, plane + 3 + camp, row[CAMPS] >> (camp ^ 2 * seat) & 1)
        fill(out, plane + 7, row[MOVES] >= FIRST_CAPTURES)


@jit
def see_goals(row: Row, seat: int, out: Rows) -> int:
    """Mark the planes that only Big Bang has; returns the plane after the last."""
    other = 1 - seat
    for place in range(2):
        whose = other if place else seat
        mark_squares(out, 8 + place, row[DOUBLED] & row[PAWNS + whose], seat)
        if row[GOALS + whose] != NO_GOAL:
            mark_squares(out, 10 + place, row[COLOUR + row[GOALS + whose]] & BORDER_WORD, seat)
    if row[GOALS + seat] == NO_GOAL:
        for colour in range(4):
            if colour != row[GOALS + other]:
                mark_squares(out, 12, row[GOAL_SQUARES + colour], seat)
    return 13


@jit
def in_danger(t: Ints, row: Row, seat: int) -> int:
    """The pawns of a seat that the other side could oust (KBB-16) or capture (KAT-2) if it moved now."""
    if row[OVER] != 0 or (not t[VARIANT] and row[MOVES] + (seat == row[SEAT]) < FIRST_CAPTURES):
        return 0
    movers, prey = row[PAWNS + 1 - seat], row[PAWNS + seat]
    occupied, reached = movers | prey, 0
    if t[VARIANT]:
        goal = row[GOALS + 1 - seat]
        aims = 0 if goal == NO_GOAL else row[GOAL_SQUARES + goal]
        movers &= ~aims
        prey &= aims
    if prey == 0:
        return 0
    while movers != 0:
        reached |= reach(t, row, lowest(movers), occupied)
        movers &= movers - 1
    return reached & prey


@jit
def mark_squares(out: Rows, plane: int, squares: int, seat: int) -> None:
    while squares != 0:
        out[64 * plane + (lowest(squares) ^ TURNED * seat)] = 1
        squares &= squares - 1


@jit
def fill(out: Rows, plane: int, share: float) -> None:
    for square in range(64):
        out[64 * plane + square] = share
