"""A laid board made ready for play: how far a pawn can go from each square, and which border squares have which colour.

Boards are computed once per colouring and shared, and so is what becomes known of the ways on them.
"""

from functools import cache, lru_cache
from typing import Final, TypeAlias

import msgspec

from cosmotheque.games.katarenga.actions import SLIDES, Slide
from cosmotheque.games.katarenga.components import (
    BORDER,
    CORNERS,
    EVERYWHERE,
    mask_of,
    single_corner_colours,
    squares_in,
)

ROOK: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
BISHOP: Final = ((1, 1), (-1, 1), (-1, -1), (1, -1))
KING: Final = ROOK + BISHOP
KNIGHT: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
DIRECTIONS: Final = {"R": ROOK, "Y": BISHOP, "G": KNIGHT, "B": KING}  # KBB-8
FAR: Final = "RY"
MOST_KNOWN: Final = 4096
Lines: TypeAlias = tuple[tuple[int, ...], ...]


class Reached(dict[int, int]):
    """The squares that a pawn comes to along some lines, by the pawns that stand there: found when first asked for."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines

    def __missing__(self, in_the_way: int) -> int:
        """KBB-10: on each line up to and including the first pawn. A knight's jump and a king's step are one square."""
        if len(self) >= MOST_KNOWN:
            self.clear()
        reached = 0
        for line in self.lines:
            for square in line:
                reached |= 1 << square
                if in_the_way >> square & 1:
                    break
        self[in_the_way] = reached
        return reached


class Slides(dict[int, tuple[Slide, ...]]):
    """The slides from a square to each square of a mask: listed when first asked for."""

    def __init__(self, start: int) -> None:
        self.start = start

    def __missing__(self, targets: int) -> tuple[Slide, ...]:
        if len(self) >= MOST_KNOWN:
            self.clear()
        slides = self[targets] = tuple([SLIDES[self.start][target] for target in squares_in(targets)])
        return slides


class Way(msgspec.Struct, frozen=True, eq=False):
    """Squares that the colours let a pawn go to from a square, before any pawn is in its way.

    `span` masks the squares that it passes. `reached` goes by the pawns on the span, `slides` by where it may land.
    """

    span: int
    reached: Reached
    slides: Slides


class Board(msgspec.Struct, frozen=True, eq=False):
    """Everything about a colouring that does not depend on the pawns.

    `ways` go by square. `goal_squares` and `goal_corners` are masks by possible goal colour; `first_landings` masks
    where a side without a goal may land, by the goal of the other side, `-` for none (KBB-12).
    """

    colours: str
    ways: tuple[Way, ...]
    goal_squares: dict[str, int]
    goal_corners: dict[str, int]
    first_landings: dict[str, int]


@lru_cache(maxsize=512)
def board_of(colours: str) -> Board:
    """The board of 64 colour letters."""
    coloured = {
        colour: mask_of(*(square for square in range(64) if colours[square] == colour))
        for colour in single_corner_colours(colours)
    }
    goal_squares = {colour: mask & BORDER for colour, mask in coloured.items()}
    return Board(
        colours,
        ways=tuple([_way(square, _lines(colours, square)) for square in range(64)]),
        goal_squares=goal_squares,
        goal_corners={colour: mask & mask_of(*CORNERS) for colour, mask in coloured.items()},
        first_landings={
            taken: EVERYWHERE & ~BORDER | sum(mask for colour, mask in goal_squares.items() if colour != taken)
            for taken in (*goal_squares, "-")
        },
    )


@cache
def _way(start: int, lines: Lines) -> Way:
    """Boards share their ways, and what is known of them."""
    return Way(mask_of(*(square for line in lines for square in line)), Reached(lines), Slides(start))


def _lines(colours: str, start: int) -> Lines:
    """KBB-9: in each direction up to and including the first square of the colour at the start."""
    colour = colours[start]
    lines = _open_lines(colour, start)
    return tuple([_cut(line, colours, colour) for line in lines]) if colour in FAR else lines


def _cut(line: tuple[int, ...], colours: str, colour: str) -> tuple[int, ...]:
    for count, square in enumerate(line, start=1):
        if colours[square] == colour:
            return line[:count]
    return line


@cache
def _open_lines(colour: str, start: int) -> Lines:
    """The squares in each direction as far as the board goes, or one step."""
    return tuple(line for step in DIRECTIONS[colour] if (line := _line(start, step, far=colour in FAR)))


def _line(start: int, step: tuple[int, int], *, far: bool) -> tuple[int, ...]:
    line: list[int] = []
    file, rank = start % 8 + step[0], start // 8 + step[1]
    while 0 <= file < 8 and 0 <= rank < 8 and (far or not line):
        line.append(file + 8 * rank)
        file, rank = file + step[0], rank + step[1]
    return tuple(line)
