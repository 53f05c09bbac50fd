"""The operations of a count: lay, move, take, fly over, lay red (BB-16 to BB-25, BB-33, BB-46)."""

from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components import FLIGHT_COST, RED_COST
from cosmotheque.games.bing_bang.rules.changes import Log, acting, with_book, with_table, with_turn
from cosmotheque.games.bing_bang.rules.editions import is_first
from cosmotheque.games.bing_bang.rules.planets import stop_on_planet
from cosmotheque.games.bing_bang.rules.sky import planet_at
from cosmotheque.games.bing_bang.state import State


def lay_white(state: State, cell: int, log: Log) -> State:
    turn = state.table.turn
    log.append(ev.WhiteLaid(turn.seat, cell))
    state = with_table(state, whites=state.table.whites | {cell})
    state = with_book(state, turn.seat, whites=acting(state).whites - 1)
    return with_turn(state, count=turn.count + 1, opening=False, laid=turn.laid + 1)


def take_white(state: State, cell: int, log: Log) -> State:
    turn = state.table.turn
    log.append(ev.WhiteTaken(turn.seat, cell))
    state = with_table(state, whites=state.table.whites - {cell})
    state = with_book(state, turn.seat, whites=acting(state).whites + 1)
    laid = turn.laid if is_first(state.table) else turn.laid - 1
    return with_turn(state, count=turn.count + 1, opening=False, laid=laid)


def move_pawn(state: State, cell: int, log: Log) -> State:
    """BB-18; BB-46: a planet ends the movement."""
    turn, planet = state.table.turn, planet_at(state.table, cell)
    log.append(ev.PawnMoved(turn.seat, acting(state).pawn, cell, planet))
    state = with_book(state, turn.seat, pawn=cell)
    state = with_turn(state, count=turn.count + 1, opening=False, came=True, landed=planet is not None)
    return state if planet is None else stop_on_planet(state, turn.seat, log)


def fly_over(state: State, over: int, to: int, log: Log) -> State:
    """BB-23: the flight and the landing count 1 each."""
    turn, token = state.table.turn, state.table.tokens.index(over)
    log.append(ev.FlownOver(turn.seat, token, acting(state).pawn, to))
    state = with_book(state, turn.seat, pawn=to)
    return with_turn(state, count=turn.count + FLIGHT_COST, opening=False, came=True, landed=True, flown=token)


def lay_red(state: State, cell: int, log: Log) -> State:
    turn = state.table.turn
    log.append(ev.RedLaid(turn.seat, cell))
    state = with_table(state, reds=state.table.reds | {cell})
    state = with_book(state, turn.seat, reds=acting(state).reds - 1)
    return with_turn(state, count=turn.count + RED_COST, reds=turn.reds + 1)
