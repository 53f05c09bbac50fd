"""Compilation of the kernels of this room."""

from cosmotheque.kit.compiled import compiler

jit = compiler(__file__, counts=False)
