"""What the mentor says of each mechanism, one a module; importing them makes them speak.

Reading order: `x_wires`, `outward`, `carrier` (the robot with wires).
"""

from cosmotheque.games.bomb_busters.mentor.mechanisms import carrier, outward, x_wires

__all__ = ["carrier", "outward", "x_wires"]
