"""The standing of a side at a glance, for bots that look one move ahead. No rule depends on it."""

from functools import lru_cache

from cosmotheque.core.game import Seat
from cosmotheque.games.katarenga.components import BASE_RANKS, squares_in
from cosmotheque.games.katarenga.rules.base import pawns_left
from cosmotheque.games.katarenga.rules.board import board_of
from cosmotheque.games.katarenga.rules.movement import reach
from cosmotheque.games.katarenga.rules.turns import opponent
from cosmotheque.games.katarenga.state import State

FAR = 6  # moves, for a square from which the aim cannot be reached at all


def appraise_big_bang(state: State, seat: Seat) -> float:
    """The number of moves fewer than the opponent's that the side's pawns need, on an otherwise empty board."""
    return _moves_to_settle(state, opponent(seat)) - _moves_to_settle(state, seat)


def appraise_base_game(state: State, seat: Seat) -> float:
    """Pawns first, then camps, then how near the two best placed pawns are to the opposing base rank."""
    return _strength(state, seat) - _strength(state, opponent(seat))


def _moves_to_settle(state: State, seat: Seat) -> int:
    board = board_of(state.colours)
    own, goal = state.pawns[seat], state.goals[seat]
    if goal == "-":
        taken = state.goals[1 - seat]
        free = [mask for colour, mask in board.goal_squares.items() if colour != taken]
        return min(_total(state.colours, own, mask) for mask in free)
    return _total(state.colours, own, board.goal_squares[goal])


def _strength(state: State, seat: Seat) -> float:
    steps = moves_needed(state.colours, BASE_RANKS[1 - seat])
    camped = state.camps.count("wb"[seat])
    nearest = sorted(steps[square] for square in squares_in(state.pawns[seat]))[: 2 - camped]
    return 2 * pawns_left(state, seat) + 6 * camped - sum(nearest)


def _total(colours: str, pawns: int, aims: int) -> int:
    steps = moves_needed(colours, aims)
    return sum(steps[square] for square in squares_in(pawns))


@lru_cache(maxsize=2048)
def moves_needed(colours: str, aims: int) -> tuple[int, ...]:
    """The number of moves from each square to the squares of a mask, on an empty board."""
    board = board_of(colours)
    needed = [0 if aims >> square & 1 else FAR for square in range(64)]
    for moves in range(1, FAR):
        near = sum(1 << square for square in range(64) if needed[square] < moves)
        for square in range(64):
            if needed[square] == FAR and reach(board, square, 0) & near:
                needed[square] = moves
    return tuple(needed)
