"""A laid board made ready for play: how far a pawn can go from each square, and which border squares have which colour.

Boards are computed once per colouring and shared.
"""

from functools import lru_cache
from typing import Final

import msgspec

from cosmotheque.games.katarenga.components import BORDER, CORNERS, EVERYWHERE, mask_of, single_corner_colours

ROOK: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
BISHOP: Final = ((1, 1), (-1, 1), (-1, -1), (1, -1))
KING: Final = ROOK + BISHOP
KNIGHT: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
DIRECTIONS: Final = {"R": ROOK, "Y": BISHOP, "G": KNIGHT, "B": KING}  # KBB-8


class Board(msgspec.Struct, frozen=True, eq=False):
    """Everything about a colouring that does not depend on the pawns.

    `lines[square]` lists the squares a pawn passes one after the other, direction by direction, as far as the colours
    let it go (KBB-9); `spans[square]` is the mask of them all. `known[square]` remembers, by the pawns on that mask,
    what `movement.reach` found. `goal_squares` and `goal_corners` are masks by colour (KBB-12).
    """

    colours: str
    lines: tuple[tuple[tuple[int, ...], ...], ...]
    spans: tuple[int, ...]
    known: tuple[dict[int, int], ...]
    goal_squares: dict[str, int]
    goal_corners: dict[str, int]
    first_landings: dict[str, int]


@lru_cache(maxsize=512)
def board_of(colours: str) -> Board:
    """The board of 64 colour letters."""
    lines = tuple(_lines(colours, square) for square in range(64))
    possible = single_corner_colours(colours)
    squares = {colour: mask_of(*(s for s in range(64) if colours[s] == colour)) for colour in possible}
    return Board(
        colours,
        lines,
        spans=tuple(mask_of(*(square for line in way for square in line)) for way in lines),
        known=tuple({} for _ in range(64)),
        goal_squares={colour: mask & BORDER for colour, mask in squares.items()},
        goal_corners={colour: mask & mask_of(*CORNERS) for colour, mask in squares.items()},
        first_landings=_first_landings(squares),
    )


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


def _first_landings(squares: dict[str, int]) -> dict[str, int]:
    """KBB-12: where a side without a goal may land, by the goal of the other side (`-` for none)."""
    inside = EVERYWHERE & ~BORDER
    return {
        taken: inside | sum(mask & BORDER for colour, mask in squares.items() if colour != taken)
        for taken in (*squares, "-")
    }
