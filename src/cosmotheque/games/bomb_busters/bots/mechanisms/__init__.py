"""What bots make of each mechanism, one a module; importing them makes them work.

Reading order: `grids` (sheets to tick), `hearts`, `outward`, `carrier` (the robot with wires).
"""

from cosmotheque.games.bomb_busters.bots.mechanisms import carrier, grids, hearts, outward

__all__ = ["carrier", "grids", "hearts", "outward"]
