"""A token is turned: a find, an incident, a surprise, or nothing (BB-25 to BB-32)."""

from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components.box import FACES, FAILURE_TURNS, FINDS_IN_A_ROW, PIECES, Piece, colour_of
from cosmotheque.games.bing_bang.components.sky import HOLES, PLACE
from cosmotheque.games.bing_bang.rules.changes import Log, acting, with_book, with_table, with_turn
from cosmotheque.games.bing_bang.rules.decks import hand_in_mission
from cosmotheque.games.bing_bang.rules.missions import wanted_faces
from cosmotheque.games.bing_bang.rules.turns import new_count, pass_turn, turn_over
from cosmotheque.games.bing_bang.state import Phase, State, Turned

FOUND: tuple[Piece, ...] = ("pilot", *PIECES)
"""The piece that a token of each colour brings."""


def turn_token(state: State, log: Log) -> State:
    """BB-25: shown to all, and put back face down."""
    table, token = state.table, state.table.turn.flown
    assert token is not None  # noqa: S101 - a token is turned after the flight
    face, seat = state.secrets.faces[token], table.turn.seat
    log.append(ev.TokenTurned(seat, token, face))
    remembered = table.remembered | (1 << token if table.options.memory else 0)
    state = with_table(state, turned=Turned(token, face), remembered=remembered)
    state = with_book(state, seat, way=(*acting(state).way, token))
    if face in wanted_faces(acting(state), state.secrets.missions[seat]):
        return _find(state, face, log)
    return _incident(with_turn(state, finds=0), FACES[face], log)


def _find(state: State, face: int, log: Log) -> State:
    """BB-27: the piece for the mission card, and a new count; not after the third find in a row."""
    seat, finds = state.table.turn.seat, state.table.turn.finds + 1
    colour = colour_of(face)
    log.append(ev.Found(seat, FOUND[colour], face))
    state = with_book(state, seat, aboard=acting(state).aboard | {FOUND[colour]})
    if colour:
        state = hand_in_mission(state, seat, colour - 1)
    state = with_turn(state, finds=finds)
    return pass_turn(state, log) if finds == FINDS_IN_A_ROW else new_count(state, log)


def _incident(state: State, face: str, log: Log) -> State:
    """BB-26, BB-29 to BB-32. A rival's piece, or one out of order, does nothing (BB-28)."""
    seat = state.table.turn.seat
    match face:
        case "pleasant" | "unpleasant":
            return with_table(state, phase=Phase.DRAW_SURPRISE)
        case "bis":
            return _encore(state, log)
        case "black-hole":
            return pass_turn(_fall(state, log), log)  # BB-30, BB-56: wait for the next turn
        case "computer-failure":
            log.append(ev.Damaged(seat, face))
            return turn_over(with_book(state, seat, failure=FAILURE_TURNS), log)
        case "meteor-shower":
            log.append(ev.Damaged(seat, face))
            return turn_over(with_book(state, seat, meteors=True), log)
        case _:
            return turn_over(state, log)


def _encore(state: State, log: Log) -> State:
    """BB-29: a new count, once a turn for each BIS; otherwise flying to and fro over one would never end."""
    token, encores = state.table.turn.flown, state.table.turn.encores
    if token is None or token in encores:
        return turn_over(state, log)
    return new_count(with_turn(state, encores=(*encores, token)), log)


def _fall(state: State, log: Log) -> State:
    """BB-30: to the middle of the board, with a white token under the pawn where none lies."""
    table, seat, book = state.table, state.table.turn.seat, acting(state)
    cell = HOLES[PLACE[book.pawn]]
    log.append(ev.SuckedIn(seat, book.pawn, cell))
    lays = cell not in table.whites and book.whites > 0
    state = with_table(state, reds=table.reds - {cell}, whites=table.whites | ({cell} if lays else set()))
    return with_book(state, seat, pawn=cell, whites=book.whites - lays)
