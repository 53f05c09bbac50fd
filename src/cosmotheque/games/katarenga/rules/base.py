"""Katarenga, the base game: pawns capture, and want to reach the camps behind the opposing base rank."""

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from cosmotheque.core.game import Move, Outcome, Seat, Step
from cosmotheque.games.katarenga.actions import CAMP_MOVES, PASS, Action, Camp, Lay, Slide
from cosmotheque.games.katarenga.components import BASE_RANKS, draw_layout, squares_in
from cosmotheque.games.katarenga.events import Camped, Captured, Ended, Event, Moved, Passed
from cosmotheque.games.katarenga.options import BaseOptions
from cosmotheque.games.katarenga.rules import setup
from cosmotheque.games.katarenga.rules.board import board_of
from cosmotheque.games.katarenga.rules.draws import draw_reason
from cosmotheque.games.katarenga.rules.position import read_base
from cosmotheque.games.katarenga.rules.turns import by_seat, opponent, quiet_turn
from cosmotheque.games.katarenga.state import BLACK, WHITE, Masks, State, signature

BOTH_CAMPS: Final = "both-camps"
TOO_FEW_PAWNS: Final = "too-few-pawns"
FIRST_CAPTURES: Final = 2  # KAT-2: after so many moves


def start(options: BaseOptions, _seats: int) -> State:
    """KAT-1: eight pawns on each base rank; unless options say otherwise, chance lays the board."""
    if options.position:
        state = setup.chosen_position(options.position, read_base)
        return replace(state, ended=_end_reason(state))
    colours = setup.chosen_colours(options.board)
    return State(colours, BASE_RANKS, camps="----", past=(signature(BASE_RANKS, WHITE),))


def chance(_state: State, rng: Random) -> Action:
    """KBB-3: any board will do."""
    return Lay(draw_layout(rng))


def legal_actions(state: State, seat: Seat) -> Sequence[Action]:
    """Slides and camp moves from a1 up; a pass when there is nothing else (KAT-4)."""
    if seat != state.turn or state.ended or not state.colours:
        return ()
    ways = board_of(state.colours).ways
    own, other = state.pawns[seat], state.pawns[1 - seat]
    occupied, at_the_camps = own | other, own & BASE_RANKS[1 - seat]
    free = ~own if may_capture(state) else ~occupied
    found: list[Action] = []
    for square in squares_in(own):
        way = ways[square]
        found += way.slides[way.reached[occupied & way.span] & free]
        if at_the_camps and at_the_camps >> square & 1:
            found += [CAMP_MOVES[square][camp] for camp in free_camps(state, seat)]
    return found or (PASS,)


def may_capture(state: State) -> bool:
    """KAT-2: not on either player's first move."""
    return state.moves >= FIRST_CAPTURES


def free_camps(state: State, seat: Seat) -> list[int]:
    """KAT-3: the camps behind the opposing base rank that nobody is in."""
    return [camp for camp in (2 * seat, 2 * seat + 1) if state.camps[camp] == "-"]


def apply(state: State, move: Move[Action]) -> Step[State, Event]:
    """The state after a legal move."""
    seat, action = move.seat, move.action
    if isinstance(action, Slide):
        moved = Moved(seat, action.start, action.target)
        own = state.pawns[seat] ^ (1 << action.start | 1 << action.target)
        other = state.pawns[1 - seat]
        if other >> action.target & 1:
            return _capture(state, action, by_seat(seat, own, other ^ 1 << action.target), moved)
        return quiet_turn(state, by_seat(seat, own, other), action, moved)
    if isinstance(action, Camp):
        return _camp(state, seat, action)
    if isinstance(action, Lay):
        return setup.lay(state, action)
    return quiet_turn(state, state.pawns, action, Passed(seat))


def outcome(state: State) -> Outcome | None:
    """KAT-4: one point for the winner; none in a draw (KBB-19)."""
    if not state.ended:
        return None
    if state.ended not in (BOTH_CAMPS, TOO_FEW_PAWNS):
        return Outcome(state.ended, (0, 0))
    return Outcome(state.ended, by_seat(_winner(state), 1, 0))


def concede(_state: State, seat: Seat) -> Outcome:
    """The other side has won."""
    return Outcome("resigned", by_seat(seat, 0, 1))


def pawns_left(state: State, seat: Seat) -> int:
    """The number of pawns on the board and in camps."""
    return state.pawns[seat].bit_count() + state.camps.count("wb"[seat])


def _capture(state: State, action: Slide, pawns: Masks, moved: Moved) -> Step[State, Event]:
    owner = opponent(moved.seat)
    left = pawns_left(state, owner) - 1
    return _decisive_turn(state, pawns, state.camps, action, [moved, Captured(owner, action.target, left)])


def _camp(state: State, seat: Seat, action: Camp) -> Step[State, Event]:
    pawns = by_seat(seat, state.pawns[seat] ^ 1 << action.start, state.pawns[1 - seat])
    camps = state.camps[: action.camp] + "wb"[seat] + state.camps[action.camp + 1 :]
    return _decisive_turn(state, pawns, camps, action, [Camped(seat, action.start, action.camp)])


def _decisive_turn(state: State, pawns: Masks, camps: str, action: Action, events: list[Event]) -> Step[State, Event]:
    """A move that cannot be taken back by later ones: no earlier position can come again."""
    turn = opponent(state.turn)
    past = (signature(pawns, turn),)
    after = State(state.colours, pawns, 0, "", camps, turn, state.moves + 1, past, action)
    reason = _end_reason(after)
    if reason:
        after = replace(after, ended=reason)
        winner = None if reason not in (BOTH_CAMPS, TOO_FEW_PAWNS) else _winner(after)
        events.append(Ended(reason, winner, 0 if winner is None else 1))
    return Step(after, tuple(events))


def _end_reason(state: State) -> str:
    if any(_has_both_camps(state, seat) for seat in (WHITE, BLACK)):
        return BOTH_CAMPS
    if any(_has_too_few(state, seat) for seat in (WHITE, BLACK)):
        return TOO_FEW_PAWNS
    return draw_reason(state.past, state.moves)


def _winner(state: State) -> Seat:
    """KAT-4: the seat that moved last, as no own move can lose; only a position given by text can be otherwise."""
    mover = opponent(state.turn)
    won = _has_both_camps(state, mover) or (state.ended == TOO_FEW_PAWNS and not _has_too_few(state, mover))
    return mover if won else state.turn


def _has_both_camps(state: State, seat: Seat) -> bool:
    return state.camps.count("wb"[seat]) == 2


def _has_too_few(state: State, seat: Seat) -> bool:
    return pawns_left(state, seat) < 2
