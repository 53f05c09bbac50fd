"""A state that a view allows: what the seat cannot know, dealt out again."""

from collections.abc import Iterable
from random import Random

from cosmotheque.games.bing_bang.components import (
    CARDS,
    COPIES,
    FACES,
    MISSION_CARDS,
    PLEASANT,
    Mission,
    colour_of,
)
from cosmotheque.games.bing_bang.rules.decks import counted
from cosmotheque.games.bing_bang.state import Deck, Secrets, State
from cosmotheque.games.bing_bang.view import Heap, View


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
    known = counted([card for hand in seen.hands for card in hand or ()])
    left = [COPIES - used - held for used, held in zip(seen.table.used, known, strict=True)]
    cards = [kind for kind in range(len(CARDS)) for _ in range(left[kind])]
    rng.shuffle(cards)
    hands = []
    for hand, size in zip(seen.hands, seen.hand_sizes, strict=True):
        hands.append(tuple(sorted(cards.pop() for _ in range(size))) if hand is None else hand)
    return tuple(hands), counted(cards)
