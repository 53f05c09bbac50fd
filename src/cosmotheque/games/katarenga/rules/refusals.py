"""The rules that an action breaks, in both games: a refusal names the first of them.

`legal_actions` says the same by masks, several times as fast, and is what the host goes by; law 12 holds both together.
"""

from collections.abc import Iterator

from cosmotheque.core.game import Seat
from cosmotheque.core.text import RuleId
from cosmotheque.games.katarenga.actions import PASS, Action, Camp, Lay, Oust, Pass, Slide
from cosmotheque.games.katarenga.components import BASE_RANKS, squares_in
from cosmotheque.games.katarenga.rules import base, big_bang
from cosmotheque.games.katarenga.rules.board import board_of
from cosmotheque.games.katarenga.rules.goals import settled_squares
from cosmotheque.games.katarenga.rules.movement import reach, why_not_reach
from cosmotheque.games.katarenga.state import State


def breaks_in_big_bang(state: State, seat: Seat, action: Action) -> Iterator[RuleId]:
    """The rules of Big Bang that an action breaks, the one to be told first; none where it is legal."""
    if isinstance(action, Lay) or not state.colours:
        yield RuleId("KBB-3")
    elif state.ended:
        yield RuleId("KBB-18")
    elif seat != state.turn:
        yield RuleId("KBB-7")
    elif isinstance(action, Pass):
        if PASS not in big_bang.legal_actions(state, seat):
            yield RuleId("KBB-11")
    elif isinstance(action, Camp):
        yield RuleId("KBB-1")
    else:
        yield from _broken_by_settling(state, seat, _slide_instead(state, seat, action))


def _broken_by_settling(state: State, seat: Seat, action: Slide | Oust) -> Iterator[RuleId]:
    start, target, goal = action.start, action.target, state.goals[seat]
    board, own, other = board_of(state.colours), state.pawns[seat], state.pawns[1 - seat]
    aims, settled = board.goal_squares.get(goal, 0), settled_squares(state, seat)
    if 0 <= start < 64 and settled >> start & 1:
        yield RuleId("KBB-13")
    if rule := why_not_reach(board, own, own | other, start, target):
        yield rule
        return
    if own >> target & 1:
        may_double = isinstance(action, Slide) and board.goal_corners.get(goal, 0) & ~state.doubled
        if not may_double >> target & 1:
            yield RuleId("KBB-14" if settled >> target & 1 else "KBB-10")
    elif isinstance(action, Oust):
        vacant = ~(own | other) | 1 << start
        if not ((other & aims) >> target & 1 and 0 <= action.to < 64 and vacant >> action.to & 1):
            yield RuleId("KBB-16")
    elif other >> target & 1:
        yield RuleId("KBB-16" if aims >> target & 1 else "KBB-10")
    if goal == "-" and not board.first_landings[state.goals[1 - seat]] >> target & 1:
        yield RuleId("KBB-12")


def breaks_in_base_game(state: State, seat: Seat, action: Action) -> Iterator[RuleId]:
    """The rules of the base game that an action breaks, the one to be told first; none where it is legal."""
    if isinstance(action, Lay) or not state.colours:
        yield RuleId("KBB-3")
    elif seat != state.turn:
        yield RuleId("KAT-1")
    elif state.ended:
        yield RuleId("KAT-4")
    elif isinstance(action, Pass):
        if PASS not in base.legal_actions(state, seat):
            yield RuleId("KAT-4")
    elif isinstance(action, Oust):
        yield RuleId("KAT-2")
    elif isinstance(action, Camp):
        yield from _broken_by_camping(state, seat, action)
    else:
        yield from _broken_by_capturing(state, seat, _slide_instead(state, seat, action))


def _broken_by_camping(state: State, seat: Seat, action: Camp) -> Iterator[RuleId]:
    start = action.start
    if not 0 <= start < 64:
        yield RuleId("KBB-1")
    elif not state.pawns[seat] >> start & 1:
        yield RuleId("KBB-4")
    elif not BASE_RANKS[1 - seat] >> start & 1 or action.camp not in base.free_camps(state, seat):
        yield RuleId("KAT-3")


def _broken_by_capturing(state: State, seat: Seat, action: Slide | Oust) -> Iterator[RuleId]:
    own, other, target = state.pawns[seat], state.pawns[1 - seat], action.target
    if rule := why_not_reach(board_of(state.colours), own, own | other, action.start, target):
        yield rule
    elif own >> target & 1:
        yield RuleId("KBB-10")
    elif other >> target & 1 and not base.may_capture(state):
        yield RuleId("KAT-2")


def _slide_instead(state: State, seat: Seat, action: Slide | Oust) -> Slide | Oust:
    """A pawn that cannot leave its square and is put back on it asks for a reason: a square it would come to tells."""
    start, occupied = action.start, state.pawns[0] | state.pawns[1]
    if start != action.target or not 0 <= start < 64:
        return action
    legal = big_bang.legal_actions(state, seat) if state.goals else base.legal_actions(state, seat)
    if any(not isinstance(other, Lay | Pass) and other.start == start for other in legal):
        return action
    reached = reach(board_of(state.colours), start, occupied)
    return Slide(start, squares_in(reached & ~occupied or reached)[0])
