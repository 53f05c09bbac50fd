"""The fast board: which moves there are, what they lead to, and when it is over, in both games.

A pure function of tables and position each; `rules` says the same slowly, and perft tests hold them together.
"""

from cosmotheque.games.katarenga.bots.engine.jit import Array, count, highest, jit, lowest
from cosmotheque.games.katarenga.bots.engine.position import (
    LEFT_CAMP,
    MOVE_LIMIT,
    NO_GOAL,
    NOWHERE,
    PASS,
    PAWNS,
    Position,
    move_of,
    place_of,
    source_of,
    target_of,
)
from cosmotheque.games.katarenga.bots.engine.tables import (
    ALL,
    BEYOND,
    BIG_BANG,
    BORDERS,
    COLOUR,
    CORNERS,
    EXTRA_KEYS,
    FAR_RANKS,
    GOAL_KEYS,
    JUMPS,
    KIND,
    LANDING,
    PAWN_KEYS,
    RAYS,
    TURN_KEY,
    VARIANT,
)

MAX_MOVES = 3072  # of one position: all ousts with all places they can lead to
RUNNING, DRAWN, WON, LOST = 0, 1, 2, 3


@jit
def reach(t: Array, square: int, occupied: int) -> int:
    """Squares in a pawn's reach, the first pawn on each line included."""
    kind = t[KIND + square]
    if kind < 0:
        return t[JUMPS + square]
    reached = 0
    for nth in range(4):
        ray = t[RAYS + 4 * square + nth]
        pawns = ray & occupied
        if pawns != 0:
            nearest = lowest(pawns) if nth < 2 else highest(pawns)
            ray &= ~t[BEYOND + 64 * (kind + nth) + nearest] | 1 << nearest
        reached |= ray
    return reached


@jit
def find_settled(t: Array, pawns: int, goal: int) -> int:
    """KBB-13: the pawns on border squares of their goal colour."""
    return pawns & t[BORDERS + goal]


@jit
def settled_count(t: Array, pawns: int, goal: int, extra: int) -> int:
    return count(find_settled(t, pawns, goal)) + extra


@jit
def movable(t: Array, p: Position) -> int:
    return p.own & ~t[BORDERS + p.own_goal]


@jit
def find_oustable(t: Array, p: Position) -> int:
    """KBB-16: the opposing pawns that may be ousted by a pawn that reaches them."""
    return p.other & t[BORDERS + p.own_goal]


@jit
def quiet_landing(t: Array, p: Position) -> int:
    """Squares where a pawn of Big Bang may land without ousting: KBB-10, KBB-12, and KBB-14 for the corner."""
    vacant = ~(p.own | p.other) & t[LANDING + 5 * p.own_goal + p.other_goal]
    corner = p.own & t[CORNERS + p.own_goal]
    return vacant | corner if p.own_extra == 0 else vacant


@jit
def find_capturable(p: Position) -> int:
    """KAT-2: what may be captured; nothing on either player's first move."""
    return p.other if p.number >= 2 else 0


@jit
def list_targets(source: int, targets: int, moves: Array, at: int) -> int:
    """Write a move for each target from place `at` on; returns the place after the last."""
    while targets != 0:
        moves[at] = move_of(source, lowest(targets), NOWHERE)
        targets &= targets - 1
        at += 1
    return at


@jit
def list_ousts(source: int, targets: int, places: int, moves: Array, at: int) -> int:
    """KBB-16: each oust with each of the places for the ousted pawn."""
    while targets != 0:
        target = lowest(targets)
        targets &= targets - 1
        left = places
        while left != 0:
            moves[at] = move_of(source, target, lowest(left))
            left &= left - 1
            at += 1
    return at


@jit
def list_camps(t: Array, p: Position, source: int, moves: Array, at: int) -> int:
    """KAT-3."""
    if t[FAR_RANKS + p.side] & 1 << source != 0:
        for camp in range(2):
            if p.own_extra & 1 << camp == 0:
                moves[at] = move_of(source, LEFT_CAMP + camp, NOWHERE)
                at += 1
    return at


@jit
def list_moves(t: Array, p: Position, places: int, moves: Array, at: int) -> int:
    """Write the legal moves from place `at` on; returns the place after the last. A lone pass is one too (KBB-11).

    Ousted pawns are put on `places` only; with all squares all legal moves are listed.
    """
    first = at
    occupied = p.own | p.other
    is_big_bang = t[VARIANT] == BIG_BANG
    quiet = quiet_landing(t, p) if is_big_bang else ~occupied | find_capturable(p)
    ousted = find_oustable(t, p) if is_big_bang else 0
    pawns = movable(t, p)
    while pawns != 0:
        source = lowest(pawns)
        pawns &= pawns - 1
        reached = reach(t, source, occupied)
        at = list_targets(source, reached & quiet, moves, at)
        if reached & ousted != 0:
            vacant = places & ~occupied | places & 1 << source
            at = list_ousts(source, reached & ousted, vacant, moves, at)
        if not is_big_bang:
            at = list_camps(t, p, source, moves, at)
    if at == first:
        moves[at] = PASS
        at += 1
    return at


@jit
def after(t: Array, p: Position, move: int) -> Position:
    """The position after a legal move, seen from the other side."""
    own, other, goal, extra = p.own, p.other, p.own_goal, p.own_extra
    key = p.key ^ t[TURN_KEY]
    if move != PASS:
        source, target, place = source_of(move), target_of(move), place_of(move)
        own_keys, other_keys = PAWN_KEYS + 64 * p.side, PAWN_KEYS + 64 - 64 * p.side
        own ^= 1 << source
        key ^= t[own_keys + source]
        if target >= LEFT_CAMP:
            extra |= 1 << (target - LEFT_CAMP)
        elif own & 1 << target != 0:
            extra = 1
        else:
            own |= 1 << target
            key ^= t[own_keys + target]
            if other & 1 << target != 0:
                other ^= 1 << target
                key ^= t[other_keys + target]
                if place != NOWHERE:
                    other |= 1 << place
                    key ^= t[other_keys + place]
            elif goal == NO_GOAL and t[VARIANT] == BIG_BANG and t[BORDERS + t[COLOUR + target]] & 1 << target != 0:
                goal = t[COLOUR + target]
        key ^= t[GOAL_KEYS + 5 * p.side + p.own_goal] ^ t[GOAL_KEYS + 5 * p.side + goal]
        key ^= t[EXTRA_KEYS + 4 * p.side + p.own_extra] ^ t[EXTRA_KEYS + 4 * p.side + extra]
    return Position(other, own, p.other_goal, goal, p.other_extra, extra, 1 - p.side, p.number + 1, key)


@jit
def status(t: Array, p: Position) -> int:
    """RUNNING, or how it ended for the side to move. Repetition is not seen here."""
    if t[VARIANT] == BIG_BANG:
        if settled_count(t, p.other, p.other_goal, p.other_extra) == PAWNS:
            return LOST
        if settled_count(t, p.own, p.own_goal, p.own_extra) == PAWNS:
            return WON
    else:
        if p.other_extra == 3 or count(p.own) + count(p.own_extra) < 2:
            return LOST
        if p.own_extra == 3 or count(p.other) + count(p.other_extra) < 2:
            return WON
    return DRAWN if p.number >= MOVE_LIMIT else RUNNING


@jit
def key_of(t: Array, p: Position) -> int:
    """The key of a position from scratch."""
    key = t[TURN_KEY] if p.side == 1 else 0
    for square in range(64):
        if p.own & 1 << square != 0:
            key ^= t[PAWN_KEYS + 64 * p.side + square]
        if p.other & 1 << square != 0:
            key ^= t[PAWN_KEYS + 64 - 64 * p.side + square]
    key ^= t[GOAL_KEYS + 5 * p.side + p.own_goal] ^ t[GOAL_KEYS + 5 - 5 * p.side + p.other_goal]
    return key ^ t[EXTRA_KEYS + 4 * p.side + p.own_extra] ^ t[EXTRA_KEYS + 4 - 4 * p.side + p.other_extra]


@jit
def perft(t: Array, p: Position, depth: int, moves: Array, at: int) -> int:
    """The number of lines of `depth` moves; `moves` needs MAX_MOVES for each move of depth."""
    if depth == 0:
        return 1
    if status(t, p) != RUNNING:
        return 0
    end = list_moves(t, p, t[ALL], moves, at)
    if depth == 1:
        return end - at
    total = 0
    for index in range(at, end):
        total += perft(t, after(t, p, moves[index]), depth - 1, moves, end)
    return total


@jit
def wander(t: Array, start: Position, steps: int, dice: int, moves: Array) -> int:
    """Play `steps` random moves, from the start again after each end; returns how many games ended."""
    p = start
    games = 0
    for _ in range(steps):
        end = list_moves(t, p, t[ALL], moves, 0)
        dice = (dice * 1103515245 + 12345) & 0x7FFFFFFF
        p = after(t, p, moves[(dice >> 8) % end])
        if status(t, p) != RUNNING:
            games += 1
            p = start
    return games
