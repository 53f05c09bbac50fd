"""What the mentor says of each mechanism, one a module; importing them makes them speak.

Reading order: `sequences` (a line of number cards), `number_cards` (those that lie open), `called` (named cutters).
"""

from cosmotheque.games.bomb_busters.mentor.mechanisms import called, number_cards, sequences

__all__ = ["called", "number_cards", "sequences"]
