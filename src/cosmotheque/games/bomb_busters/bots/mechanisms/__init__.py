"""What bots make of each mechanism, one a module; importing them makes them work.

Reading order: `grids` (sheets to tick), `hearts`, `gear` (characters, cards of the boxes, tripwires).
"""

from cosmotheque.games.bomb_busters.bots.mechanisms import gear, grids, hearts

__all__ = ["gear", "grids", "hearts"]
