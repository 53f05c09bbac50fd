"""Views. The table is open; faces, mission cards and Bing Bang cards are each seat's own until the end.

`imagine` goes the other way: a state that a view allows, with what the seat cannot know dealt out again.
"""

from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components.box import CARDS, COPIES, FACES, MISSION_CARDS, PLEASANT, Mission, colour_of
from cosmotheque.games.bing_bang.rules.decks import count_kinds
from cosmotheque.games.bing_bang.rules.missions import wanted_faces
from cosmotheque.games.bing_bang.state import Deck, Phase, PublicState, Secrets, State

T = TypeVar("T")
TO_FOLLOW: dict[type[ev.Event], int] = {
    ev.TurnBegan: 500,
    ev.FlownOver: 500,
    ev.RedLaid: 500,
    ev.TokenTurned: 1800,
    ev.Found: 700,
    ev.SurpriseDrawn: 1200,
    ev.SuckedIn: 600,
    ev.BingBang: 1800,
    ev.Robbed: 2200,
    ev.Delivered: 1500,
    ev.MissionAccomplished: 1500,
    ev.MissionShown: 1500,
}
"""Milliseconds beyond the pace of bots; whites and steps need none."""


class Heap(msgspec.Struct, frozen=True):
    """The number of shuffled cards on top of a deck, and of the returned ones under them."""

    top: int
    bottom: int


class View(msgspec.Struct, frozen=True):
    """`table` is what everybody sees; None stands for what this seat may not know.

    `faces` are those of the tokens laid, by token. `missions`, `hands` (Bing Bang cards by number) and `supplies`
    (tokens still to lay, manual setup) are by seat; `holds` says which mission cards each seat has and `hand_sizes` how
    many Bing Bang cards. `wanted` are the faces that the seat is looking for now. At the end everything is open.
    """

    seat: Seat | None
    table: PublicState
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
    return _make_view(state, seat, is_open=state.table.phase is Phase.OVER)


def reveal(state: State) -> View:
    """Everything lies open, though the game goes on."""
    return _make_view(state, None, is_open=True)


def _make_view(state: State, seat: Seat | None, *, is_open: bool) -> View:
    table, secrets = state.table, state.secrets
    return View(
        seat=seat,
        table=table,
        faces=secrets.faces if is_open else seen_faces(state, seat),
        picked=secrets.picked if is_open or table.turn.seat == seat else None,
        wanted=() if seat is None or not secrets.missions else wanted_faces(table.books[seat], secrets.missions[seat]),
        **_cards(secrets, seat, is_open),
    )


@lru_cache(maxsize=512)
def _cards(secrets: Secrets, seat: Seat | None, is_open: bool) -> dict[str, Any]:
    """The view of cards and supplies. They change when a player draws or gives some, which everybody sees."""

    def own(things: tuple[T, ...]) -> tuple[T | None, ...]:
        return things if is_open else tuple(thing if other == seat else None for other, thing in enumerate(things))

    return {
        "missions": own(secrets.missions),
        "holds": tuple(tuple(card is not None for card in mission) for mission in secrets.missions),
        "hands": own(secrets.hands),
        "hand_sizes": tuple(map(len, secrets.hands)),
        "supplies": own(secrets.supplies),
        "bangs": sum(secrets.bangs),
        "decks": tuple(Heap(len(deck.top), len(deck.bottom)) for deck in secrets.decks),
        "piles": tuple(Heap(len(deck.top), len(deck.bottom)) for deck in secrets.piles),
    }


def seen_faces(state: State, seat: Seat | None) -> tuple[int | None, ...]:
    """The faces that a seat may know: those it laid or peeked at, those the table remembers, the one just turned."""
    table, faces = state.table, state.secrets.faces
    if table.phase is Phase.OVER:
        return faces
    mask = table.remembered | (0 if seat is None or not table.known else table.known[seat])
    if table.turned is not None:
        mask |= 1 << table.turned.token
    return _faces_of(faces, mask)


@lru_cache(maxsize=512)
def _faces_of(faces: tuple[int, ...], mask: int) -> tuple[int | None, ...]:
    """The faces of these tokens, None for all others."""
    return tuple(face if mask >> token & 1 else None for token, face in enumerate(faces))


def watch(event: ev.Event) -> int:
    """People follow a bot's way by its steps; what is turned, played, robbed or delivered they want to look at."""
    return TO_FOLLOW.get(type(event), 0)


def disclose(state: State) -> State:
    """Open all secrets, after a seat gave up."""
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


def imagine(seen: View, rng: Random) -> State:
    """Faces within their colours, mission cards within their categories, hands and decks, all as likely as any."""
    faces, supplies, picked = _imagine_faces(seen, rng)
    missions, decks = _imagine_missions(seen, rng)
    hands, bangs = _imagine_hands(seen, rng)
    secrets = Secrets(
        faces=faces,
        supplies=supplies,
        picked=picked,
        missions=missions,
        hands=hands,
        bangs=bangs,
        decks=decks,
        piles=tuple(_heap(heap, rng.sample(range(len(PLEASANT)), len(PLEASANT))) for heap in seen.piles),
    )
    return State(seen.table, secrets)


def _imagine_faces(seen: View, rng: Random) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...], int | None]:
    """Each hidden token gets a face of its own colour that is nowhere in sight."""
    table = seen.table
    in_sight = {*seen.faces, *(face for supply in seen.supplies for face in supply or ()), seen.picked}
    hidden = rng.sample(
        [face for face in range(len(FACES)) if face not in in_sight], len(FACES) - len(in_sight - {None})
    )
    pools = [[face for face in hidden if colour_of(face) == colour] for colour in range(4)]
    faces = tuple(
        pools[colour].pop() if face is None else face for face, colour in zip(seen.faces, table.colours, strict=True)
    )
    picked = pools[table.picked].pop() if seen.picked is None and table.picked is not None else seen.picked
    supplies = tuple(
        tuple(sorted(_deal(pools, counts))) if supply is None else supply
        for supply, counts in zip(seen.supplies, table.supplies, strict=True)
    )
    return faces, supplies, picked


def _deal(pools: list[list[int]], counts: Iterable[int]) -> list[int]:
    return [pools[colour].pop() for colour, number in enumerate(counts) for _ in range(number)]


def _imagine_missions(seen: View, rng: Random) -> tuple[tuple[Mission, ...], tuple[Deck, ...]]:
    """A card just shown by inspection stays with its owner."""
    if not seen.missions:
        return (), ()
    columns, decks = [], []
    for category, cards in enumerate(MISSION_CARDS):
        column = [_seen_card(seen, seat, category) for seat in range(seen.table.seats)]
        pool = rng.sample([card for card in cards if card not in column], len(cards) - len(set(column) - {None}))
        for seat, holds in enumerate(seen.holds):
            if holds[category] and column[seat] is None:
                column[seat] = pool.pop()
        columns.append(column)
        decks.append(_heap(seen.decks[category], pool))
    return tuple((a, b, c, d) for a, b, c, d in zip(*columns, strict=True)), tuple(decks)


def _seen_card(seen: View, seat: int, category: int) -> int | None:
    mission, shown = seen.missions[seat], seen.table.shown
    if mission is not None:
        return mission[category]
    if shown is not None and (shown.seat, shown.category) == (seat, category):
        return shown.card
    return None


def _heap(heap: Heap, cards: list[int]) -> Deck:
    return Deck(tuple(sorted(cards[: heap.top])), tuple(cards[heap.top :]))


def _imagine_hands(seen: View, rng: Random) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    if not seen.hands:
        return (), ()
    known = count_kinds([card for hand in seen.hands for card in hand or ()])
    left = [COPIES - used - held for used, held in zip(seen.table.used, known, strict=True)]
    cards = [kind for kind in range(len(CARDS)) for _ in range(left[kind])]
    rng.shuffle(cards)
    hands = []
    for hand, size in zip(seen.hands, seen.hand_sizes, strict=True):
        hands.append(tuple(sorted(cards.pop() for _ in range(size))) if hand is None else hand)
    return tuple(hands), count_kinds(cards)
