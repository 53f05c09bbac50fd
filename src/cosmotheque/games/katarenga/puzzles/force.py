"""Full search for a forced aim on the fast board: every move of both sides, every place of an ousted pawn."""

from cosmotheque.games.katarenga.bots.engine.board import LOST, RUNNING, WON, after, list_moves, status
from cosmotheque.games.katarenga.bots.engine.jit import Array, jit
from cosmotheque.games.katarenga.bots.engine.position import (
    LEFT_CAMP,
    NO_MOVE,
    NOWHERE,
    PASS,
    Position,
    place_of,
    target_of,
)
from cosmotheque.games.katarenga.bots.engine.tables import ALL

TO_WIN, TO_CAMP, TO_OUST = 0, 1, 2


@jit
def is_reached(t: Array, move: int, then: Position, aim: int) -> bool:
    """True if a move that led to `then` reaches the aim of its side."""
    if aim == TO_WIN:
        return status(t, then) == LOST
    if move == PASS:
        return False
    return target_of(move) >= LEFT_CAMP if aim == TO_CAMP else place_of(move) != NOWHERE


@jit
def defence(t: Array, p: Position, own_moves: int, aim: int, moves: Array, at: int) -> int:
    """A move of the side to move after which the other cannot reach its aim in so many moves; NO_MOVE if none is.

    `moves` needs MAX_MOVES for each move of both that is looked at.
    """
    end = list_moves(t, p, t[ALL], moves, at)
    for index in range(at, end):
        met = after(t, p, moves[index])
        ending = status(t, met)
        forced = aim == TO_WIN and ending == WON
        if ending == RUNNING:
            last = list_moves(t, met, t[ALL], moves, end)
            for attack in range(end, last):
                then = after(t, met, moves[attack])
                if is_reached(t, moves[attack], then, aim):
                    forced = True
                elif own_moves > 1 and status(t, then) == RUNNING:
                    forced = defence(t, then, own_moves - 1, aim, moves, last) == NO_MOVE
                if forced:
                    break
        if not forced:
            return moves[index]
    return NO_MOVE
