"""The rules, one subject a module.

Reading order: `scene` (a move being carried out), `deal` (before the first turn), `stands` (looking at wires), `facts`
(what everybody knows), `tokens`, `detonator`, `cards`, `grids` (the sheets of bonus missions), `cuts`, `drafts` (cuts
with tools), `exchange`, `equipment`, `turns` (tasks, whose turn it is, the end), `legal`, `play` (carrying out a move),
`refusals`, `campaign` (what follows a mission).
"""
