"""Tables of a board before any pawn stands on it, as one array of 64-bit words.

The constants below are where each table starts in it. `tables(variant, colours)` builds it in some milliseconds.
"""

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from cosmotheque.games.katarenga.bots.engine.jit import Array, array
from cosmotheque.games.katarenga.bots.engine.position import NO_GOAL

BIG_BANG, BASE = 0, 1

LETTERS = "RYGB"
RED, YELLOW, GREEN, BLUE = range(4)
COLOURS = range(4)

VARIANT = 0
ALL = VARIANT + 1  # every square
RAYS = ALL + 1  # four lines from a square, each up to the first square of its colour (KBB-9)
BEYOND = RAYS + 4 * 64  # by direction: a square and all behind it
KIND = BEYOND + 8 * 64  # the first of a square's four directions, or -1 where pawns jump
JUMPS = KIND + 64  # knight's and king's moves
COLOUR = JUMPS + 64
BORDERS = COLOUR + 64  # by goal: the border squares of that colour; none for NO_GOAL
CORNERS = BORDERS + 5  # by goal: its corner, if the colour may be chosen (KBB-12)
LANDING = CORNERS + 5  # by own and other goal: where a pawn may land at all
SLOTS = LANDING + 25  # by square: its bit, two for the corner, among the eight places of its colour
NEAR = SLOTS + 64  # by goal and square: places in reach, one byte for each number of moves from 0 to FAR - 1
MARCH = NEAR + 4 * 64  # by side and square: moves to the opposing base rank on an empty board
FAR_RANKS = MARCH + 2 * 64  # by side: the opposing base rank (KAT-3)
PAWN_KEYS = FAR_RANKS + 2
GOAL_KEYS = PAWN_KEYS + 2 * 64
EXTRA_KEYS = GOAL_KEYS + 2 * 5
TURN_KEY = EXTRA_KEYS + 2 * 4
SIZE = TURN_KEY + 1

FAR = 6
EVERYWHERE = (1 << 64) - 1
BORDER = sum(1 << square for square in range(64) if square % 8 in (0, 7) or square // 8 in (0, 7))
INNER = EVERYWHERE ^ BORDER
CORNER = sum(1 << square for square in (0, 7, 56, 63))

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (-1, 1), (-1, -1), (1, -1))
"""Rook's directions, then bishop's; in each four the first two run towards higher squares, the last two lower."""
LEAPS = tuple((x, y) for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y))


@lru_cache(maxsize=64)
def tables(variant: int, colours: str) -> Array:
    """All tables of one board, its colours given as 64 letters from a1 to h8."""
    shades = [LETTERS.index(letter) for letter in colours]
    reach = [_reach(shades, square) for square in range(64)]
    goals = [_squares_of(shades, colour) & BORDER for colour in COLOURS]
    corners = [_single_corner(goal) for goal in goals]
    words = [0] * SIZE
    words[VARIANT] = variant
    words[ALL] = EVERYWHERE
    words[COLOUR:BORDERS] = shades
    words[BORDERS:CORNERS] = [*goals, 0]
    words[CORNERS:LANDING] = [*corners, 0]
    words[LANDING:SLOTS] = [_landing(goals, corners, own, other) for own in range(5) for other in range(5)]
    for square in range(64):
        _put_moves(words, shades, square)
        words[SLOTS + square] = _places(goals[shades[square]], corners[shades[square]], square)
    for colour in COLOURS:
        words[NEAR + 64 * colour : NEAR + 64 * colour + 64] = _near(reach, goals[colour], corners[colour])
    words[MARCH:FAR_RANKS] = _march(reach, range(56, 64)) + _march(reach, range(8))
    words[FAR_RANKS:PAWN_KEYS] = [0xFF << 56, 0xFF]
    words[PAWN_KEYS:SIZE] = _keys(SIZE - PAWN_KEYS)
    return array(words)


def _keys(number: int) -> list[int]:
    """Random words, always the same; 62 bits keep clear of the sign."""
    rng = Random("katarenga")
    return [rng.getrandbits(62) for _ in range(number)]


def _squares_of(shades: list[int], colour: int) -> int:
    return sum(1 << square for square in range(64) if shades[square] == colour)


def _single_corner(goal: int) -> int:
    corner = goal & CORNER
    return corner if corner.bit_count() == 1 else 0


def _landing(goals: list[int], corners: list[int], own: int, other: int) -> int:
    """KBB-12: a side without a goal lands on no border square of a colour it may not choose."""
    if own != NO_GOAL:
        return EVERYWHERE
    open_goals = (goals[colour] for colour in COLOURS if corners[colour] and colour != other)
    return INNER | sum(open_goals)


def _put_moves(words: list[int], shades: list[int], square: int) -> None:
    """KBB-8."""
    for direction in range(8):
        words[BEYOND + 64 * direction + square] = 1 << square | sum(1 << far for far in _line(square, direction))
    first = {RED: 0, YELLOW: 4}.get(shades[square], -1)
    words[KIND + square] = first
    if first < 0:
        words[JUMPS + square] = _jumps(shades, square)
    else:
        for nth in range(4):
            words[RAYS + 4 * square + nth] = _ray(shades, square, first + nth)


def _reach(shades: list[int], square: int) -> int:
    """Squares that a pawn could go to on an empty board."""
    if shades[square] in (GREEN, BLUE):
        return _jumps(shades, square)
    first = 0 if shades[square] == RED else 4
    return sum(_ray(shades, square, direction) for direction in range(first, first + 4))


def _jumps(shades: list[int], square: int) -> int:
    steps = LEAPS if shades[square] == GREEN else STEPS
    return sum(1 << target for target in (_offset(square, *step) for step in steps) if target is not None)


def _ray(shades: list[int], square: int, direction: int) -> int:
    """KBB-9: up to and including the first square of the colour it started from."""
    ray = 0
    for target in _line(square, direction):
        ray |= 1 << target
        if shades[target] == shades[square]:
            break
    return ray


def _line(square: int, direction: int) -> Iterator[int]:
    target = _offset(square, *STEPS[direction])
    while target is not None:
        yield target
        target = _offset(target, *STEPS[direction])


def _offset(square: int, files: int, ranks: int) -> int | None:
    file, rank = square % 8 + files, square // 8 + ranks
    return file + 8 * rank if 0 <= file < 8 and 0 <= rank < 8 else None


def _places(goal: int, corner: int, square: int) -> int:
    """The place of a goal square among the seven of its colour; the corner is the eighth as well (KBB-14)."""
    if not corner or not goal >> square & 1:
        return 0
    place = 1 << (goal & ((1 << square) - 1)).bit_count()
    return place | 1 << 7 if corner >> square & 1 else place


def _near(reach: list[int], goal: int, corner: int) -> list[int]:
    """For each square the places in reach within 0, 1, … FAR - 1 moves; a pawn goes no further from a place."""
    within = [[_places(goal, corner, square) for square in range(64)]]
    for _ in range(1, FAR):
        last = within[-1]
        within.append([last[square] | _union(last, reach[square], goal >> square & 1) for square in range(64)])
    return [sum(step[square] << 8 * moves for moves, step in enumerate(within)) for square in range(64)]


def _union(last: list[int], targets: int, is_settled: int) -> int:
    places = 0
    if not is_settled:
        for target in range(64):
            if targets >> target & 1:
                places |= last[target]
    return places


def _march(reach: list[int], rank: range) -> list[int]:
    """Moves from each square to the nearest of a rank, at most eight."""
    moves = [0 if square in rank else 8 for square in range(64)]
    for length in range(1, 8):
        for square in range(64):
            if moves[square] == 8 and any(reach[square] >> to & 1 and moves[to] == length - 1 for to in range(64)):
                moves[square] = length
    return moves
