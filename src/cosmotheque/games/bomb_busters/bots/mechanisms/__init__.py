"""What bots make of each mechanism, one a module; importing them makes them work.

Reading order: `grids` (sheets to tick), `hearts`, `constraints`, `weak_link`, `hidden_numbers`.
"""

from cosmotheque.games.bomb_busters.bots.mechanisms import constraints, grids, hearts, hidden_numbers, weak_link

__all__ = ["constraints", "grids", "hearts", "hidden_numbers", "weak_link"]
