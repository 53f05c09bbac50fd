"""What the mentor says of each mechanism, one a module; importing them makes them speak.

Reading order: `gear` (characters, cards of the boxes, tripwires, wires cut at once).
"""

from cosmotheque.games.bomb_busters.mentor.mechanisms import gear

__all__ = ["gear"]
