"""Numba where it is installed, plain Python where it is not; the kernels mean the same in both worlds.

`kit.words` says what that asks of them. Arrays are NumPy's there and lists here, and only indexed. A kernel that
calls itself is called by Python alone: fetched from the disk inside another, it crashes.
"""

from collections.abc import Iterable, MutableSequence
from typing import TypeAlias

from cosmotheque.kit.compiled import COMPILED, compiler, ints, zeros
from cosmotheque.kit.words import count, highest, lowest, word

__all__ = ["COMPILED", "Array", "array", "count", "highest", "jit", "lowest", "word", "zeros"]

Array: TypeAlias = MutableSequence[int]

jit = compiler(__file__)


def array(words: Iterable[int]) -> Array:
    return ints(word(value) for value in words)
