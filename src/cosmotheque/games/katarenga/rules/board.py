"""A laid board made ready for play: how far a pawn can go from each square, and which border squares have which colour.

Boards are computed once per colouring and shared.
"""

from functools import cache, lru_cache
from typing import Final

import msgspec

from cosmotheque.games.katarenga.components import BORDER, CORNERS, EVERYWHERE, mask_of, single_corner_colours

ROOK: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
BISHOP: Final = ((1, 1), (-1, 1), (-1, -1), (1, -1))
KING: Final = ROOK + BISHOP
KNIGHT: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
DIRECTIONS: Final = {"R": ROOK, "Y": BISHOP, "G": KNIGHT, "B": KING}  # KBB-8


class Way(msgspec.Struct, frozen=True, eq=False):
    """Where the colours let a pawn go from a square, before any pawn is in its way.

    `lines` lists the squares it passes one after the other, direction by direction; `span` masks them all.
    `known` remembers what `movement.reach` found, by the pawns that stood on the span.
    """

    lines: tuple[tuple[int, ...], ...]
    span: int
    known: dict[int, int]


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
        ways=tuple(_way(_lines(colours, square)) for square in range(64)),
        goal_squares=goal_squares,
        goal_corners={colour: mask & mask_of(*CORNERS) for colour, mask in coloured.items()},
        first_landings={
            taken: EVERYWHERE & ~BORDER | sum(mask for colour, mask in goal_squares.items() if colour != taken)
            for taken in (*goal_squares, "-")
        },
    )


@cache
def _way(lines: tuple[tuple[int, ...], ...]) -> Way:
    """Boards share their ways, and what is known of them."""
    return Way(lines, mask_of(*(square for line in lines for square in line)), {})


def _lines(colours: str, start: int) -> tuple[tuple[int, ...], ...]:
    colour = colours[start]
    lines = (_line(colours, start, step, far=colour in "RY") for step in DIRECTIONS[colour])
    return tuple(line for line in lines if line)


def _line(colours: str, start: int, step: tuple[int, int], *, far: bool) -> tuple[int, ...]:
    """The squares in one direction, up to and including the first of the colour at the start (KBB-9)."""
    line: list[int] = []
    file, rank = start % 8 + step[0], start // 8 + step[1]
    while 0 <= file < 8 and 0 <= rank < 8:
        line.append(file + 8 * rank)
        if not far or colours[line[-1]] == colours[start]:
            break
        file, rank = file + step[0], rank + step[1]
    return tuple(line)
