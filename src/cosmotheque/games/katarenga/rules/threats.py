"""Pawns in danger: those that the other side could oust (KBB-16) or capture (KAT-2) if it moved now."""

from cosmotheque.core.game import Seat
from cosmotheque.games.katarenga.components import squares_in
from cosmotheque.games.katarenga.rules.board import board_of
from cosmotheque.games.katarenga.rules.turns import opponent
from cosmotheque.games.katarenga.state import State


def find_threatened(state: State, seat: Seat) -> int:
    """The mask of this seat's pawns that are in danger."""
    if not state.colours or state.ended:
        return 0
    board, other = board_of(state.colours), opponent(seat)
    movers, prey = state.pawns[other], state.pawns[seat]
    if state.goals:
        aims = board.goal_squares.get(state.goals[other], 0)
        movers, prey = movers & ~aims, prey & aims
    elif state.moves + (seat == state.turn) < 2:  # KAT-2: the other side has its first move before it
        return 0
    if not prey:
        return 0
    occupied, reached = state.pawns[0] | state.pawns[1], 0
    for square in squares_in(movers):
        way = board.ways[square]
        reached |= way.reached[occupied & way.span]
    return reached & prey
