"""How the kernels of this room are compiled."""

from cosmotheque.kit.compiled import compiler

jit = compiler(__file__, counts=False)
