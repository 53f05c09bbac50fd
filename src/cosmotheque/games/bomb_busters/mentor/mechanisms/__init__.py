"""What the mentor says of each mechanism, one a module; importing them makes them speak.

Reading order: `script` (missions against time), `free_order`, `bunker`.
"""

from cosmotheque.games.bomb_busters.mentor.mechanisms import bunker, free_order, script

__all__ = ["bunker", "free_order", "script"]
