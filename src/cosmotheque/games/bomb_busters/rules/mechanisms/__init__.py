"""The mechanisms of missions, one a module; importing them makes them work.

Reading order: `grids` (sheets to tick), `hearts`, `x_wires`, `outward`, `carrier` (the robot with wires).
"""

from cosmotheque.games.bomb_busters.rules.mechanisms import carrier, grids, hearts, outward, x_wires

__all__ = ["carrier", "grids", "hearts", "outward", "x_wires"]
