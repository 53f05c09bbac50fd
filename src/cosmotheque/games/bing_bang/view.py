"""Who sees what. The table is open; faces, mission cards and Bing Bang cards are each seat's own until the end."""

import msgspec
from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components import Mission
from cosmotheque.games.bing_bang.rules.finds import wanted_faces
from cosmotheque.games.bing_bang.state import Phase, State, Table


class Heap(msgspec.Struct, frozen=True):
    """How many cards of a deck lie shuffled on top, and how many returned ones under them."""

    top: int
    bottom: int


class View(msgspec.Struct, frozen=True):
    """`table` is what everybody sees; None stands for what this seat may not know.

    `faces` are those of the tokens laid, by token. `missions`, `hands` (Bing Bang cards by number) and `supplies`
    (tokens still to lay, manual setup) are by seat; `holds` says which mission cards each seat has and `hand_sizes` how
    many Bing Bang cards. `wanted` are the faces that the seat is looking for now. At the end everything is open.
    """

    seat: Seat | None
    table: Table
    faces: tuple[int | None, ...]
    missions: tuple[Mission | None, ...]
    holds: tuple[tuple[bool, bool, bool, bool], ...]
    hands: tuple[tuple[int, ...] | None, ...]
    hand_sizes: tuple[int, ...]
    supplies: tuple[tuple[int, ...] | None, ...]
    picked: int | None
    wanted: tuple[int, ...]
    bangs: int
    decks: tuple[Heap, ...]
    piles: tuple[Heap, ...]


def view(state: State, seat: Seat | None) -> View:
    table, secrets = state.table, state.secrets
    over = table.phase is Phase.OVER
    dealt = bool(secrets.missions)

    def own(other: int) -> bool:
        return over or other == seat

    return View(
        seat=seat,
        table=table,
        faces=seen_faces(state, seat),
        missions=tuple(mission if own(other) else None for other, mission in enumerate(secrets.missions)),
        holds=tuple((a is not None, b is not None, c is not None, d is not None) for a, b, c, d in secrets.missions),
        hands=tuple(hand if own(other) else None for other, hand in enumerate(secrets.hands)),
        hand_sizes=tuple(map(len, secrets.hands)),
        supplies=tuple(supply if own(other) else None for other, supply in enumerate(secrets.supplies)),
        picked=secrets.picked if own(table.turn.seat) else None,
        wanted=() if seat is None or not dealt else wanted_faces(table.books[seat], secrets.missions[seat]),
        bangs=sum(secrets.bangs),
        decks=tuple(Heap(len(deck.top), len(deck.bottom)) for deck in secrets.decks),
        piles=tuple(Heap(len(deck.top), len(deck.bottom)) for deck in secrets.piles),
    )


def seen_faces(state: State, seat: Seat | None) -> tuple[int | None, ...]:
    """The faces that a seat may know: those it laid or peeked at, those the table remembers, the one just turned."""
    table, faces = state.table, state.secrets.faces
    if table.phase is Phase.OVER:
        return faces
    mask = table.remembered | (0 if seat is None or not table.known else table.known[seat])
    if table.turned is not None:
        mask |= 1 << table.turned.token
    return tuple(face if mask >> token & 1 else None for token, face in enumerate(faces))


def disclose(state: State) -> State:
    """Whoever gives up opens all secrets."""
    return replace(state, table=replace(state.table, phase=Phase.OVER))


def see(event: ev.Event, seat: Seat | None) -> ev.Event | None:
    match event:
        case ev.TokenPicked() | ev.TokenLaid() | ev.Peeked():
            return event if seat == event.seat else replace(event, face=None)
        case ev.CardsDrawn():
            return event if seat == event.seat else replace(event, cards=None, mission=None)
        case ev.Robbed():
            return event if seat in (event.seat, event.victim) else replace(event, card=None)
        case _:
            return event
