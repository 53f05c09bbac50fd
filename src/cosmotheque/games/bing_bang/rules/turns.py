"""Turns, the limits of the count, and the end of the game.

BB-16, BB-22, BB-29, BB-31, BB-32, BB-56, BB-57, BB-62.
"""

from msgspec.structs import replace

from cosmotheque.core.game import Outcome, Seat
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components.box import COUNT, ROUNDS, SLOW_COUNT, STUCK_TURNS
from cosmotheque.games.bing_bang.components.sky import BESIDE, NOWHERE
from cosmotheque.games.bing_bang.rules.cells import nearest_planets, planet_at, takeable
from cosmotheque.games.bing_bang.rules.changes import Log, with_book, with_table, with_turn
from cosmotheque.games.bing_bang.rules.flights import flights
from cosmotheque.games.bing_bang.rules.piracy import books_after_visit, robberies
from cosmotheque.games.bing_bang.rules.planets import may_enter_planet, stop_on_planet
from cosmotheque.games.bing_bang.state import LogBook, Phase, PublicState, State, Turn

LEAVE_WITH = 3
"""BB-55: who has no more whites than this, no red and no Bing Bang, must leave a planet."""


def new_count(state: State, log: Log, limit: int = COUNT) -> State:
    """BB-27, BB-29, BB-54: the same player plays on; reds and Bing Bang only open a turn (BB-45)."""
    turn = state.table.turn
    limit = SLOW_COUNT if turn.slow else limit
    log.append(ev.CountBegan(turn.seat, limit))
    changes = replace(turn, count=0, limit=limit, opening=False, landed=False, flown=None, closing=False)
    return with_table(state, phase=Phase.TURN, turn=changes)


def pass_turn(state: State, log: Log) -> State:
    """The turn is over."""
    return pass_on(_close(with_turn(state, flown=None, closing=False), log), log)


def pass_on(state: State, log: Log) -> State:
    """The next player who does not miss a turn begins."""
    seat = state.table.turn.seat
    while state.table.phase is not Phase.OVER:
        state, seat = _pass_to_next(state, seat, log)
        if state.table.phase is Phase.OVER:
            break
        book = state.table.books[seat]
        if not _must_wait(state.table, book):
            return open_turn(state, seat, log)
        state = _miss(state, seat, log)
    return state


def open_turn(state: State, seat: Seat, log: Log) -> State:
    table, book = state.table, state.table.books[seat]
    slow = book.failure > 0
    limit = SLOW_COUNT if slow else book.next_count or COUNT
    turn = Turn(
        seat=seat,
        limit=limit,
        slow=slow,
        havens=nearest_planets(table, book.pawn) if book.meteors else (),
        departure=planet_at(table, book.pawn),
        must_leave=book.whites <= LEAVE_WITH and not book.reds and not state.secrets.hands[seat],
    )
    state = with_table(state, phase=Phase.TURN, turn=turn)
    stuck = book.stuck + 1 if is_stuck(state, seat) else 0
    state = with_book(state, seat, failure=max(0, book.failure - 1), next_count=None, stuck=stuck)
    log.append(ev.TurnBegan(seat, table.round, limit))
    return stop_on_planet(state, seat, log)


def is_stuck(state: State, seat: int) -> bool:
    """BB-22: no white in stock, none to be taken, no neighbouring cell to enter, no token to fly over."""
    table, book = state.table, state.table.books[seat]
    if book.whites or takeable(table, seat):
        return False
    if any(cell in table.whites or may_enter_planet(table, seat, cell) for cell in BESIDE[book.pawn]):
        return False
    return table.is_first_edition or not flights(state, seat)


def end(state: State, reason: str, winner: Seat | None, log: Log) -> State:
    log.append(ev.Ended(reason, winner))
    return with_table(state, phase=Phase.OVER, ended=reason, winner=winner)


def outcome(state: State) -> Outcome | None:
    """A win counts 1, a draw a half for everybody still in the game."""
    table = state.table
    if table.ended is None:
        return None
    if table.winner is not None:
        return Outcome(table.ended, tuple(float(seat == table.winner) for seat in range(table.seats)))
    return Outcome(table.ended, tuple(0.0 if book.eliminated else 0.5 for book in table.books))


def players_left(table: PublicState) -> list[Seat]:
    """Seats that are neither eliminated nor have given up."""
    out = {seat for seat, book in enumerate(table.books) if book.eliminated}.union(table.retired)
    return [Seat(seat) for seat in range(table.seats) if seat not in out]


def is_limited(state: State) -> bool:
    """BB-62: the rounds ran out."""
    return state.table.ended == "rounds"


def eliminate(state: State, seat: Seat, log: Log) -> State:
    """BB-22: the player's whites go back to the Space Centre; the last one left wins."""
    log.append(ev.Eliminated(seat))
    state = with_book(state, seat, eliminated=True, pawn=NOWHERE, whites=0, guests=())
    return end_for_last(state, log)


def end_for_last(state: State, log: Log) -> State:
    left = players_left(state.table)
    return end(state, "last-left", left[0], log) if len(left) == 1 else state


def _close(state: State, log: Log) -> State:
    """BB-22: after the third turn in a row without a way on, the player is out.

    A player who has come on all the same, by a Bing Bang, breaks the row.
    """
    table = state.table
    seat, book = table.turn.seat, table.books[table.turn.seat]
    if table.options.piracy and not table.is_first_edition:
        state = with_table(state, books=books_after_visit(table))
    if table.turn.came:
        return with_book(state, seat, stuck=0) if book.stuck else state
    return state if book.stuck < STUCK_TURNS else eliminate(state, seat, log)


def _pass_to_next(state: State, seat: Seat, log: Log) -> tuple[State, Seat]:
    """The next seat still in the game; when it passes the first one, a round is over (BB-62)."""
    table = state.table
    while True:
        seat = Seat((seat + 1) % table.seats)
        if seat == table.first:
            if table.round == ROUNDS:
                return end(state, "rounds", None, log), seat
            state = with_table(state, round=table.round + 1)
            table = state.table
        if not table.books[seat].eliminated:
            return state, seat


def _must_wait(table: PublicState, book: LogBook) -> bool:
    """A missed turn, or one spent on a planet for repairs (BB-32)."""
    return book.missed > 0 or (book.meteors and planet_at(table, book.pawn) is not None)


def _miss(state: State, seat: Seat, log: Log) -> State:
    book = state.table.books[seat]
    if book.missed:
        log.append(ev.TurnMissed(seat, repaired=False))
        return with_book(state, seat, missed=book.missed - 1)
    log.append(ev.TurnMissed(seat, repaired=True))
    return with_book(state, seat, meteors=False)


def turn_over(state: State, log: Log) -> State:
    """The end of a turn whose token is obeyed. BB-56: beside a victim all the same, the player may still attack."""
    state = with_turn(state, flown=None)
    table = state.table
    if table.is_first_edition or not robberies(state, table.turn.seat):
        return pass_turn(state, log)
    return with_table(state, phase=Phase.TURN, turn=replace(table.turn, closing=True))
