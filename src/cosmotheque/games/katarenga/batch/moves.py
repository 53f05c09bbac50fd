"""Moves on a row, in both games: looked for once a position, then kept in the row."""

from cosmotheque.games.katarenga.batch.jit import jit
from cosmotheque.games.katarenga.batch.rows import (
    CAMPS,
    CHOICES,
    COLOUR,
    DOUBLED,
    FROM,
    GOAL_SQUARES,
    GOALS,
    MORE,
    MOVERS,
    MOVES,
    NO_GOAL,
    PAWNS,
    QUIET,
)
from cosmotheque.games.katarenga.batch.tables import CORNER_WORD, INNER_WORD, KING, KNIGHT, RAYS, VARIANT
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import SEAT, Row
from cosmotheque.kit.words import count, highest, lowest

RED, YELLOW, GREEN = COLOUR, COLOUR + 1, COLOUR + 2


@jit
def look(t: Ints, row: Row) -> None:
    """List the pawns of the side to move with all that they may do."""
    own, other = row[PAWNS + row[SEAT]], row[PAWNS + 1 - row[SEAT]]
    row[MOVERS] = row[CHOICES] = 0
    if t[VARIANT]:
        look_in_big_bang(t, row, own, other)
    else:
        look_in_base_game(t, row, own, other)
    if row[CHOICES] == 0:
        row[CHOICES] = 1  # KBB-11: a pass


@jit
def look_in_big_bang(t: Ints, row: Row, own: int, other: int) -> None:
    occupied, goal = own | other, row[GOALS + row[SEAT]]
    if goal == NO_GOAL:
        free, movers, oustable = first_landings(row) & ~occupied, own, 0  # KBB-12
    else:
        squares = row[GOAL_SQUARES + goal]
        free = ~occupied | (own & squares & CORNER_WORD & ~row[DOUBLED])  # KBB-14
        movers, oustable = own & ~squares, other & squares  # KBB-13, KBB-16
    places = count(~occupied) + 1  # KBB-16: the square just left included
    while movers != 0:
        square = lowest(movers)
        movers &= movers - 1
        reached = reach(t, row, square, occupied)
        listed = add(row, square, reached & free, reached & oustable)
        row[CHOICES] += count(row[QUIET + listed]) + places * count(row[MORE + listed])


@jit
def look_in_base_game(t: Ints, row: Row, own: int, other: int) -> None:
    seat, occupied, movers = row[SEAT], own | other, own
    free = ~own if row[MOVES] >= 2 else ~occupied  # KAT-2
    rank = 7 - 7 * seat
    camps = ~row[CAMPS] & 3 << 2 * seat  # KAT-3
    while movers != 0:
        square = lowest(movers)
        movers &= movers - 1
        aims = camps if square >> 3 == rank else 0
        listed = add(row, square, reach(t, row, square, occupied) & free, aims)
        row[CHOICES] += count(row[QUIET + listed]) + count(aims)


@jit
def first_landings(row: Row) -> int:
    """KBB-12: where a side without a goal may land."""
    taken, open_squares = row[GOALS + 1 - row[SEAT]], INNER_WORD
    for colour in range(4):
        if colour != taken:
            open_squares |= row[GOAL_SQUARES + colour]
    return open_squares


@jit
def add(row: Row, square: int, quiet: int, more: int) -> int:
    """List one more pawn; returns its place."""
    listed = row[MOVERS]
    row[FROM + listed], row[QUIET + listed], row[MORE + listed] = square, quiet, more
    row[MOVERS] = listed + 1
    return listed


@jit
def reach(t: Ints, row: Row, square: int, occupied: int) -> int:
    """KBB-8 to KBB-10: squares in a pawn's reach, the first pawn on each line included.

    A line ends at the first pawn or the first square of the colour it began on, whichever is nearer.
    """
    here = 1 << square
    if row[GREEN] & here != 0:
        return t[KNIGHT + square]
    if row[RED] & here != 0:
        return slide(t, square, 0, occupied | row[RED])
    if row[YELLOW] & here != 0:
        return slide(t, square, 4, occupied | row[YELLOW])
    return t[KING + square]


@jit
def slide(t: Ints, square: int, first: int, stops: int) -> int:
    reached = 0
    for direction in range(first, first + 4):
        ray = t[RAYS + 64 * direction + square]
        ahead = ray & stops
        if ahead != 0:
            nearest = lowest(ahead) if direction - first < 2 else highest(ahead)
            ray &= ~t[RAYS + 64 * direction + nearest]
        reached |= ray
    return reached
