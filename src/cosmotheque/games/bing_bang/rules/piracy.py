"""Pieces that a pawn may rob and from whom, effects of a robbery, and seats safe from it (BB-51 to BB-57)."""

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components.box import PIECES, SHUTTLE, Piece
from cosmotheque.games.bing_bang.rules.cells import nearest_planets, planet_at
from cosmotheque.games.bing_bang.rules.changes import Log, acting, put, with_book, with_secrets, with_turn
from cosmotheque.games.bing_bang.state import Left, LogBook, PublicState, State

LEFT_BEHIND: tuple[Piece, ...] = ("scientist", "object", "witness")


def robberies(state: State, seat: Seat) -> list[act.Rob]:
    """BB-51, BB-54, BB-56, BB-57: of whom the pawn has just joined, what the player is looking for."""
    table, book = state.table, state.table.books[seat]
    if not (table.options.piracy and table.turn.came and "pilot" in book.aboard and table.turn.flown is None):
        return []
    if planet_at(table, book.pawn) is not None:
        return []
    pieces = sought_pieces(state, seat)
    return [
        act.Rob(Seat(victim), piece)
        for victim, other in enumerate(table.books)
        if victim != seat and other.pawn == book.pawn and victim not in table.turn.robbed + book.guests
        for piece in pieces
        if piece in other.aboard
    ]


def sought_pieces(state: State, seat: Seat) -> list[Piece]:
    """BB-51: what the player may take from another."""
    return [piece for category, piece in enumerate(PIECES) if _is_sought(state, seat, category)]


def _is_sought(state: State, seat: Seat, category: int) -> bool:
    """The order of acquisition: nothing before the shuttle; and a card to give for it."""
    aboard = state.table.books[seat].aboard
    if PIECES[category] in aboard or state.secrets.missions[seat][category] is None:
        return False
    return category == SHUTTLE or "shuttle" in aboard


def rob(state: State, action: act.Rob, log: Log) -> State:
    """BB-51: the piece for the own card. A new count comes after it (BB-54)."""
    turn, victim, piece = state.table.turn, action.victim, action.piece
    category, missions = PIECES.index(piece), state.secrets.missions
    card = missions[turn.seat][category]
    log.append(ev.Robbed(turn.seat, victim, piece, card))
    missions = put(missions, turn.seat, put(missions[turn.seat], category, None))
    state = with_secrets(state, missions=put(missions, victim, put(missions[victim], category, card)))
    state = with_book(state, turn.seat, aboard=acting(state).aboard | {piece})
    state = with_book(state, victim, aboard=state.table.books[victim].aboard - {piece})
    if piece == "shuttle":
        state = _strand(state, victim, log)
    return with_turn(state, robbed=(*turn.robbed, victim))


def _strand(state: State, victim: Seat, log: Log) -> State:
    """BB-53: without a shuttle to the nearest planet, where everything but the pilot stays."""
    table, book = state.table, state.table.books[victim]
    planet = nearest_planets(table, book.pawn)[0]
    cell = table.planets[planet]
    log.append(ev.PawnMoved(victim, book.pawn, cell, planet))
    left = tuple(Left(piece, planet) for piece in LEFT_BEHIND if piece in book.aboard)
    return with_book(
        state,
        victim,
        pawn=cell,
        planet=planet,
        aboard=book.aboard.difference(LEFT_BEHIND),
        left=(*book.left, *left),
    )


def books_after_visit(table: PublicState) -> tuple[LogBook, ...]:
    """BB-57: at the end of a turn, whose guest the player is now; the player's own guests are safe no longer."""
    return tuple(_with_guests(book, _guests(table, host)) for host, book in enumerate(table.books))


def _with_guests(book: LogBook, guests: tuple[Seat, ...]) -> LogBook:
    return book if guests == book.guests else replace(book, guests=guests)


def _guests(table: PublicState, host: int) -> tuple[Seat, ...]:
    """Seats that joined this pawn without attacking it, and are still there."""
    turn, book = table.turn, table.books[host]
    if host == turn.seat:
        return ()
    others = tuple(guest for guest in book.guests if guest != turn.seat)
    meets = book.pawn == table.books[turn.seat].pawn and planet_at(table, book.pawn) is None
    if not meets or host in turn.robbed:
        return others
    return (*others, turn.seat) if turn.came or turn.seat in book.guests else others
