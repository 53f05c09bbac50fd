"""What the mentor says of each mechanism, one a module; importing them makes them speak.

Reading order: `bunker`, `free_order`, `script` (missions against time).
"""

from cosmotheque.games.bomb_busters.mentor.mechanisms import bunker, free_order, script

__all__ = [
    "bunker",
    "free_order",
    "script",
]
