"""Sets of up to 64 members as one machine word: how many there are, the lowest and the highest of them.

For kernels, compiled or plain. Bit 63 is a sign in one world and not in the other, so words are only joined by
& | ^ ~, lowered by one to drop the lowest bit, and compared with zero.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from cosmotheque.kit.compiled import COMPILED, compiler, numba

jit = compiler(__file__)

if COMPILED:
    ir = import_module("llvmlite.ir")
    int64, intrinsic = numba.types.int64, import_module("numba.extending").intrinsic

    def word(value: int) -> int:
        """A set as the kernels take it."""
        return value - (1 << 64) if value >> 63 == 1 else value

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

    def count(word: int) -> int:
        """The number of bits set."""
        return word.bit_count()

    def lowest(word: int) -> int:
        """The number of the lowest set bit."""
        return (word & -word).bit_length() - 1

    def highest(word: int) -> int:
        return word.bit_length() - 1


@jit
def nth(word: int, place: int) -> int:
    """The member that comes after so many others."""
    for _ in range(place):
        word &= word - 1
    return lowest(word)
