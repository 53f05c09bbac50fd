"""Small changes of a state, so that rules read as what they say."""

from typing import Any

from msgspec.structs import replace

from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.state import LogBook, State

Log = list[ev.Event]
"""The events of a step so far; rules add to them."""
Changes = dict[str, Any]
"""New values of some fields."""


def with_table(state: State, **changes: Any) -> State:
    return replace(state, table=replace(state.table, **changes))


def with_turn(state: State, **changes: Any) -> State:
    return with_table(state, turn=replace(state.table.turn, **changes))


def with_book(state: State, seat: int, **changes: Any) -> State:
    return with_table(state, books=put(state.table.books, seat, replace(state.table.books[seat], **changes)))


def with_operation(state: State, book: Changes, turn: Changes, **changes: Any) -> State:
    """The state with changes of the log book and the turn of the player in turn, and of the table, all at once."""
    table, seat = state.table, state.table.turn.seat
    books = put(table.books, seat, replace(table.books[seat], **book))
    return State(replace(table, books=books, turn=replace(table.turn, **turn), **changes), state.secrets)


def with_secrets(state: State, **changes: Any) -> State:
    return replace(state, secrets=replace(state.secrets, **changes))


def put(row: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """The row with another value at one place."""
    return (*row[:place], value, *row[place + 1 :])


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one of that kind."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def acting(state: State) -> LogBook:
    """The log book of the player in turn."""
    return state.table.books[state.table.turn.seat]
