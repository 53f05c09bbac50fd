"""Numba where it is installed, plain Python where it is not; the kernels mean the same in both worlds.

What that asks of them: bit 63 is a sign in one world and not in the other, so 64-bit words are only joined by
& | ^ ~, lowered by one to drop the lowest bit, and compared with zero. Arrays are NumPy's there and lists here, and
only indexed. A kernel that calls itself is called by Python alone: fetched from the disk inside another, it crashes.
"""

from collections.abc import Callable, Iterable, MutableSequence
from importlib import import_module
from typing import Any, TypeAlias

from cosmotheque.kit.compiled import COMPILED, compiler, numba

Array: TypeAlias = MutableSequence[int]

jit = compiler(__file__)

if COMPILED:
    np, ir = import_module("numpy"), import_module("llvmlite.ir")
    int64, intrinsic = numba.types.int64, import_module("numba.extending").intrinsic

    def word(value: int) -> int:
        """A set of squares as the kernels take it."""
        return value - (1 << 64) if value >> 63 == 1 else value

    def array(words: Iterable[int]) -> Array:
        made: Array = np.array([word(value) for value in words], dtype=np.int64)
        return made

    def zeros(length: int) -> Array:
        made: Array = np.zeros(length, dtype=np.int64)
        return made

    def _instruction(emit: Callable[[Any, Any, Any], Any]) -> Callable[[int], int]:
        """A kernel of one machine instruction on one word."""

        def type_of(_typing: Any, _word: Any) -> Any:
            def generate(_target: Any, builder: Any, _signature: Any, args: Any) -> Any:
                return emit(builder, args[0], ir.Constant(ir.IntType(1), 0))

            return int64(int64), generate

        instruction: Callable[[int], int] = intrinsic(type_of)
        return instruction

    count = _instruction(lambda builder, word, _: builder.ctpop(word))
    lowest = _instruction(lambda builder, word, no: builder.cttz(word, no))
    _zeros_above = _instruction(lambda builder, word, no: builder.ctlz(word, no))

    @jit
    def highest(word: int) -> int:
        return 63 - _zeros_above(word)

else:

    def word(value: int) -> int:
        return value

    def array(words: Iterable[int]) -> Array:
        return list(words)

    def zeros(length: int) -> Array:
        return [0] * length

    def count(word: int) -> int:
        """How many bits are set."""
        return word.bit_count()

    def lowest(word: int) -> int:
        """The number of the lowest set bit."""
        return (word & -word).bit_length() - 1

    def highest(word: int) -> int:
        return word.bit_length() - 1
