"""Whom a pawn may rob of what (BB-51, BB-54 to BB-57)."""

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components import PIECES, SHUTTLE
from cosmotheque.games.bing_bang.rules.sky import planet_at
from cosmotheque.games.bing_bang.state import LogBook, State, Table


def robberies(state: State, seat: Seat) -> list[act.Rob]:
    """BB-51, BB-54, BB-56, BB-57: of whom the pawn has just joined, what the player is looking for."""
    table, book = state.table, state.table.books[seat]
    if not (table.options.piracy and table.turn.came and "pilot" in book.aboard and table.turn.flown is None):
        return []
    if planet_at(table, book.pawn) is not None:
        return []
    pieces = [piece for category, piece in enumerate(PIECES) if _seeks(state, seat, category)]
    return [
        act.Rob(Seat(victim), piece)
        for victim, other in enumerate(table.books)
        if victim != seat and other.pawn == book.pawn and victim not in table.turn.robbed + book.guests
        for piece in pieces
        if piece in other.aboard
    ]


def _seeks(state: State, seat: Seat, category: int) -> bool:
    """The order of acquisition: nothing before the shuttle; and a card to give for it."""
    aboard = state.table.books[seat].aboard
    if PIECES[category] in aboard or state.secrets.missions[seat][category] is None:
        return False
    return category == SHUTTLE or "shuttle" in aboard


def books_after_visit(table: Table) -> tuple[LogBook, ...]:
    """BB-57: at the end of a turn, whose guest the player is now; the player's own guests are safe no longer."""
    return tuple(_with_guests(book, _guests(table, host)) for host, book in enumerate(table.books))


def _with_guests(book: LogBook, guests: tuple[Seat, ...]) -> LogBook:
    return book if guests == book.guests else replace(book, guests=guests)


def _guests(table: Table, host: int) -> tuple[Seat, ...]:
    """Who joined this pawn without attacking it, and is still there."""
    turn, book = table.turn, table.books[host]
    if host == turn.seat:
        return ()
    others = tuple(guest for guest in book.guests if guest != turn.seat)
    meets = book.pawn == table.books[turn.seat].pawn and planet_at(table, book.pawn) is None
    if not meets or host in turn.robbed:
        return others
    return (*others, turn.seat) if turn.came or turn.seat in book.guests else others
