"""Katarenga Big Bang: who may do what, what comes of it, and when it is over."""

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from cosmotheque.core.errors import BadOptions
from cosmotheque.core.game import Move, Outcome, Seat, Step
from cosmotheque.core.text import Text
from cosmotheque.games.katarenga.actions import PASS, Action, Lay, Oust, Slide, ousts
from cosmotheque.games.katarenga.components import BORDER, EVERYWHERE, opening_pawns, squares_in, suits_big_bang
from cosmotheque.games.katarenga.events import Ended, Event, GoalFixed, Moved, Ousted, Passed, Settled
from cosmotheque.games.katarenga.options import BigBangOptions
from cosmotheque.games.katarenga.rules import setup
from cosmotheque.games.katarenga.rules.board import board_of
from cosmotheque.games.katarenga.rules.draws import draw_reason
from cosmotheque.games.katarenga.rules.goals import settled_count, settled_squares
from cosmotheque.games.katarenga.rules.position import read_big_bang
from cosmotheque.games.katarenga.rules.turns import by_seat, opponent, quiet_turn
from cosmotheque.games.katarenga.state import BLACK, WHITE, State, signature

ALL_SETTLED: Final = "all-settled"
STEPS: Final = (Slide, Oust)
_NO_GOALS: Final = Text(
    fr="Option « board » : sur {0} il n’y a pas deux couleurs qui ont exactement une case d’angle (KBB-5).",
    en="Option 'board': {0} has no two colours with exactly one corner square (KBB-5).",
)


def start(options: BigBangOptions, _seats: int) -> State:
    """The pawns stand in the centre (KBB-6); unless options say otherwise, chance lays the board."""
    if options.position:
        state = setup.chosen_position(options.position, read_big_bang)
        return replace(state, ended=_end_reason(state))
    colours = setup.chosen_colours(options.board)
    if colours and not suits_big_bang(colours):
        raise BadOptions(_NO_GOALS.filled(repr(options.board)))
    pawns = opening_pawns(options.opening)
    return State(colours, pawns, goals="--", past=(signature(pawns, WHITE),))


def chance(_state: State, rng: Random) -> Action:
    """KBB-5: a board with at least two possible goal colours."""
    return setup.draw_suitable(rng, suits_big_bang)


def legal_actions(state: State, seat: Seat) -> Sequence[Action]:
    """Slides and ousts from a1 up; a pass when there is nothing else (KBB-11)."""
    if seat != state.turn or state.ended or not state.colours:
        return ()
    board = board_of(state.colours)
    own, other = state.pawns[seat], state.pawns[1 - seat]
    occupied = own | other
    goal = state.goals[seat]
    if goal == "-":
        free = board.first_landings[state.goals[1 - seat]] & ~occupied  # KBB-12
        movers, oustable = own, 0
    else:
        goal_squares = board.goal_squares[goal]
        free = ~occupied | (own & board.goal_corners[goal] & ~state.doubled)  # KBB-14
        movers, oustable = own & ~goal_squares, other & goal_squares  # KBB-13, KBB-16
    found: list[Action] = []
    for square in squares_in(movers):
        way = board.ways[square]
        reached = way.reached[occupied & way.span]
        found += way.slides[reached & free]
        if reached & oustable:
            found += _ousts(square, reached & oustable, occupied)
    return found or (PASS,)


def _ousts(start: int, targets: int, occupied: int) -> list[Action]:
    """KBB-16: each reachable opposing pawn to each vacant square, the one just left included."""
    vacant = squares_in(EVERYWHERE & ~occupied | 1 << start)
    return [ousts(start, target)[to] for target in squares_in(targets) for to in vacant]


def apply(state: State, move: Move[Action]) -> Step[State, Event]:
    """The state after a legal move."""
    seat, action = move.seat, move.action
    if isinstance(action, STEPS):
        start, target = action.start, action.target
        if BORDER >> target & 1 and state.goals[seat] in ("-", state.colours[target]):
            return _settle(state, seat, action)
        own = state.pawns[seat] ^ (1 << start | 1 << target)
        pawns = by_seat(seat, own, state.pawns[1 - seat])
        return quiet_turn(state, pawns, action, Moved(seat, start, target))
    if isinstance(action, Lay):
        return setup.lay(state, action)
    return quiet_turn(state, state.pawns, action, Passed(seat))


def outcome(state: State) -> Outcome | None:
    """KBB-18, KBB-19: points for the winner, none in a draw."""
    if not state.ended:
        return None
    if state.ended != ALL_SETTLED:
        return Outcome(state.ended, (0, 0))
    winner = _winner(state)
    return Outcome(state.ended, by_seat(winner, _points_won(state, winner), 0))


def concede(state: State, seat: Seat) -> Outcome:
    """The other side scores as if it had just won."""
    return Outcome("resigned", by_seat(seat, 0, _points_against(state, seat)))


def _settle(state: State, seat: Seat, action: Slide | Oust) -> Step[State, Event]:
    """A pawn lands on its side's goal colour, which it may fix by landing, and may oust another pawn."""
    landing = 1 << action.target
    own, other = state.pawns[seat], state.pawns[1 - seat]
    doubled = state.doubled | own & landing  # KBB-14
    own = own ^ 1 << action.start | landing
    if isinstance(action, Oust):
        other = other ^ landing | 1 << action.to
    pawns, turn = by_seat(seat, own, other), opponent(seat)
    goals = _with_goal(state, seat, state.colours[action.target])
    past = (signature(pawns, turn),)
    after = State(state.colours, pawns, doubled, goals, "", turn, state.moves + 1, past, action)
    events = _settling_events(state, after, seat, action)
    reason = _end_reason(after)
    if reason:
        after = replace(after, ended=reason)
        events.append(_end_event(after))
    return Step(after, tuple(events))


def _with_goal(state: State, seat: Seat, colour: str) -> str:
    return colour + state.goals[1] if seat == WHITE else state.goals[0] + colour


def _settling_events(before: State, after: State, seat: Seat, action: Slide | Oust) -> list[Event]:
    target, count = action.target, settled_count(after, seat)
    events: list[Event] = [Moved(seat, action.start, target)]
    if before.goals != after.goals:
        events.append(GoalFixed(seat, after.goals[seat]))
        # KBB-13: pawns that an oust had put on this colour before are settled too.
        earlier = settled_squares(after, seat) & ~(1 << target)
        events += [Settled(seat, square, count) for square in squares_in(earlier)]
    events.append(Settled(seat, target, count))
    if isinstance(action, Oust):
        owner = opponent(seat)
        events.append(Ousted(owner, target, action.to))
        if settled_squares(after, owner) >> action.to & 1:  # KBB-17
            events.append(Settled(owner, action.to, settled_count(after, owner)))
    return events


def _end_reason(state: State) -> str:
    if 8 in (settled_count(state, WHITE), settled_count(state, BLACK)):
        return ALL_SETTLED
    return draw_reason(state.past, state.moves)


def _end_event(state: State) -> Ended:
    if state.ended != ALL_SETTLED:
        return Ended(state.ended, None, 0)
    winner = _winner(state)
    return Ended(state.ended, winner, _points_won(state, winner))


def _winner(state: State) -> Seat:
    """The seat that moved last, unless its move settled only the opponent's eighth pawn (KBB-17)."""
    mover = opponent(state.turn)
    return mover if settled_count(state, mover) == 8 else state.turn


def _points_won(state: State, winner: Seat) -> int:
    """KBB-18: a pawn that the winning move ousted was not settled when the game ended, wherever it is put then."""
    loser, last = opponent(winner), state.last
    in_hand = isinstance(last, Oust) and state.turn == loser and settled_squares(state, loser) >> last.to & 1
    return _points_against(state, loser) + (1 if in_hand else 0)


def _points_against(state: State, loser: Seat) -> int:
    """KBB-18: one for each pawn not settled."""
    return 8 - settled_count(state, loser)
