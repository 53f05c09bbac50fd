"""What the mentor says of each mechanism, one a module; importing them makes them speak.

Reading order: `constraints`, `weak_link`, `hidden_numbers`.
"""

from cosmotheque.games.bomb_busters.mentor.mechanisms import constraints, hidden_numbers, weak_link

__all__ = ["constraints", "hidden_numbers", "weak_link"]
