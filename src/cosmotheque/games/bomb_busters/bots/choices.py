"""Choices outside a turn: first tokens, answers to detectors, what is given back, and those of missions."""

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Final

from cosmotheque.games.bomb_busters.bots.equipment import return_worth
from cosmotheque.games.bomb_busters.bots.levels import Care
from cosmotheque.games.bomb_busters.bots.mechanism import judgements
from cosmotheque.games.bomb_busters.bots.telling import (
    absence_information,
    lie_information,
    surprise,
    token_information,
)
from cosmotheque.games.bomb_busters.model.actions import CutMatch, GiveBack, LayBeside, Lie, MarkWire, PlaceToken
from cosmotheque.games.bomb_busters.model.mission import TokenKind
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.tasks import TokenTask
from cosmotheque.games.bomb_busters.rules.equipment import AnyTime
from cosmotheque.games.bomb_busters.rules.stands import owner_of
from cosmotheque.games.bomb_busters.rules.tokens import kind_of
from cosmotheque.games.bomb_busters.view.seen import View

NO_ANSWER: Final = -inf  # of equipment, which may be used meanwhile (BOM-1003)


def choose(view: View, actions: Sequence[Action], care: Care, rng: Random) -> Action:
    """Choose one of the actions that the game waits for."""
    if not care.telling and isinstance(actions[0], PlaceToken | LayBeside | Lie | CutMatch | MarkWire | GiveBack):
        return rng.choice(actions)
    return max(actions, key=lambda action: worth(view, action))


def kind_at_hand(view: View, action: PlaceToken | MarkWire) -> TokenKind:
    """The kind of the token that is to be placed (BOM-160)."""
    task, seat = view.tasks[0], owner_of(view, action.slot)
    if isinstance(task, TokenTask):
        return "value" if task.value else kind_of(view, seat, "setup")
    return kind_of(view, seat, "missed")


def worth(view: View, action: Action) -> float:
    """The worth of a choice; only to be compared with choices of the same kind."""
    match action:
        case PlaceToken(slot=slot) | MarkWire(slot=slot):
            return token_information(view, slot, kind_at_hand(view, action))
        case CutMatch(slot=slot):
            return surprise(view, slot)
        case Lie(slot=slot, value=value):
            return lie_information(view, slot, value)
        case LayBeside(stand=stand, value=value):
            return absence_information(view, stand, value)
        case GiveBack(slot=slot):
            return return_worth(view, slot)
        case _ if isinstance(action, AnyTime):
            return NO_ANSWER
        case _:
            found = (judgement.worth(view, action) for judgement in judgements(view))
            return next((worth for worth in found if worth is not None), 0.0)
