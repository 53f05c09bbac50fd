"""The mechanisms of missions, one a module; importing them makes them work.

Reading order: `grids` (sheets to tick), `hearts`, `script` (missions against time), `free_order`, `bunker`.
"""

from cosmotheque.games.bomb_busters.rules.mechanisms import bunker, free_order, grids, hearts, script

__all__ = ["bunker", "free_order", "grids", "hearts", "script"]
