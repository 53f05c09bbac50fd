"""Cards that are drawn and given back (BB-4 to BB-6, BB-13). No deck has an order before a card is drawn from it."""

from collections.abc import Sequence
from random import Random

from cosmotheque.games.bing_bang.components.box import CARDS, COPIES, HAND, MISSION_CARDS, PLEASANT, UNPLEASANT, Mission
from cosmotheque.games.bing_bang.rules.changes import put, with_secrets, with_table, without
from cosmotheque.games.bing_bang.state import Deck, Secrets, State

BANGS_IN_A_HAND = 3
REDS_IN_STOCK = 2


def draw(deck: Deck, rng: Random) -> int:
    """A card of the shuffled heap, or the one returned longest ago."""
    return rng.choice(deck.top) if deck.top else deck.bottom[0]


def take_card(deck: Deck, card: int) -> Deck:
    return Deck(without(deck.top, card), deck.bottom) if deck.top else Deck((), without(deck.bottom, card))


def return_card(deck: Deck, card: int) -> Deck:
    return Deck(deck.top, (*deck.bottom, card))


def deal(seats: int, rng: Random) -> tuple[tuple[Mission, ...], tuple[tuple[int, ...], ...]]:
    """BB-5, BB-13: a mission and a hand of Bing Bang cards for each seat."""
    dealt = [rng.sample(cards, seats) for cards in MISSION_CARDS]
    bangs = rng.sample([kind for kind in range(len(CARDS)) for _ in range(COPIES)], HAND[seats] * seats)
    missions = tuple((a, b, c, d) for a, b, c, d in zip(*dealt, strict=True))
    return missions, tuple(tuple(sorted(bangs[seat::seats])) for seat in range(seats))


def after_deal(secrets: Secrets) -> dict[str, object]:
    """The decks at the Space Centre after missions and hands are dealt."""
    held = list(zip(*secrets.missions, strict=True))
    decks = tuple(
        Deck(tuple(card for card in cards if card not in out)) for cards, out in zip(MISSION_CARDS, held, strict=True)
    )
    bangs = count_kinds([card for hand in secrets.hands for card in hand])
    piles = (Deck(tuple(range(len(PLEASANT)))), Deck(tuple(range(len(UNPLEASANT)))))
    return {"decks": decks, "bangs": tuple(COPIES - out for out in bangs), "piles": piles}


def count_kinds(cards: Sequence[int]) -> tuple[int, ...]:
    """The number of cards of each kind of Bing Bang card."""
    return tuple(cards.count(kind) for kind in range(len(CARDS)))


def draw_bangs(state: State, number: int, rng: Random) -> tuple[int, ...]:
    """BB-5: so many cards, or as many as there are; the used ones are shuffled back when the deck is empty."""
    cards: list[int] = []
    for _ in range(number):
        deck = _deck(state)
        if not sum(deck):
            break
        card = rng.choices(range(len(CARDS)), deck)[0]
        cards.append(card)
        state = take_bang(state, card)
    return tuple(cards)


def take_bang(state: State, card: int) -> State:
    """The state when the card has left the deck."""
    deck = _deck(state)
    if not sum(state.secrets.bangs):
        state = with_table(state, used=(0,) * len(CARDS))
    return with_secrets(state, bangs=put(deck, card, deck[card] - 1))


def _deck(state: State) -> tuple[int, ...]:
    return state.secrets.bangs if sum(state.secrets.bangs) else state.table.used


def use_bang(state: State, seat: int, card: int) -> State:
    """A card goes from a hand back to the Space Centre."""
    hands, used = state.secrets.hands, state.table.used
    state = with_secrets(state, hands=put(hands, seat, without(hands[seat], card)))
    return with_table(state, used=put(used, card, used[card] + 1))


def hand_in_mission(state: State, seat: int, category: int) -> State:
    """BB-4, BB-27: a mission card goes to the bottom of its deck."""
    mission, decks = state.secrets.missions[seat], state.secrets.decks
    card = mission[category]
    if card is None:
        return state
    missions = put(state.secrets.missions, seat, put(mission, category, None))
    return with_secrets(state, missions=missions, decks=put(decks, category, return_card(decks[category], card)))
