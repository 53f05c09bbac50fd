"""What bots make of each mechanism, one a module; importing them makes them work.

Reading order: `grids` (sheets to tick), `hearts`; then number cards: `sequences`, `number_cards` (those that lie open),
`called` (a deck, and named cutters).
"""

from cosmotheque.games.bomb_busters.bots.mechanisms import called, grids, hearts, number_cards, sequences

__all__ = ["called", "grids", "hearts", "number_cards", "sequences"]
