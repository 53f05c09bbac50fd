"""What a robbery does (BB-51 to BB-54)."""

from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components import PIECES, PIRATE_COUNT, Piece
from cosmotheque.games.bing_bang.rules.changes import Log, acting, put, with_book, with_secrets, with_turn
from cosmotheque.games.bing_bang.rules.sky import nearest_planets
from cosmotheque.games.bing_bang.rules.turns import new_count
from cosmotheque.games.bing_bang.state import Left, State

LEFT_BEHIND: tuple[Piece, ...] = ("scientist", "object", "witness")


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
