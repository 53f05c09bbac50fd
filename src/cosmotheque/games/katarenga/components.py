"""The box: squares, four colours, four quarter boards with two faces, and the first squares of the pawns.

A square is an int, a1 = 0, b1 = 1 … h8 = 63. A board is a text of 64 colour letters from a1 to h8. A layout names the
board as it is laid, quarter by quarter in reading order (a8, e8, a4, e4): `"A0 b1 C2 d3"` has the front of A top left,
the back of B turned clockwise by one quarter top right, and so on.
"""

import re
from functools import cache, lru_cache
from random import Random
from typing import Annotated, Final, Literal

import msgspec

LAYOUT_SHAPE: Final = re.compile("(?=.*[Aa])(?=.*[Bb])(?=.*[Cc])(?=.*[Dd])[A-Da-d][0-3]( [A-Da-d][0-3]){3}")

Square = Annotated[int, msgspec.Meta(ge=0, le=63)]
Layout = Annotated[str, msgspec.Meta(pattern=f"^{LAYOUT_SHAPE.pattern}$")]
Opening = Literal["chequered", "halves", "quarters"]

COLOURS: Final = "RYGB"
FILES: Final = "abcdefgh"
SQUARE_NAMES: Final = tuple(f"{file}{rank}" for rank in range(1, 9) for file in FILES)
SQUARE_NUMBERS: Final = {name: square for square, name in enumerate(SQUARE_NAMES)}
CORNERS: Final = (0, 7, 56, 63)
EVERYWHERE: Final = (1 << 64) - 1

# KBB-2: front and back, rows from top to bottom.
QUARTERS: Final = {
    "A": ("RYBGGRGBYYBRBGRY", "RGYBYRYGBGBRGBRY"),
    "B": ("RYGBGYRYBBGRYRBG", "RGBYYYBRGRGBBYRG"),
    "C": ("RGBYYYGRBBRGGRYB", "RYBGGYBRBGRYYRGB"),
    "D": ("RGBYYYBRBGRGGRYB", "RYBGGYGRBBRYYRGB"),
}


def mask_of(*squares: int) -> int:
    """The bit mask of some squares."""
    return sum(1 << square for square in squares)


ON_RANKS: Final = tuple(
    tuple(tuple(8 * rank + file for file in range(8) if files >> file & 1) for files in range(256)) for rank in range(8)
)
"""The squares of every mask of files, for each rank: masks are read rank by rank."""


def squares_in(mask: int) -> tuple[int, ...]:
    """The squares of a bit mask, from a1 up."""
    if not mask:
        return ()
    m1, m2, m3, m4, m5, m6, m7, m8 = mask.to_bytes(8, "little")
    r1, r2, r3, r4, r5, r6, r7, r8 = ON_RANKS
    return r1[m1] + r2[m2] + r3[m3] + r4[m4] + r5[m5] + r6[m6] + r7[m7] + r8[m8]


BORDER: Final = mask_of(*(square for square in range(64) if square % 8 in (0, 7) or square // 8 in (0, 7)))
BASE_RANKS: Final = (0xFF, 0xFF << 56)  # KAT-1: by seat


@cache
def turn_quarter(quarter: str, turns: int) -> str:
    """A quarter board of sixteen letters after so many quarter turns clockwise."""
    if turns == 0:
        return quarter
    once = "".join(quarter[4 * (3 - column) + row] for row in range(4) for column in range(4))
    return turn_quarter(once, turns - 1)


@cache
def faces() -> dict[str, str]:
    """The sixteen letters of every quarter board, face and orientation, by name: `A0`, `a0`, `A1` …"""
    return {
        f"{name}{turns}": turn_quarter(pattern, turns)
        for letter, (front, back) in QUARTERS.items()
        for name, pattern in ((letter, front), (letter.lower(), back))
        for turns in range(4)
    }


def is_layout(text: str) -> bool:
    """KBB-3: whether a text names each of the four quarter boards once."""
    return LAYOUT_SHAPE.fullmatch(text) is not None


@lru_cache(maxsize=1024)
def assemble(layout: str) -> str:
    """The 64 colours, a1 to h8, of a layout."""
    patterns = [faces()[name] for name in layout.split(" ")]
    ranks = [
        patterns[half][4 * row : 4 * row + 4] + patterns[half + 1][4 * row : 4 * row + 4]
        for half in (0, 2)
        for row in range(4)
    ]
    return "".join(reversed(ranks))


@lru_cache(maxsize=1024)
def layout_of(colours: str) -> str | None:
    """The layout that shows these colours, or None when no such board can be laid."""
    ranks = [colours[8 * rank : 8 * rank + 8] for rank in reversed(range(8))]
    patterns = ["".join(rank[left : left + 4] for rank in ranks[top : top + 4]) for top in (0, 4) for left in (0, 4)]
    named = {pattern: name for name, pattern in faces().items()}
    layout = " ".join(named.get(pattern, "?") for pattern in patterns)
    return layout if is_layout(layout) else None


@lru_cache(maxsize=1024)
def single_corner_colours(colours: str) -> str:
    """KBB-12: the colours that have exactly one corner square."""
    corners = [colours[square] for square in CORNERS]
    return "".join(colour for colour in COLOURS if corners.count(colour) == 1)


def suits_big_bang(colours: str) -> bool:
    """KBB-5: at least two colours have exactly one corner square."""
    return len(single_corner_colours(colours)) >= 2


def draw_layout(rng: Random) -> str:
    """One layout, all equally likely."""
    letters = rng.sample(list(QUARTERS), 4)
    return " ".join(f"{rng.choice((letter, letter.lower()))}{rng.randrange(4)}" for letter in letters)


def opening_pawns(opening: Opening) -> tuple[int, int]:
    """KBB-6: white and black on the sixteen central squares, as masks."""
    centre = [file + 8 * rank for rank in range(2, 6) for file in range(2, 6)]
    if opening == "chequered":
        white = [square for square in centre if (square % 8 + square // 8) % 2 == 0]
    elif opening == "halves":
        white = [square for square in centre if square // 8 < 4]
    else:
        white = [square for square in centre if (square % 8 < 4) == (square // 8 < 4)]
    return mask_of(*white), mask_of(*centre) & ~mask_of(*white)
