"""What the mentor says of each mechanism, one a module; importing them makes them speak.

Reading order: `bunker`, `free_order`, `roles`, `script` (missions against time), `windfall`.
"""

from cosmotheque.games.bomb_busters.mentor.mechanisms import bunker, free_order, roles, script, windfall

__all__ = [
    "bunker",
    "free_order",
    "roles",
    "script",
    "windfall",
]
