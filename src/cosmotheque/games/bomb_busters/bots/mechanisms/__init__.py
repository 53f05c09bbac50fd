"""What bots make of each mechanism, one a module; importing them makes them work.

Reading order: `grids` (sheets to tick), `hearts`, `roles`, `windfall`.
"""

from cosmotheque.games.bomb_busters.bots.mechanisms import grids, hearts, roles, windfall

__all__ = ["grids", "hearts", "roles", "windfall"]
