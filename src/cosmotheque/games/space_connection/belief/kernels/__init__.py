"""The inner loops, compiled by Numba where it is installed. Imported only for thinking about hidden skies.

Reading order: `atlas` (a sky as flat arrays), `walk` (the steps of a chain), `flight` (what launches uncover), `choice`
(how a search goes on), `judge` (what a launch leads to).
"""

from cosmotheque.kit.compiled import compiler

jit = compiler(__file__)
