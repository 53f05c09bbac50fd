"""Many games at once: one row of whole numbers for each, with the same head in every game, and chance for kernels.

A draw follows from the key of its row and from how many there were before it, and from nothing else: so a batch of
games is the same on any number of threads. Chance and players who choose at random draw from streams of their own.
"""

from importlib import import_module
from typing import Any, TypeAlias

from cosmotheque.kit.compiled import COMPILED, Ints, compiler

Row: TypeAlias = Ints
"""A game as a kernel has it: a row of 64-bit numbers."""
Rows: TypeAlias = Any
"""Many of them, or something for each: an array of NumPy's."""

KEY, DRAWS, PICKS, SEAT, OVER = range(5)
"""The head of a row: what chance follows from, draws of chance so far, choices at random so far, who is to act, and
why the game is over, by a number of its own game; 0 while it goes on."""
HEAD = OVER + 1


def words_of(row: Rows) -> list[int]:
    """The numbers of one row as Python has them: words without a sign."""
    words: list[int] = row.astype("uint64").tolist()
    return words


jit = compiler(__file__, counts=False)

if COMPILED:
    _u = import_module("numpy").uint64
    GOLDEN, FIRST, SECOND = _u(0x9E3779B97F4A7C15), _u(0xBF58476D1CE4E5B9), _u(0x94D049BB133111EB)
    BY_30, BY_27, BY_31, BY_32 = _u(30), _u(27), _u(31), _u(32)


@jit
def mix(word: Any) -> Any:
    """SplitMix64's last step: every bit hangs on every other."""
    word = (word ^ (word >> BY_30)) * FIRST
    word = (word ^ (word >> BY_27)) * SECOND
    return word ^ (word >> BY_31)


@jit
def draw(row: Row, stream: int, below: int) -> int:
    """A whole number from 0 up, below a bound of at most 2³¹: of its chances none is off by more than one in 2³²."""
    row[stream] += 1
    word = mix(_u(row[KEY]) + _u(2 * row[stream] + stream) * GOLDEN)
    return int(((word >> BY_32) * _u(below)) >> BY_32)
