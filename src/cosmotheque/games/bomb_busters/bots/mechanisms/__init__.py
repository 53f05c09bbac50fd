"""What bots make of each mechanism, one a module; importing them makes them work.

Reading order: `grids` (sheets to tick), `hearts`, `oxygen`, `robots`, `challenges`.
"""

from cosmotheque.games.bomb_busters.bots.mechanisms import challenges, grids, hearts, oxygen, robots

__all__ = ["challenges", "grids", "hearts", "oxygen", "robots"]
