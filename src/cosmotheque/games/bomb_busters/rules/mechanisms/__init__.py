"""The mechanisms of missions, one a module; importing them makes them work.

Reading order: `grids` (sheets to tick), `hearts`, `oxygen`, `robots`, `challenges`.
"""

from cosmotheque.games.bomb_busters.rules.mechanisms import challenges, grids, hearts, oxygen, robots

__all__ = ["challenges", "grids", "hearts", "oxygen", "robots"]
