"""Refusals about the shelf, in both languages."""

from cosmotheque.core.text import Text

SOON = Text(fr="Ce jeu arrive bientôt.", en="This game is coming soon.")
