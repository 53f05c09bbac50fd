"""The mechanisms of missions, one a module; importing them makes them work.

Reading order: `grids` (sheets to tick), `hearts`, `stock` (cards of the boxes), `cast` (characters).
"""

from cosmotheque.games.bomb_busters.rules.mechanisms import cast, grids, hearts, stock

__all__ = ["cast", "grids", "hearts", "stock"]
