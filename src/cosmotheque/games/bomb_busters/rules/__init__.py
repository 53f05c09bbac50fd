"""The rules, one subject a module.

Reading order: `scene` (a move being carried out), `stands` (looking at wires), `mechanism` (what a mission may add),
`deal` (before the first turn), `facts` (what everybody knows), `tokens`, `detonator`, `cards`, `cuts`, `drafts` (cuts
with tools), `exchange`, `equipment`, `turns` (tasks, whose turn it is, the end), `mechanisms` (what missions add),
`legal`, `play` (carrying out a move), `refusals`, `campaign` (what follows a mission).
"""

from cosmotheque.games.bomb_busters.rules import mechanisms

__all__ = ["mechanisms"]
