"""Lookup tables of the kernels: lines and jumps of an empty board, and the quarter boards by their places."""

from collections.abc import Iterator, Sequence

from cosmotheque.games.katarenga import METAS, numbering
from cosmotheque.games.katarenga.components import BORDER, COLOURS, CORNERS, EVERYWHERE, faces, mask_of
from cosmotheque.games.katarenga.numbering import NUMBERINGS
from cosmotheque.games.katarenga.rules.board import KING as KINGS
from cosmotheque.games.katarenga.rules.board import KNIGHT as KNIGHTS
from cosmotheque.kit.compiled import Ints, ints
from cosmotheque.kit.words import word

BIG_BANG, BASE_GAME = (meta.slug for meta in METAS)
BORDER_WORD = word(BORDER)
INNER_WORD = word(EVERYWHERE & ~BORDER)
CORNER_WORD = word(mask_of(*CORNERS))
LETTERS = "ABCD"
DIRECTIONS = ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1))
"""A rook's directions, then a bishop's; of four the first two run towards higher squares."""


VARIANT = 0  # 1 for Big Bang, 0 for the base game
PASSING = VARIANT + 1  # the number of a pass
RAYS = PASSING + 1  # by direction and square
KNIGHT = RAYS + 8 * 64  # by square
KING = KNIGHT + 64  # by square
QUARTERS = KING + 64  # squares by quarter board (`name_quarter`), then by place in reading order, then by colour
SLIDES = QUARTERS + 32 * 16  # by start and target: the number of a slide, -1 where there is none
OUSTS = SLIDES + 64 * 64  # and the first of 64 ousts
WAYS = OUSTS + 64 * 64  # by number of a slide: 64 * start + target
OUSTING_WAYS = WAYS + len(numbering.WAYS)  # by number of an oust, 64 of them at a time
START = OUSTING_WAYS + len(numbering.OUSTING_WAYS)  # the row of a game that begins, up to chance


def tables(slug: str, start: list[int]) -> Ints:
    """The tables of one game and the row it begins with, one behind the other: where each begins is said above.

    Kernels get one array: Numba counts who uses each, which costs more than a move.
    """
    words = [
        int(slug == BIG_BANG),
        NUMBERINGS[slug].size - 1,
        *(_line(square, step) for step in DIRECTIONS for square in range(64)),
        *(_jumps(square, KNIGHTS) for square in range(64)),
        *(_jumps(square, KINGS) for square in range(64)),
        *_quarters(),
        *_first_numbers(numbering.WAYS, 0, 1),
        *_first_numbers(numbering.OUSTING_WAYS, len(numbering.WAYS), 64),
        *(64 * one + two for one, two in numbering.WAYS),
        *(64 * one + two for one, two in numbering.OUSTING_WAYS),
        *start,
    ]
    return ints(map(word, words))


def name_quarter(number: int) -> str:
    """A quarter board by its number among 32, as a layout names it."""
    letter, face, turns = LETTERS[number // 8], number // 4 % 2, number % 4
    return f"{letter.lower() if face else letter}{turns}"


def _first_numbers(ways: Sequence[tuple[int, int]], first: int, each: int) -> list[int]:
    """The first number of each way by start and target, -1 for none; each way takes `each` numbers."""
    numbers = {way: first + each * place for place, way in enumerate(ways)}
    return [numbers.get((start, target), -1) for start in range(64) for target in range(64)]


def _quarters() -> Iterator[int]:
    for number in range(32):
        pattern = faces()[name_quarter(number)]
        for place in range(4):
            yield from (_quarter(pattern, place, colour) for colour in COLOURS)


def _jumps(square: int, steps: Sequence[tuple[int, int]]) -> int:
    return sum(_step(square, step) for step in steps)


def _step(square: int, step: tuple[int, int]) -> int:
    """The square so far from another as a set, empty beyond the board."""
    file, rank = square % 8 + step[0], square // 8 + step[1]
    return 1 << file + 8 * rank if 0 <= file < 8 and 0 <= rank < 8 else 0


def _line(square: int, step: tuple[int, int]) -> int:
    line, reached = 0, _step(square, step)
    while reached:
        line |= reached
        reached = _step(reached.bit_length() - 1, step)
    return line


def _quarter(pattern: str, place: int, colour: str) -> int:
    """The squares of one colour of sixteen letters that lie at a place of the board, rows from top to bottom."""
    left, top = 4 * (place % 2), 7 - 4 * (place // 2)
    return mask_of(*(left + at % 4 + 8 * (top - at // 4) for at in range(16) if pattern[at] == colour))
