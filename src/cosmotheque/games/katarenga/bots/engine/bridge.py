"""The way from a seat's view to the fast board, and from the listed actions to its moves."""

from typing import NamedTuple, assert_never

from cosmotheque.games.katarenga.actions import Action, Camp, Lay, Oust, Pass, Slide
from cosmotheque.games.katarenga.bots.engine.board import key_of
from cosmotheque.games.katarenga.bots.engine.jit import Array, word
from cosmotheque.games.katarenga.bots.engine.position import LEFT_CAMP, NO_GOAL, NOWHERE, PASS, Position, move_of
from cosmotheque.games.katarenga.bots.engine.tables import BASE, BIG_BANG, LETTERS, tables
from cosmotheque.games.katarenga.rules.position import read_pawn_letters
from cosmotheque.games.katarenga.view import View


class Problem(NamedTuple):
    """A problem for the engine: the board, the position, and the keys of earlier ones that may come again."""

    tables: Array
    position: Position
    past: tuple[int, ...]


def problem_of(view: View) -> Problem:
    """The position before the seat to move."""
    t = tables(BIG_BANG if view.goals else BASE, view.colours)
    (white, black), _ = read_pawn_letters(view.pawns)
    past = (line.split("/") for line in view.past[:-1])  # the last one is the present
    keys = [_position(t, view, int(white, 16), int(black, 16), int(turn)).key for white, black, turn in past]
    return Problem(t, _position(t, view, white, black, view.turn), tuple(keys))


def move_from(action: Action) -> int:
    """The fast board's number for a listed action."""
    match action:
        case Slide():
            return move_of(action.start, action.target, NOWHERE)
        case Oust():
            return move_of(action.start, action.target, action.to)
        case Camp():
            return move_of(action.start, LEFT_CAMP + action.camp % 2, NOWHERE)
        case Pass():
            return PASS
        case Lay():
            raise ValueError("Only chance lays the board.")
    assert_never(action)


def _position(t: Array, view: View, white: int, black: int, side: int) -> Position:
    own, other = (white, black) if side == 0 else (black, white)
    bare = Position(
        own=word(own),
        other=word(other),
        own_goal=_goal(view, side),
        other_goal=_goal(view, 1 - side),
        own_extra=_extra(view, side),
        other_extra=_extra(view, 1 - side),
        side=int(side),
        number=view.moves,
        key=0,
    )
    return bare._replace(key=key_of(t, bare))


def _goal(view: View, side: int) -> int:
    return LETTERS.find(view.goals[side]) % 5 if view.goals else NO_GOAL  # "-" is not found: -1 becomes NO_GOAL


def _extra(view: View, side: int) -> int:
    """Pawns beyond the square words: the second one on a corner, or those in camps."""
    if view.goals:
        return int("WB"[side] in view.pawns)
    return sum(1 << camp for camp in range(2) if view.camps[2 * side + camp] != "-")
