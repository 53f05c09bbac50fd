"""Positions already searched: for each its key and one word that packs score, depth, kind of bound and best move.

Two neighbours share a home: the first keeps the deeper search, the second the latest.
"""

from cosmotheque.games.katarenga.bots.engine.jit import Array, jit

EXACT, LOWER, UPPER = 1, 2, 3
WIN = 100_000
SURE = WIN - 1000
"""Scores beyond this are wins in a known number of moves."""

_ZERO = 1 << 20


@jit
def find(tt: Array, key: int) -> int:
    """The entry stored for this key, or 0."""
    home = 2 * (key & (len(tt) >> 1) - 1)
    if tt[home] == key:
        return tt[home + 1]
    if tt[home ^ 2] == key:
        return tt[(home ^ 2) + 1]
    return 0


@jit
def bound_of(score: int, alpha: int, beta: int) -> int:
    """The kind of bound that a score found in this window is."""
    if score >= beta:
        return LOWER
    return EXACT if score > alpha else UPPER


@jit
def store(tt: Array, key: int, ply: int, depth: int, bound: int, score: int, move: int) -> None:
    if depth <= 0:
        return
    if score > SURE:
        score += ply  # counted from here, not from the root
    elif score < -SURE:
        score -= ply
    home = 2 * (key & (len(tt) >> 1) - 1)
    if tt[home] != key and depth_in(tt[home + 1]) > depth:
        home ^= 2
    tt[home] = key
    tt[home + 1] = (score + _ZERO) << 32 | depth << 24 | bound << 22 | (move + 1)


@jit
def move_in(entry: int) -> int:
    """The best move, or NO_MOVE."""
    return (entry & 0x3FFFFF) - 1


@jit
def bound_in(entry: int) -> int:
    return entry >> 22 & 3


@jit
def depth_in(entry: int) -> int:
    return entry >> 24 & 255


@jit
def score_in(entry: int, ply: int) -> int:
    score = (entry >> 32) - _ZERO
    if score > SURE:
        return score - ply
    if score < -SURE:
        return score + ply
    return score
