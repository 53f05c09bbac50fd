"""Giving up: what it counts, and how a player leaves a game that the others play on (BB-62)."""

from cosmotheque.core.game import Outcome, Seat
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components.box import EARTH
from cosmotheque.games.bing_bang.rules.changes import Log, put, with_secrets, with_table, with_turn
from cosmotheque.games.bing_bang.rules.setup import by_colour, next_layer, next_of
from cosmotheque.games.bing_bang.rules.turns import (
    eliminate,
    end_for_last,
    pass_on,
    players_left,
)
from cosmotheque.games.bing_bang.state import Phase, State

MANY = 3
"""BB-62: the fewest players left with which the game goes on without a player who gives up."""


def retire(state: State, seat: Seat) -> act.GiveUp | None:
    """BB-62: the move by which a seat leaves a game that the others play on; None where giving up ends the game."""
    left = players_left(state.table)
    return act.GIVE_UP if len(left) >= MANY and seat in left and not state.table.is_first_edition else None


def is_out(state: State, seat: Seat) -> bool:
    return seat not in players_left(state.table)


def concede(state: State, seat: Seat) -> Outcome:
    """The outcome of giving up: the seat has lost; the last one left has won, several draw."""
    rest = [other for other in players_left(state.table) if other != seat]
    share = 1.0 if len(rest) == 1 else 0.5
    return Outcome("resigned", tuple(share if other in rest else 0.0 for other in range(state.table.seats)))


def give_up(state: State, seat: Seat, log: Log) -> State:
    """Remove a seat as if eliminated (BB-22), in turn or not; a seat in turn leaves nothing half done."""
    if state.table.phase is Phase.OVER or seat not in players_left(state.table):
        return state
    log.append(ev.GaveUp(seat))
    if not state.table.books:
        return _before_the_start(state, seat, log)
    in_turn = seat == state.table.turn.seat
    state = eliminate(_sweep(state) if in_turn else state, seat, log)
    return pass_on(state, log) if in_turn and state.table.phase is not Phase.OVER else state


def _sweep(state: State) -> State:
    """The state with nothing shown, held or half played."""
    state = with_turn(state, flown=None, closing=False)
    shown = {"turned": None, "surprise": None, "shown": None}
    return with_table(state, phase=Phase.TURN, lifted=None, scattered=(), peeks=0, peeked=None, **shown)


def _before_the_start(state: State, seat: Seat, log: Log) -> State:
    """The left neighbour lays what the player had still to lay."""
    state = with_table(state, retired=(*state.table.retired, seat))
    log.append(ev.Eliminated(seat))
    state = end_for_last(state, log)
    heir = next_of(state.table, seat)
    match state.table.phase:
        case Phase.LAY_TOKENS:
            state = _hand_over_tokens(state, seat, heir)
        case Phase.LAY_PLANETS:
            state = _hand_over_planets(state, seat, heir)
        case _:
            return state
    return with_turn(state, seat=next_layer(state.table, seat)) if seat == state.table.turn.seat else state


def _hand_over_tokens(state: State, seat: Seat, heir: Seat) -> State:
    table, secrets = state.table, state.secrets
    held = secrets.supplies[seat]
    if seat == table.turn.seat and secrets.picked is not None:
        held = (*held, secrets.picked)
        state = with_table(with_secrets(state, picked=None), picked=None)
    supplies = put(put(secrets.supplies, heir, tuple(sorted((*secrets.supplies[heir], *held)))), seat, ())
    state = with_secrets(state, supplies=supplies)
    return with_table(state, supplies=tuple(map(by_colour, supplies)))


def _hand_over_planets(state: State, seat: Seat, heir: Seat) -> State:
    """Give the seat's planets to its heir, who begins if Earth is among them (BB-15)."""
    table, hands = state.table, state.table.planet_hands
    first = heir if EARTH in hands[seat] else table.first
    lifted = None if seat == table.turn.seat else table.lifted
    hands = put(put(hands, heir, tuple(sorted((*hands[heir], *hands[seat])))), seat, ())
    return with_table(state, planet_hands=hands, first=first, lifted=lifted)
