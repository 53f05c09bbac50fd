"""What bots make of each mechanism, one a module; importing them makes them work.

Reading order: `grids` (sheets to tick), `hearts`.
"""

from cosmotheque.games.bomb_busters.bots.mechanisms import grids, hearts

__all__ = ["grids", "hearts"]
