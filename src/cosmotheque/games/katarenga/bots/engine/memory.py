"""The working memory of a search: one array, and where its parts start. The transposition table is another."""

from cosmotheque.games.katarenga.bots.engine.jit import Array, zeros

MAX_PLY = 48
PLY_MOVES = 512  # of an inner position, where only the harshest places for ousted pawns are looked at
PAST = 400

STOP = 0
NODES = 1
NODE_LIMIT = 2
PAST_COUNT = 3
ATTACKED = 4  # squares in reach of the pawns looked at last
REACHES = 8  # by unsettled pawn: places in reach, one byte for each number of moves
HELD = REACHES + 8  # by pawn: the place it is matched with, or -1
HOLDERS = HELD + 8  # by place: its pawn
FINDERS = HOLDERS + 8  # by place: the pawn from which it was found
QUEUE = FINDERS + 8
KILLERS = QUEUE + 16  # two by ply
HISTORY = KILLERS + 2 * MAX_PLY  # by side, source and target
PATH = HISTORY + 2 * 64 * 128  # keys of the positions searched through, by ply
PAST_KEYS = PATH + MAX_PLY  # keys of the game so far, as far as they can come again
MOVES = PAST_KEYS + PAST
ORDER = MOVES + PLY_MOVES * MAX_PLY
SIZE = ORDER + PLY_MOVES * MAX_PLY


def working_memory() -> Array:
    return zeros(SIZE)


def transposition_table(bits: int) -> Array:
    """Room for 2**bits positions, two words each."""
    return zeros(2 << bits)
