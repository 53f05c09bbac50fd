"""Alpha-beta from one position: principal variation search with a transposition table, killers and history.

Scores are seen from the side to move. `w` is the working memory, `tt` the transposition table.
"""

from cosmotheque.games.katarenga.bots.engine.board import DRAWN, LOST, RUNNING, after, list_moves, settled_count, status
from cosmotheque.games.katarenga.bots.engine.evaluate import evaluate
from cosmotheque.games.katarenga.bots.engine.jit import Array, jit
from cosmotheque.games.katarenga.bots.engine.memory import (
    MAX_PLY,
    MOVES,
    NODE_LIMIT,
    NODES,
    PAST_COUNT,
    PAST_KEYS,
    PATH,
    PLY_MOVES,
    STOP,
)
from cosmotheque.games.katarenga.bots.engine.ordering import (
    PLACES,
    harsh_places,
    is_loud,
    praise,
    rank_moves,
    take_best,
)
from cosmotheque.games.katarenga.bots.engine.position import NO_MOVE, PAWNS, Position
from cosmotheque.games.katarenga.bots.engine.tables import BASE, BIG_BANG, BORDERS, VARIANT
from cosmotheque.games.katarenga.bots.engine.transposition import (
    EXACT,
    LOWER,
    UPPER,
    WIN,
    bound_in,
    bound_of,
    depth_in,
    find,
    move_in,
    score_in,
    store,
)

MARGIN = 100
"""A won game is worth this more for each opposing pawn that is not settled (KBB-18): more than a quicker win."""
INFINITE = 2 * WIN


@jit
def glance(t: Array, w: Array, p: Position) -> int:
    """The worth of a position without looking ahead."""
    ending = status(t, p)
    return evaluate(t, w, p) if ending == RUNNING else score_end(t, p, ending, 0)


@jit
def search(t: Array, w: Array, tt: Array, p: Position, depth: int, alpha: int, beta: int, ply: int) -> int:
    """The worth of a position, exact between alpha and beta, else a bound; meaningless once STOP is set."""
    w[NODES] += 1
    if w[STOP] != 0 or w[NODES] > w[NODE_LIMIT]:
        w[STOP] = 1
        return 0
    ending = status(t, p)
    if ending != RUNNING or is_repeated(w, p.key, ply):
        return score_end(t, p, ending, ply)
    best, best_move, floor = -INFINITE, NO_MOVE, alpha
    if depth <= 0 or ply >= MAX_PLY - 1:
        best = evaluate(t, w, p)
        if best >= beta or t[VARIANT] == BIG_BANG or ply >= MAX_PLY - 1:
            return best
        alpha = max(alpha, best)

    entry = find(tt, p.key)
    if entry != 0 and depth_in(entry) >= depth and is_decisive(entry, ply, alpha, beta):
        return score_in(entry, ply)

    w[PATH + ply] = p.key
    places = harsh_places(t, p, PLACES) if p.other & t[BORDERS + p.own_goal] != 0 else 0
    start = MOVES + PLY_MOVES * ply
    end = list_moves(t, p, places, w, start)
    rank_moves(t, w, p, move_in(entry), ply, end)
    for index in range(start, end):
        move = take_best(w, index, end)
        loud = is_loud(t, p, move)
        if depth <= 0 and not loud:
            break
        child = after(t, p, move)
        score = alpha + 1
        reduced = depth - 1 - reduction(depth, index - start, loud)
        if index > start:
            score = -search(t, w, tt, child, reduced, -alpha - 1, -alpha, ply + 1)
        if score > alpha and (index == start or reduced < depth - 1 or score < beta):
            score = -search(t, w, tt, child, depth - 1, -beta, -alpha, ply + 1)
        if w[STOP] != 0:
            return 0
        if score > best:
            best, best_move = score, move
            alpha = max(alpha, score)
        if alpha >= beta:
            praise(w, p, move, depth, ply, loud)
            break
    store(tt, p.key, ply, depth, bound_of(best, floor, beta), best, best_move)
    return best


@jit
def reduction(depth: int, index: int, loud: bool) -> int:
    """Late quiet moves are searched less deep at first."""
    if depth < 3 or index < 4 or loud:
        return 0
    return 1 if index < 12 else 2


@jit
def is_decisive(entry: int, ply: int, alpha: int, beta: int) -> bool:
    """True if a stored score settles the matter for this window."""
    score, bound = score_in(entry, ply), bound_in(entry)
    return bound == EXACT or (bound == LOWER and score >= beta) or (bound == UPPER and score <= alpha)


@jit
def is_repeated(w: Array, key: int, ply: int) -> bool:
    """KBB-19: seen before on this line, or twice in the game so far."""
    for earlier in range(ply - 2, -1, -2):
        if w[PATH + earlier] == key:
            return True
    seen = 0
    for index in range(w[PAST_COUNT]):
        if w[PAST_KEYS + index] == key:
            seen += 1
    return seen >= 2


@jit
def score_end(t: Array, p: Position, ending: int, ply: int) -> int:
    """The score of a finished game: winning first, then its margin (KBB-18), then its speed."""
    if ending in (RUNNING, DRAWN):
        return 0
    if ending == LOST:
        return -WIN - MARGIN * count_unsettled(t, p.own, p.own_goal, p.own_extra) + ply
    return WIN + MARGIN * count_unsettled(t, p.other, p.other_goal, p.other_extra) - ply


@jit
def count_unsettled(t: Array, pawns: int, goal: int, extra: int) -> int:
    return 0 if t[VARIANT] == BASE else PAWNS - settled_count(t, pawns, goal, extra)
