"""Goal colours and the pawns that have reached them (KBB-12 to KBB-14). In the base game nobody has a goal colour."""

from cosmotheque.core.game import Seat
from cosmotheque.games.katarenga.rules.board import board_of
from cosmotheque.games.katarenga.state import State


def settled_squares(state: State, seat: Seat) -> int:
    """KBB-13: the mask of the squares on which pawns of this seat stand for good."""
    if not state.goals or state.goals[seat] == "-":
        return 0
    return state.pawns[seat] & board_of(state.colours).goal_squares[state.goals[seat]]


def settled_count(state: State, seat: Seat) -> int:
    """The number of settled pawns of this seat, both of a doubled corner counted (KBB-14)."""
    settled = settled_squares(state, seat)
    return settled.bit_count() + (settled & state.doubled).bit_count()
