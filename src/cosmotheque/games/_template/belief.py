"""Chances of the hands that a seat does not see."""

from math import comb

from cosmotheque.games._template.components import Card
from cosmotheque.games._template.rules import strength
from cosmotheque.games._template.view import View, unseen_cards


def chance_unbeaten(view: View, card: Card) -> float:
    """The chance that no seat still to play has a card that beats this one in the current trick.

    All deals of the unseen cards are equally likely, so it is counted and not guessed.
    """
    own = strength(view.options, card)
    if any(strength(view.options, other) > own for other in view.table):
        return 0.0
    unseen = unseen_cards(view)
    weaker = sum(strength(view.options, other) < own for other in unseen)
    seats = len(view.sizes)
    followers = [(view.leader + place) % seats for place in range(len(view.table) + 1, seats)]
    held = sum(view.sizes[seat] for seat in followers)
    return comb(weaker, held) / comb(len(unseen), held)
