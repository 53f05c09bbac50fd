"""The cards in the box. Nothing here changes during a game."""

from typing import NewType

Card = NewType("Card", int)

DECK = tuple(map(Card, range(1, 25)))  # TPL-1
