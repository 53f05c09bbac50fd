"""The mechanisms of missions, one a module; importing them makes them work.

Reading order: `grids` (sheets to tick), `hearts`, `script` (missions against time), `free_order`.
"""

from cosmotheque.games.bomb_busters.rules.mechanisms import free_order, grids, hearts, script

__all__ = ["free_order", "grids", "hearts", "script"]
