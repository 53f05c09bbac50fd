"""Constraints in words: which to take, keep, replace or move, and what they forbid (missions 31, 32, 37, 57, 61)."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.parts.constraints.rules import binding_constraint
from cosmotheque.games.bomb_busters.parts.constraints.words import CONSTRAINT_NAMES


def _remind(outlook: Outlook) -> Text | None:
    """The constraint that the active player has to obey."""
    letter = binding_constraint(outlook.view, outlook.view.active)
    return (
        None
        if letter is None
        else sentence("Contrainte {} : {}.", "Constraint {}: {}.", letter, CONSTRAINT_NAMES[letter])
    )
