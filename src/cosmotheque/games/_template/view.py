"""Who sees what: the one place that decides it, for states and for events."""

from random import Random

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.core.text import Language, Text
from cosmotheque.games._template.actions import Dealt, Event
from cosmotheque.games._template.components import DECK, Card
from cosmotheque.games._template.state import Options, State


class View(msgspec.Struct, frozen=True):
    """The table from one seat, or for a spectator (`seat` is None): other hands are only counted."""

    seat: int | None
    options: Options
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]
    table: tuple[Card, ...]
    leader: int
    tricks: tuple[int, ...]
    played: tuple[Card, ...]


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        hand=() if seat is None else state.hands[seat],
        sizes=tuple(len(hand) for hand in state.hands),
        table=state.table,
        leader=state.leader,
        tricks=state.tricks,
        played=state.played,
    )


def see(event: Event, seat: Seat | None) -> Event | None:
    if isinstance(event, Dealt):
        return Dealt(tuple(hand if owner == seat else () for owner, hand in enumerate(event.hands)))
    return event


def imagine(view: View, rng: Random) -> State:
    """Deal the cards that this observer has not seen to the hands it cannot see."""
    unseen = [card for card in DECK if card not in view.hand and card not in view.played]
    rng.shuffle(unseen)
    hands = tuple(
        view.hand if seat == view.seat else tuple(sorted(unseen.pop() for _ in range(size)))
        for seat, size in enumerate(view.sizes)
    )
    return State(view.options, hands, view.tricks, True, view.table, view.leader, view.played)


SEAT = Text("place {}\u00a0: {} plis, {} cartes", "seat {}: {} tricks, {} cards")
TABLE = Text("table", "table")
HAND = Text("main ", "hand ")


def draw(view: View, language: Language) -> str:
    """The table for a terminal."""
    seat, table, hand = (text.in_language(language) for text in (SEAT, TABLE, HAND))
    lines = [seat.format(number, count, view.sizes[number]) for number, count in enumerate(view.tricks)]
    return "\n".join([*lines, f"[bold]{table}[/] {_row(view.table)}", f"[bold]{hand}[/] {_row(view.hand)}"])


def _row(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards)) or "-"
