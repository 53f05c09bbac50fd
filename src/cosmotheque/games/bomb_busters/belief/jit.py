"""Numba and NumPy where they are installed, plain Python where they are not; the kernels mean the same in both worlds.

What that asks of them: arrays are only indexed, with one index.
"""

from collections.abc import MutableSequence, Sequence
from importlib import import_module
from typing import TypeAlias

from cosmotheque.kit.compiled import COMPILED, compiler

Ints: TypeAlias = MutableSequence[int]
Floats: TypeAlias = MutableSequence[float]

jit = compiler(__file__)

if COMPILED:
    np = import_module("numpy")

    def ints(values: Sequence[int], more: int = 0) -> Ints:
        """These numbers, and so many zeros."""
        made: Ints = np.zeros(len(values) + more, dtype=np.int64)
        made[: len(values)] = values
        return made

    def zeros(length: int) -> Ints:
        made: Ints = np.zeros(length, dtype=np.int64)
        return made

    def floats(length: int) -> Floats:
        made: Floats = np.zeros(length, dtype=np.float64)
        return made

    def listed(values: Floats) -> list[float]:
        found: list[float] = values.tolist()  # type: ignore[attr-defined]
        return found

else:

    def ints(values: Sequence[int], more: int = 0) -> Ints:
        """These numbers, and so many zeros."""
        return [*values, *[0] * more]

    def zeros(length: int) -> Ints:
        return [0] * length

    def floats(length: int) -> Floats:
        return [0.0] * length

    def listed(values: Floats) -> list[float]:
        return list(values)
