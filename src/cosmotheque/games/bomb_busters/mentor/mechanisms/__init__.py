"""What the mentor says of each mechanism, one a module; importing them makes them speak.

Reading order: `oxygen`, `robots`, `challenges`.
"""

from cosmotheque.games.bomb_busters.mentor.mechanisms import challenges, oxygen, robots

__all__ = ["challenges", "oxygen", "robots"]
