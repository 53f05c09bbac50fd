"""What bots make of each mechanism, one a module; importing them makes them work.

Reading order: `bunker`, `free_order`, `grids` (sheets to tick), `hearts`, `roles`, `script` (missions against time),
`windfall`.
"""

from cosmotheque.games.bomb_busters.bots.mechanisms import bunker, free_order, grids, hearts, roles, script, windfall

__all__ = [
    "bunker",
    "free_order",
    "grids",
    "hearts",
    "roles",
    "script",
    "windfall",
]
