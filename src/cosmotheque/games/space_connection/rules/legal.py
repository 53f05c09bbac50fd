"""Who may act, and what they may do: planets are laid out, then launches alternate until the end."""

from collections.abc import Sequence

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.space_connection.actions import Action
from cosmotheque.games.space_connection.rules.drafting import drafting_seats, legal_drafting, needs_chance
from cosmotheque.games.space_connection.rules.launching import legal_launches
from cosmotheque.games.space_connection.state import State


def actors(state: State) -> frozenset[Seat]:
    if state.over:
        return frozenset()
    if state.turn is not None:
        return frozenset((state.turn,))
    return frozenset((CHANCE,)) if needs_chance(state) else drafting_seats(state)


def legal_actions(state: State, seat: Seat) -> Sequence[Action]:
    if seat < 0 or seat not in actors(state):
        return ()
    return legal_drafting(state, seat) if state.in_layout else legal_launches(state, seat)
