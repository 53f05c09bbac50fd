"""The engine: how the levelled bots of both games think. See README.md. Imported only when a bot is made.

Reading order: `jit` (Numba or plain Python), `position`, `tables`, `board` (moves and ends), `matching`, `evaluate`
(what a position is worth), `transposition`, `memory`, `ordering`, `search`, `bridge` (from a view to a position),
`thinker`, `levels`.
"""
