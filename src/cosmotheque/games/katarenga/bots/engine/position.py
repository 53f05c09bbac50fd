"""A position as plain numbers, seen from the side to move, and moves as single numbers.

Squares run from a1 = 0 to h8 = 63, file first; a set of squares is a 64-bit word.
"""

from typing import NamedTuple

from cosmotheque.games.katarenga.bots.engine.jit import jit

PAWNS = 8
MOVE_LIMIT = 400  # KBB-19
NO_GOAL = 4

NOWHERE = 64
LEFT_CAMP = 64  # the right one is 65

PASS = 0
NO_MOVE = -1


class Position(NamedTuple):
    """Eight numbers and their key.

    `extra` holds pawns that the square words cannot: 1 for a second pawn on the corner (KBB-14), or the camps
    held in the base game, one bit each (KAT-3). Goals are colours 0–3 in the order RYGB.
    """

    own: int
    other: int
    own_goal: int
    other_goal: int
    own_extra: int
    other_extra: int
    side: int
    number: int
    key: int


@jit
def move_of(source: int, target: int, place: int) -> int:
    """A move in one number. `place` is where an ousted pawn goes, or NOWHERE."""
    return source | target << 7 | place << 14


@jit
def source_of(move: int) -> int:
    return move & 127


@jit
def target_of(move: int) -> int:
    return move >> 7 & 127


@jit
def place_of(move: int) -> int:
    return move >> 14
