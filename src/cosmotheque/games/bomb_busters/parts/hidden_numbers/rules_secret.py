"""Hidden number cards that a seat may imagine, drawn apart from the wires (BOM-356)."""

from random import Random

from msgspec.structs import replace

from cosmotheque.games.bomb_busters.components import COPIES, NUMBERS
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.parts.hidden_numbers.data import Guesses, NumberCard
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, cut_counts


def possible_numbers(table: StateOrView, guesses: Guesses) -> list[int]:
    """The number cards that a hidden card of a hand may be: complete ones were discarded (BOM-2904)."""
    counts = cut_counts(table)
    return [number for number in _unseen(guesses) if counts[number] < COPIES]


def _unseen(guesses: Guesses) -> list[int]:
    """The number cards of which the seat does not know where they lie."""
    seen = {*guesses.gone, *(card.number for cards in (*guesses.hands, guesses.under) for card in cards)}
    return [number for number in NUMBERS if number not in seen]


def draw_guesses(table: StateOrView, guesses: Guesses, rng: Random) -> Guesses:
    """Hidden number cards filled in, each as likely as the others; the card that was laid is one of its layer's."""
    rest = possible_numbers(table, guesses)
    rng.shuffle(rest)
    hands = tuple(_fill_cards(hand, rest) for hand in guesses.hands)
    others = _unseen(replace(guesses, hands=hands))  # a number may have become complete since it was put under the deck
    rng.shuffle(others)
    under = tuple(sorted(_fill_cards(guesses.under, others), key=lambda card: card.number))
    laid = guesses.laid
    if guesses.layer != NOBODY and not laid:
        laid = rng.choice(hands[guesses.layer]).number
    ordered = tuple(tuple(sorted(hand, key=lambda card: card.number)) for hand in hands)
    return replace(guesses, hands=ordered, under=under, laid=laid)


def _fill_cards(cards: tuple[NumberCard, ...], numbers: list[int]) -> tuple[NumberCard, ...]:
    return tuple(card if card.number else replace(card, number=numbers.pop()) for card in cards)
