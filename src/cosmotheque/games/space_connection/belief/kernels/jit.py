"""Numba and NumPy where they are installed, plain Python where they are not; the kernels mean the same in both worlds.

What that asks of them: arrays are only indexed, with one index, and no number needs more than 63 bits.
"""

from collections.abc import Iterable, MutableSequence
from importlib import import_module
from typing import TypeAlias

from cosmotheque.kit.compiled import COMPILED, compiler

Ints: TypeAlias = MutableSequence[int]
Floats: TypeAlias = MutableSequence[float]

jit = compiler(__file__)

if COMPILED:
    np = import_module("numpy")

    def ints(values: Iterable[int]) -> Ints:
        made: Ints = np.array([*values], dtype=np.int64)
        return made

    def floats(values: Iterable[float]) -> Floats:
        made: Floats = np.array([*values], dtype=np.float64)
        return made

else:

    def ints(values: Iterable[int]) -> Ints:
        return [*values]

    def floats(values: Iterable[float]) -> Floats:
        return [*values]


def zeros(length: int) -> Ints:
    return ints([0] * length)
