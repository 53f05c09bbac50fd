"""Seats that may act, and their legal actions: planets are laid out, then launches alternate until the end."""

from collections.abc import Sequence

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.space_connection.actions import Action
from cosmotheque.games.space_connection.rules.drafting import drafting_seats, legal_drafting
from cosmotheque.games.space_connection.rules.launching import legal_launches
from cosmotheque.games.space_connection.state import ALONE, NOBODY, State

ONLY_CHANCE = frozenset({CHANCE})


def actors(state: State) -> frozenset[Seat]:
    if state.over:
        return NOBODY
    return drafting_seats(state) or ONLY_CHANCE if state.turn is None else ALONE[state.turn]


def legal_actions(state: State, seat: Seat) -> Sequence[Action]:
    if seat < 0 or seat not in actors(state):
        return ()
    return legal_drafting(state, seat) if state.in_layout else legal_launches(state, seat)
