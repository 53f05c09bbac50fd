"""The rule that forbids what somebody tried, for both games. Legality itself is written in `legal_actions` alone."""

from collections.abc import Sequence

from cosmotheque.core.game import Seat
from cosmotheque.core.text import RuleId
from cosmotheque.games.katarenga.actions import Action, Camp, Lay, Oust, Pass, Slide
from cosmotheque.games.katarenga.components import BORDER, squares_in
from cosmotheque.games.katarenga.rules import base, big_bang
from cosmotheque.games.katarenga.rules.board import board_of
from cosmotheque.games.katarenga.rules.goals import settled_squares
from cosmotheque.games.katarenga.rules.movement import reach, why_not_reach
from cosmotheque.games.katarenga.state import State


def why_in_big_bang(state: State, seat: Seat, action: Action) -> RuleId:
    """The rule against an action that is not legal in Big Bang."""
    if isinstance(action, Lay) or not state.colours:
        return RuleId("KBB-3")
    if state.ended:
        return RuleId("KBB-18")
    if seat != state.turn:
        return RuleId("KBB-7")
    if isinstance(action, Pass):
        return RuleId("KBB-11")
    if isinstance(action, Camp):
        return RuleId("KBB-1")
    return _why_not_settle(state, seat, _tried(state, action, big_bang.legal_actions(state, seat)))


def _why_not_settle(state: State, seat: Seat, action: Slide | Oust) -> RuleId:
    target, own, occupied = action.target, state.pawns[seat], state.pawns[0] | state.pawns[1]
    if 0 <= action.start < 64 and settled_squares(state, seat) >> action.start & 1:
        return RuleId("KBB-13")
    rule = why_not_reach(board_of(state.colours), own, occupied, action.start, target)
    if rule is not None:
        return rule
    if own >> target & 1:
        return RuleId("KBB-14" if settled_squares(state, seat) >> target & 1 else "KBB-10")
    if isinstance(action, Oust):
        return RuleId("KBB-16")
    if occupied >> target & 1:
        is_goal = BORDER >> target & 1 and state.goals[seat] == state.colours[target]
        return RuleId("KBB-16" if is_goal else "KBB-10")
    return RuleId("KBB-12")


def why_in_base_game(state: State, seat: Seat, action: Action) -> RuleId:
    """The rule against an action that is not legal in the base game."""
    if isinstance(action, Lay) or not state.colours:
        return RuleId("KBB-3")
    if seat != state.turn:
        return RuleId("KAT-1")
    if isinstance(action, Pass) or state.ended:
        return RuleId("KAT-4")
    if isinstance(action, Oust):
        return RuleId("KAT-2")
    if isinstance(action, Camp):
        return _why_not_camp(state, seat, action)
    start, target = action.start, _tried(state, action, base.legal_actions(state, seat)).target
    occupied = state.pawns[0] | state.pawns[1]
    rule = why_not_reach(board_of(state.colours), state.pawns[seat], occupied, start, target)
    if rule is not None:
        return rule
    return RuleId("KBB-10" if state.pawns[seat] >> target & 1 else "KAT-2")


def _why_not_camp(state: State, seat: Seat, action: Camp) -> RuleId:
    if not 0 <= action.start < 64:
        return RuleId("KBB-1")
    return RuleId("KAT-3" if state.pawns[seat] >> action.start & 1 else "KBB-4")


def _tried(state: State, action: Slide | Oust, legal: Sequence[Action]) -> Slide | Oust:
    """A pawn that cannot leave its square and is put back on it asks for a reason: a square it would come to tells."""
    start, occupied = action.start, state.pawns[0] | state.pawns[1]
    can_move = any(not isinstance(other, Lay | Pass) and other.start == start for other in legal)
    if start != action.target or not 0 <= start < 64 or can_move:
        return action
    reached = reach(board_of(state.colours), start, occupied)
    return Slide(start, next(squares_in(reached & ~occupied or reached)))
