"""Alpha-beta from one position: principal variation search with a transposition table, killers and history.

Scores are seen from the side to move. `w` is the working memory, `tt` the transposition table.
"""

from cosmotheque.games.katarenga.engine.board import DRAWN, LOST, RUNNING, after, list_moves, settled_count, status
from cosmotheque.games.katarenga.engine.evaluate import evaluate
from cosmotheque.games.katarenga.engine.jit import Array, jit
from cosmotheque.games.katarenga.engine.memory import (
    MAX_PLY,
    MOVES,
    NODE_LIMIT,
    NODES,
    PAST_COUNT,
    PAST_KEYS,
    PATH,
    PLY_MOVES,
    ROOT,
    ROOT_COUNT,
    ROOT_SCORES,
    STOP,
)
from cosmotheque.games.katarenga.engine.ordering import (
    PLACES,
    harsh_places,
    is_loud,
    praise,
    rank_moves,
    take_best,
)
from cosmotheque.games.katarenga.engine.position import NO_MOVE, PAWNS, Position
from cosmotheque.games.katarenga.engine.tables import BASE, BIG_BANG, BORDERS, VARIANT
from cosmotheque.games.katarenga.engine.transposition import (
    EXACT,
    LOWER,
    UPPER,
    WIN,
    bound_in,
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
def search_root(t: Array, w: Array, tt: Array, p: Position, depth: int) -> int:
    """Search the root's moves in their order and bring the best to the front; returns how many were done.

    When time runs out on the way, the moves done before stand; the first of them was the best one of the last depth.
    """
    alpha = -INFINITE
    w[PATH] = p.key
    for index in range(w[ROOT_COUNT]):
        move = w[ROOT + index]
        child = after(t, p, move)
        reduced = depth - 1 - reduction(depth, index, is_loud(t, p, move) and index < 40)
        score = alpha + 1
        if index > 0:
            score = -search(t, w, tt, child, reduced, -alpha - 1, -alpha, 1)
        if score > alpha:
            score = -search(t, w, tt, child, depth - 1, -INFINITE, -alpha, 1)
        if w[STOP] != 0:
            return index
        w[ROOT_SCORES + index] = score
        if score > alpha:
            alpha = score
            bring_to_front(w, index)
    return w[ROOT_COUNT]


@jit
def bring_to_front(w: Array, index: int) -> None:
    move, score = w[ROOT + index], w[ROOT_SCORES + index]
    while index > 0:
        w[ROOT + index], w[ROOT_SCORES + index] = w[ROOT + index - 1], w[ROOT_SCORES + index - 1]
        index -= 1
    w[ROOT], w[ROOT_SCORES] = move, score


@jit
def score_root(t: Array, w: Array, tt: Array, p: Position, depth: int) -> int:
    """Give every move of the root its true score at this depth; returns how many were done."""
    w[PATH] = p.key
    for index in range(w[ROOT_COUNT]):
        score = -search(t, w, tt, after(t, p, w[ROOT + index]), depth - 1, -INFINITE, INFINITE, 1)
        if w[STOP] != 0:
            return index
        w[ROOT_SCORES + index] = score
    return w[ROOT_COUNT]


@jit
def search(t: Array, w: Array, tt: Array, p: Position, depth: int, alpha: int, beta: int, ply: int) -> int:
    """The worth of a position, exact between alpha and beta, else a bound; meaningless once STOP is set."""
    w[NODES] += 1
    if w[STOP] != 0 or w[NODES] > w[NODE_LIMIT]:
        w[STOP] = 1
        return 0
    ending = status(t, p)
    if ending != RUNNING or is_repeated(w, p.key, ply):
        return ended(t, p, ending, ply)
    if depth <= 0 or ply >= MAX_PLY - 1:
        return evaluate(t, w, p) if t[VARIANT] == BIG_BANG else calm(t, w, p, alpha, beta, ply)

    entry = find(tt, p.key)
    if entry != 0 and depth_in(entry) >= depth and decides(entry, ply, alpha, beta):
        return score_in(entry, ply)

    w[PATH + ply] = p.key
    places = harsh_places(t, p, PLACES) if p.other & t[BORDERS + p.own_goal] != 0 else 0
    start = MOVES + PLY_MOVES * ply
    end = list_moves(t, p, places, w, start)
    rank_moves(t, w, p, move_in(entry), ply, end)
    best, best_move, floor = -INFINITE, NO_MOVE, alpha
    for index in range(start, end):
        move = take_best(w, index, end)
        child = after(t, p, move)
        loud = is_loud(t, p, move)
        score = alpha + 1
        if index > start:
            reduced = depth - 1 - reduction(depth, index - start, loud)
            score = -search(t, w, tt, child, reduced, -alpha - 1, -alpha, ply + 1)
            if score > alpha and reduced < depth - 1:
                score = -search(t, w, tt, child, depth - 1, -alpha - 1, -alpha, ply + 1)
        if index == start or alpha < score < beta:
            score = -search(t, w, tt, child, depth - 1, -beta, -alpha, ply + 1)
        if w[STOP] != 0:
            return 0
        if score > best:
            best, best_move = score, move
            alpha = max(alpha, score)
        if alpha >= beta:
            if not loud:
                praise(w, p, move, depth, ply)
            break
    bound = LOWER if best >= beta else EXACT if best > floor else UPPER
    store(tt, p.key, ply, depth, bound, best, best_move)
    return best


@jit
def calm(t: Array, w: Array, p: Position, alpha: int, beta: int, ply: int) -> int:
    """The base game's worth after the captures and camp moves that are pending."""
    w[NODES] += 1
    ending = status(t, p)
    if ending != RUNNING:
        return ended(t, p, ending, ply)
    best = evaluate(t, w, p)
    if best >= beta or ply >= MAX_PLY - 1:
        return best
    alpha = max(alpha, best)
    start = MOVES + PLY_MOVES * ply
    end = list_moves(t, p, 0, w, start)
    for index in range(start, end):
        move = w[index]
        if is_loud(t, p, move):
            score = -calm(t, w, after(t, p, move), -beta, -alpha, ply + 1)
            best = max(best, score)
            alpha = max(alpha, score)
            if alpha >= beta:
                break
    return best


@jit
def reduction(depth: int, index: int, loud: bool) -> int:
    """Late quiet moves are searched less deep at first."""
    if depth < 3 or index < 4 or loud:
        return 0
    return 1 if index < 12 else 2


@jit
def decides(entry: int, ply: int, alpha: int, beta: int) -> bool:
    """Whether a stored score settles the matter for this window."""
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
def ended(t: Array, p: Position, ending: int, ply: int) -> int:
    """The score of a finished game: winning first, then its margin (KBB-18), then its speed."""
    if ending in (RUNNING, DRAWN):
        return 0
    if ending == LOST:
        return -WIN - MARGIN * unsettled(t, p.own, p.own_goal, p.own_extra) + ply
    return WIN + MARGIN * unsettled(t, p.other, p.other_goal, p.other_extra) - ply


@jit
def unsettled(t: Array, pawns: int, goal: int, extra: int) -> int:
    return 0 if t[VARIANT] == BASE else PAWNS - settled_count(t, pawns, goal, extra)
