"""What the mentor says of each mechanism, one a module; importing them makes them speak.

Reading order: `roles`, `windfall`.
"""

from cosmotheque.games.bomb_busters.mentor.mechanisms import roles, windfall

__all__ = ["roles", "windfall"]
