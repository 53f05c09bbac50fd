"""Choice and order of the moves to search: good order is most of what makes alpha-beta fast."""

from cosmotheque.games.katarenga.bots.engine.evaluate import free_places
from cosmotheque.games.katarenga.bots.engine.jit import Array, count, jit, lowest
from cosmotheque.games.katarenga.bots.engine.memory import HISTORY, KILLERS, MOVES, ORDER, PLY_MOVES
from cosmotheque.games.katarenga.bots.engine.position import (
    LEFT_CAMP,
    NO_GOAL,
    NOWHERE,
    PASS,
    Position,
    place_of,
    source_of,
    target_of,
)
from cosmotheque.games.katarenga.bots.engine.tables import ALL, BIG_BANG, BORDERS, CORNERS, MARCH, NEAR, VARIANT

PLACES = 3
"""The number of squares for an ousted pawn looked at below the root; at the root all are."""

FIRST = 1 << 40
LOUD = 1 << 30
KILLER = 1 << 20
_EACH_BYTE = 0x010101010101


@jit
def harsh_places(t: Array, p: Position, number: int) -> int:
    """The vacant squares from which an ousted pawn would have the worst way to its places."""
    goal = p.other_goal
    left = t[ALL] & ~(p.own | p.other | t[BORDERS + goal])
    free = 255 if goal == NO_GOAL else free_places(t, p.other & t[BORDERS + goal], goal, p.other_extra)
    chosen = 0
    for _ in range(number):
        worst, best_ways = -1, 1 << 20
        squares = left & ~chosen
        while squares != 0:
            square = lowest(squares)
            squares &= squares - 1
            ways = ways_from(t, square, goal, p.own_goal, free * _EACH_BYTE)
            if ways < best_ways:
                worst, best_ways = square, ways
        if worst >= 0:
            chosen |= 1 << worst
    return chosen


@jit
def ways_from(t: Array, square: int, goal: int, other_goal: int, places: int) -> int:
    """The value of a pawn's square for its goal, or for the goals its side may still choose."""
    if goal != NO_GOAL:
        return count(t[NEAR + 64 * goal + square] & places)
    ways = 0
    for colour in range(4):
        if t[CORNERS + colour] != 0 and colour != other_goal:
            ways += count(t[NEAR + 64 * colour + square])
    return ways


@jit
def is_loud(t: Array, p: Position, move: int) -> bool:
    """A move that settles, ousts, captures or enters a camp: it changes the score by itself."""
    if move == PASS:
        return False
    target = target_of(move)
    if target >= LEFT_CAMP or place_of(move) != NOWHERE:
        return True
    return (p.other | t[BORDERS + p.own_goal]) & 1 << target != 0


@jit
def gain(t: Array, p: Position, move: int) -> int:
    """The distance that a quiet move brings its pawn nearer, roughly."""
    source, target = source_of(move), target_of(move)
    if t[VARIANT] != BIG_BANG:
        return 8 * (t[MARCH + 64 * p.side + source] - t[MARCH + 64 * p.side + target])
    if p.own_goal == NO_GOAL:
        return 0
    near = NEAR + 64 * p.own_goal
    return count(t[near + target]) - count(t[near + source])


@jit
def rank_move(t: Array, w: Array, p: Position, move: int, ply: int) -> int:
    if is_loud(t, p, move):
        rank = LOUD
        if place_of(move) != NOWHERE or target_of(move) >= LEFT_CAMP:
            rank += LOUD
        return rank
    if move == w[KILLERS + 2 * ply]:
        return KILLER + 1
    if move == w[KILLERS + 2 * ply + 1]:
        return KILLER
    return w[history_of(p, move)] + 16 * gain(t, p, move)


@jit
def rank_moves(t: Array, w: Array, p: Position, first_move: int, ply: int, end: int) -> None:
    """Note an order for the moves of this ply, which end at `end`."""
    start = PLY_MOVES * ply
    for index in range(start, end - MOVES):
        move = w[MOVES + index]
        w[ORDER + index] = FIRST if move == first_move else rank_move(t, w, p, move, ply)


@jit
def take_best(w: Array, index: int, end: int) -> int:
    """Bring the best of the moves from `index` on to that place, and return it."""
    best = index
    shift = ORDER - MOVES
    for other in range(index + 1, end):
        if w[other + shift] > w[best + shift]:
            best = other
    w[index], w[best] = w[best], w[index]
    w[index + shift], w[best + shift] = w[best + shift], w[index + shift]
    return w[index]


@jit
def history_of(p: Position, move: int) -> int:
    """The place of a move's history."""
    return HISTORY + 8192 * p.side + 128 * source_of(move) + target_of(move)


@jit
def praise(w: Array, p: Position, move: int, depth: int, ply: int, loud: bool) -> None:
    """Remember a quiet move that refuted the one before."""
    if loud:
        return
    if w[KILLERS + 2 * ply] != move:
        w[KILLERS + 2 * ply + 1] = w[KILLERS + 2 * ply]
        w[KILLERS + 2 * ply] = move
    w[history_of(p, move)] = min(w[history_of(p, move)] + depth * depth, KILLER // 2)
