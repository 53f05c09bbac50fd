"""What bots make of each mechanism, one a module; importing them makes them work.

Reading order: `bunker`, `free_order`, `grids` (sheets to tick), `hearts`, `script` (missions against time).
"""

from cosmotheque.games.bomb_busters.bots.mechanisms import bunker, free_order, grids, hearts, script

__all__ = [
    "bunker",
    "free_order",
    "grids",
    "hearts",
    "script",
]
