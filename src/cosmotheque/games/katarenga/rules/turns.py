"""The effect of every move, in both games: the other side is to move, or the game is drawn."""

from cosmotheque.core.game import Seat, Step
from cosmotheque.games.katarenga.actions import Action
from cosmotheque.games.katarenga.events import Ended, Event
from cosmotheque.games.katarenga.rules.draws import draw_reason
from cosmotheque.games.katarenga.state import BLACK, WHITE, Masks, State, signature


def opponent(seat: Seat) -> Seat:
    return BLACK if seat == WHITE else WHITE


def by_seat(seat: Seat, own: int, other: int) -> Masks:
    """White's and black's masks from those of one side and the other."""
    return (own, other) if seat == WHITE else (other, own)


def quiet_turn(state: State, pawns: Masks, action: Action, event: Event) -> Step[State, Event]:
    """A move that later moves could take back: the positions before it still count for repetition."""
    turn = opponent(state.turn)
    moves = state.moves + 1
    past = (*state.past, signature(pawns, turn))
    ended = draw_reason(past, moves)
    after = State(state.colours, pawns, state.doubled, state.goals, state.camps, turn, moves, past, action, ended)
    return Step(after, (event, Ended(ended, None, 0)) if ended else (event,))
