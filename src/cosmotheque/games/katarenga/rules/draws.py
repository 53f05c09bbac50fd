"""Draws (KBB-19), in both games."""

from typing import Final

from cosmotheque.games.katarenga.state import MOVE_LIMIT, State

REPETITION: Final = "repetition"
MOVE_LIMIT_REACHED: Final = "move-limit"


def draw_reason(past: tuple[str, ...], moves: int) -> str:
    """The reason why the game is drawn now, or an empty text. `past` ends with the present position."""
    if past.count(past[-1]) >= 3:
        return REPETITION
    return MOVE_LIMIT_REACHED if moves >= MOVE_LIMIT else ""


def is_limited(state: State) -> bool:
    """KBB-19: the moves ran out."""
    return state.ended == MOVE_LIMIT_REACHED
