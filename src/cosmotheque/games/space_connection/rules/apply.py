"""Effects of an action, by the part of the game it belongs to."""

from cosmotheque.core.game import Move, Step
from cosmotheque.games.space_connection.actions import Action, Drafting, Launch
from cosmotheque.games.space_connection.events import Event
from cosmotheque.games.space_connection.rules.drafting import apply_chance, apply_drafting
from cosmotheque.games.space_connection.rules.launching import apply_launch
from cosmotheque.games.space_connection.state import State


def apply(state: State, move: Move[Action]) -> Step[State, Event]:
    action = move.action
    if isinstance(action, Drafting):
        return apply_drafting(state, move.seat, action)
    if isinstance(action, Launch):
        return apply_launch(state, move.seat, action)
    return apply_chance(state, action)
