"""Planets that may be entered, and effects of stopping there (BB-32, BB-46, BB-47, BB-49, BB-50, BB-53)."""

from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components.box import EARTH, PLANET, TOKENS
from cosmotheque.games.bing_bang.rules.cells import planet_at
from cosmotheque.games.bing_bang.rules.changes import Log, with_book, with_table, with_turn
from cosmotheque.games.bing_bang.rules.decks import REDS_IN_STOCK, hand_in_mission
from cosmotheque.games.bing_bang.rules.missions import COMPLETE, LOADED
from cosmotheque.games.bing_bang.state import Phase, PublicState, State


def stop_on_planet(state: State, seat: Seat, log: Log) -> State:
    """A pawn that stops on a planet, or stands there when its turn begins.

    BB-32: a damaged ship gets nothing there, but it has come home all the same if it was complete.
    """
    book = state.table.books[seat]
    planet = planet_at(state.table, book.pawn)
    if planet is None:
        return state
    way = book.way if book.way[-1] == TOKENS + planet else (*book.way, TOKENS + planet)
    state = with_book(state, seat, planet=planet, way=way)
    if book.meteors and state.table.is_first_edition:
        return state
    if not book.meteors:
        state = _fetch(state, seat, planet, log)
        state = _deliver(state, seat, planet, log)
    if planet == EARTH and state.table.books[seat].aboard >= COMPLETE:
        return _accomplish(state, seat, log)
    return state


def may_enter_planet(table: PublicState, seat: int, cell: int) -> bool:
    """BB-46; a damaged ship goes to the nearest planet only (BB-32); no false departures (BB-55)."""
    planet = planet_at(table, cell)
    if planet is None or (table.books[seat].meteors and planet not in table.turn.havens):
        return False
    return not (table.options.piracy and planet == table.turn.departure)


def _fetch(state: State, seat: Seat, planet: int, log: Log) -> State:
    """BB-53: with a new shuttle, what was left here comes aboard again."""
    book = state.table.books[seat]
    here = tuple(left.piece for left in book.left if left.planet == planet)
    if not here or "shuttle" not in book.aboard:
        return state
    log.append(ev.Fetched(seat, here))
    elsewhere = tuple(left for left in book.left if left.planet != planet)
    return with_book(state, seat, aboard=book.aboard | set(here), left=elsewhere)


def _deliver(state: State, seat: Seat, planet: int, log: Log) -> State:
    """BB-47: object and planet card for the witness."""
    book = state.table.books[seat]
    if not book.aboard >= LOADED or state.secrets.missions[seat][PLANET] != planet:
        return state
    log.append(ev.Delivered(seat, planet))
    state = hand_in_mission(state, seat, PLANET)
    return with_book(state, seat, aboard=book.aboard - {"object"} | {"witness"})


def _accomplish(state: State, seat: Seat, log: Log) -> State:
    """BB-49: the last mission wins. BB-50: otherwise there are new cards, and the pawn waits for its next turn."""
    book = state.table.books[seat]
    missions = book.missions + 1
    log.append(ev.MissionAccomplished(seat, missions))
    state = with_book(state, seat, missions=missions, aboard=frozenset(), reds=max(book.reds, REDS_IN_STOCK))
    if missions == state.table.options.missions:
        log.append(ev.Ended("missions", seat))
        return with_table(state, phase=Phase.OVER, ended="missions", winner=seat)
    return with_turn(with_table(state, phase=Phase.DRAW_MISSION), landed=True)
