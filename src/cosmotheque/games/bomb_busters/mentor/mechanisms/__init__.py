"""What the mentor says of each mechanism, one a module; importing them makes them speak.

Reading order: `script` (missions against time), `free_order`.
"""

from cosmotheque.games.bomb_busters.mentor.mechanisms import free_order, script

__all__ = ["free_order", "script"]
