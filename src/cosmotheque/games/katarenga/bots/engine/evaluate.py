"""The value of a position to the side to move, in hundredths of a move (Big Bang) or of a pawn (base game)."""

from cosmotheque.games.katarenga.bots.engine.board import reach
from cosmotheque.games.katarenga.bots.engine.jit import Array, count, jit, lowest
from cosmotheque.games.katarenga.bots.engine.matching import moves_to_places
from cosmotheque.games.katarenga.bots.engine.memory import ATTACKED, REACHES
from cosmotheque.games.katarenga.bots.engine.position import NO_GOAL, Position
from cosmotheque.games.katarenga.bots.engine.tables import (
    ALL,
    BIG_BANG,
    BORDERS,
    CORNERS,
    INNER,
    MARCH,
    NEAR,
    SLOTS,
    VARIANT,
)

MOVE = 100
TEMPO = 50
OUST = 60
MOBILE = 5

PAWN = 100
CAMP = 300
STEP = 4
RACE = 40


@jit
def evaluate(t: Array, w: Array, p: Position) -> int:
    return evaluate_big_bang(t, w, p) if t[VARIANT] == BIG_BANG else evaluate_base(t, p)


@jit
def evaluate_big_bang(t: Array, w: Array, p: Position) -> int:
    own = standing(t, w, p.own, p.other, p.own_goal, p.other_goal, p.own_extra)
    ousts = count(w[ATTACKED] & p.other & t[BORDERS + p.own_goal])
    other = standing(t, w, p.other, p.own, p.other_goal, p.own_goal, p.other_extra)
    threats = count(w[ATTACKED] & p.own & t[BORDERS + p.other_goal])
    return own - other + TEMPO + OUST * ousts - OUST // 2 * threats


@jit
def standing(t: Array, w: Array, pawns: int, other: int, goal: int, other_goal: int, extra: int) -> int:
    """One side's worth: for its goal, or for the best colour it may still choose (KBB-12)."""
    if goal != NO_GOAL:
        landing = t[ALL] & ~(pawns | other) | other & t[BORDERS + goal]
        if extra == 0:
            landing |= t[CORNERS + goal]
        return headway(t, w, pawns, other, goal, extra, landing)
    best = -MOVE * 100
    for colour in range(4):
        if t[CORNERS + colour] != 0 and colour != other_goal:
            landing = (INNER | t[BORDERS + colour]) & ~(pawns | other)
            best = max(best, headway(t, w, pawns, other, colour, extra, landing))
    return best


@jit
def headway(t: Array, w: Array, pawns: int, other: int, goal: int, extra: int, landing: int) -> int:
    """The moves that pawns need for this goal, and a little for the choice among them. Notes what they attack."""
    free = free_places(t, pawns & t[BORDERS + goal], goal, extra)
    near = NEAR + 64 * goal
    left = pawns & ~t[BORDERS + goal]
    unsettled = 0
    attacked = 0
    mobility = 0
    while left != 0:
        square = lowest(left)
        left &= left - 1
        reached = reach(t, square, pawns | other)
        attacked |= reached
        targets = reached & landing
        mobility += count(targets)
        places = t[near + square]  # whoever is in the way may be gone next time
        while targets != 0:
            places |= t[near + lowest(targets)]
            targets &= targets - 1
        w[REACHES + unsettled] = places << 8
        unsettled += 1
    w[ATTACKED] = attacked
    return MOBILE * mobility - MOVE * moves_to_places(w, unsettled, free)


@jit
def free_places(t: Array, settled: int, goal: int, extra: int) -> int:
    """The places of a goal that no pawn has settled on, one bit each; the corner has two (KBB-14)."""
    taken = 0
    left = settled
    while left != 0:
        taken |= t[SLOTS + lowest(left)]
        left &= left - 1
    if extra == 0:
        taken &= ~128
    return 255 & ~taken


@jit
def evaluate_base(t: Array, p: Position) -> int:
    return material(t, p.own, p.own_extra, p.side) - material(t, p.other, p.other_extra, 1 - p.side) + STEP


@jit
def material(t: Array, pawns: int, camps: int, side: int) -> int:
    """Pawns and camps, and how near the two best placed pawns, as far as camps are free, are to the camps."""
    worth = CAMP * count(camps)
    first, second = 8, 8
    while pawns != 0:
        moves = t[MARCH + 64 * side + lowest(pawns)]
        worth += PAWN - STEP * moves
        if moves < first:
            first, second = moves, first
        elif moves < second:
            second = moves
        pawns &= pawns - 1
    return worth - RACE * (first + second if camps == 0 else first)
