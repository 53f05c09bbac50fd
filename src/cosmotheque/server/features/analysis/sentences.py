"""Refusals about analysis, in both languages."""

from cosmotheque.core.text import Text

NOBODY_TO_MOVE = Text(fr="Personne n’a rien à jouer ici. Revenez en arrière.", en="Nobody can move here. Go back.")
NO_PUZZLE = Text(fr="Ce problème n’existe pas.", en="There is no such puzzle.")
