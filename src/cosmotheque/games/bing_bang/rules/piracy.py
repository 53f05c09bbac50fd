"""Robbing other players, and the price of hiding on a planet (BB-51 to BB-58)."""

from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components import (
    BANG_COST,
    PIECES,
    PIRATE_COUNT,
    RED_COST,
    SHUTTLE,
    Piece,
)
from cosmotheque.games.bing_bang.rules.changes import Log, acting, put, with_book, with_secrets, with_turn
from cosmotheque.games.bing_bang.rules.sky import BESIDE, nearest_planets, occupied, planet_at, takeable
from cosmotheque.games.bing_bang.rules.turns import new_count
from cosmotheque.games.bing_bang.state import Left, State, Table

PAYMENT = 3
LEFT_BEHIND: tuple[Piece, ...] = ("scientist", "object", "witness")


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
        if victim != seat and other.pawn == book.pawn and victim not in table.turn.robbed
        for piece in pieces
        if piece in other.aboard
    ]


def _seeks(state: State, seat: Seat, category: int) -> bool:
    """The order of acquisition: nothing before the shuttle; and a card to give for it."""
    aboard = state.table.books[seat].aboard
    if PIECES[category] in aboard or state.secrets.missions[seat][category] is None:
        return False
    return category == SHUTTLE or "shuttle" in aboard


def rob(state: State, action: act.Rob, log: Log) -> State:
    """BB-51, BB-54: the piece for the own card, and a new count of 25."""
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
    return new_count(with_turn(state, robbed=(*turn.robbed, victim)), log, PIRATE_COUNT)


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


def owes(table: Table, seat: Seat) -> bool:
    """BB-55: the pawn has not left the planet where its turn began, and nothing is paid for that."""
    turn = table.turn
    if not table.options.piracy or turn.departure is None or table.books[seat].pawn != table.planets[turn.departure]:
        return False
    paid = turn.reds > 0 or turn.bang or (turn.laid >= PAYMENT and not turn.must_leave)
    return not paid


def cheapest_payment(table: Table, seat: Seat, hand: tuple[int, ...]) -> int | None:
    """The least count by which the player could still do what BB-55 asks; None where nothing can be done."""
    costs = [
        cost
        for cost in (_leave(table, seat), price_in_whites(table, seat), _open(table, seat, hand))
        if cost is not None
    ]
    return min(costs, default=None)


def _leave(table: Table, seat: Seat) -> int | None:
    """One step where a white lies ready; one more to lay it, and one more to take it first."""
    book, taken = table.books[seat], occupied(table)
    if table.turn.landed:
        return None
    if any(cell in table.whites for cell in BESIDE[book.pawn]):
        return 1
    if all(cell in taken for cell in BESIDE[book.pawn]):
        return None
    return 2 if book.whites else 3 if takeable(table, seat) else None


def price_in_whites(table: Table, seat: Seat) -> int | None:
    """What is still to lay, where the stock has it."""
    lacking = PAYMENT - table.turn.laid
    return None if table.turn.must_leave or table.books[seat].whites < lacking else lacking


def _open(table: Table, seat: Seat, hand: tuple[int, ...]) -> int | None:
    if not table.turn.opening:
        return None
    if table.books[seat].reds:
        return RED_COST
    return BANG_COST if hand else None
