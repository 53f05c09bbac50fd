"""Views: the one place that decides what each seat sees, of states and of events."""

from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games._template.components import DECK, Card
from cosmotheque.games._template.events import Dealt, Event, Played, Taken
from cosmotheque.games._template.options import Options
from cosmotheque.games._template.state import State

TO_WATCH: Final[dict[type, int]] = {Played: 600, Taken: 900}
"""Milliseconds that people need to follow: the scenes of the browser add up to these."""


class View(msgspec.Struct, frozen=True):
    """The table from one seat, or for a spectator (`seat` is None): hands of others are empty here, but counted."""

    seat: int | None
    options: Options
    hands: tuple[tuple[Card, ...], ...]
    sizes: tuple[int, ...]
    table: tuple[Card, ...]
    leader: int
    tricks: tuple[int, ...]
    played: tuple[Card, ...]
    disclosed: bool


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        hands=tuple(hand if state.disclosed or owner == seat else () for owner, hand in enumerate(state.hands)),
        sizes=tuple(len(hand) for hand in state.hands),
        table=state.table,
        leader=state.leader,
        tricks=state.tricks,
        played=state.played,
        disclosed=state.disclosed,
    )


def see(event: Event, seat: Seat | None) -> Event | None:
    if isinstance(event, Dealt):
        return Dealt(tuple(hand if owner == seat else () for owner, hand in enumerate(event.hands)))
    return event


def watch(event: Event) -> int:
    """Milliseconds that people need to follow what happened."""
    return TO_WATCH.get(type(event), 0)


def disclose(state: State) -> State:
    """The state with the remaining hands shown to all, after a seat gave up."""
    return replace(state, disclosed=True)


def imagine(view: View, rng: Random) -> State:
    """Deal the cards that this observer has not seen to the hands it cannot see."""
    unseen = unseen_cards(view)
    rng.shuffle(unseen)
    hands = tuple(
        hand if len(hand) == size else tuple(sorted(unseen.pop() for _ in range(size)))
        for hand, size in zip(view.hands, view.sizes, strict=True)
    )
    return State(view.options, hands, view.tricks, True, view.table, view.leader, view.played, view.disclosed)


def unseen_cards(view: View) -> list[Card]:
    """The cards that may be in a hidden hand, or left in the box."""
    seen = {*view.played, *(card for hand in view.hands for card in hand)}
    return [card for card in DECK if card not in seen]
