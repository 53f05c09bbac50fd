"""The compiler of this package's kernels."""

from cosmotheque.kit.compiled import compiler

jit = compiler(__file__, counts=False)
