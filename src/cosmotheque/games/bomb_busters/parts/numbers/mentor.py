"""Chances of number cards, in words."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.words import percent


def best_chance(outlook: Outlook, value: int) -> Text:
    """The chance that the best plain cut of a value succeeds."""
    chances = [outlook.belief.chances(slot)[value] for stand in outlook.stands for slot in stand]
    return percent(max(chances, default=1.0))
