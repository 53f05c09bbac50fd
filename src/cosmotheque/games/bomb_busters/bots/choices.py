"""Choices outside a turn: first tokens, answers to detectors, what is given back, and those of missions."""

from collections.abc import Sequence
from random import Random

from cosmotheque.games.bomb_busters.actions import Action, CutMatch, GiveBack, MarkWire, PlaceToken
from cosmotheque.games.bomb_busters.bots.equipment import return_worth
from cosmotheque.games.bomb_busters.bots.levels import Care
from cosmotheque.games.bomb_busters.bots.mechanism import judgements
from cosmotheque.games.bomb_busters.bots.telling import surprise
from cosmotheque.games.bomb_busters.view import View


def choose(view: View, actions: Sequence[Action], care: Care, rng: Random) -> Action:
    """One of the actions that the game waits for."""
    if not care.telling and isinstance(actions[0], PlaceToken | CutMatch | MarkWire | GiveBack):
        return rng.choice(actions)
    return max(actions, key=lambda action: worth(view, action))


def worth(view: View, action: Action) -> float:
    """How good a choice is; only to be compared with choices of the same kind."""
    match action:
        case PlaceToken(slot=slot) | CutMatch(slot=slot) | MarkWire(slot=slot):
            return surprise(view, slot)
        case GiveBack(slot=slot):
            return return_worth(view, slot)
        case _:
            found = (judgement.worth(view, action) for judgement in judgements(view))
            return next((worth for worth in found if worth is not None), 0.0)
