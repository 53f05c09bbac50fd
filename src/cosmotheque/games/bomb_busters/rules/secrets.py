"""Secrets of missions outside the deal, drawn apart from the wires (BOM-356).

They are independent of the wires, so that a draw of both is a draw of each. What a seat has seen excludes roles and
constraints for certain; among the others, a seat that has announced many values is the likelier to be bound the more
of them just happen to keep a constraint: each does so by chance about every second time.
"""

from random import Random

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import COPIES, NUMBERS
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.parts.constraints.data import GENTLE, Letter
from cosmotheque.games.bomb_busters.parts.hidden_numbers.data import Guesses, NumberCard
from cosmotheque.games.bomb_busters.parts.weak_link.data import Link
from cosmotheque.games.bomb_busters.parts.weak_link.rules import could_be
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, cut_counts

Suspicion = tuple[Seat, Letter]


def suspicions(link: Link, seat: Seat | None) -> dict[Suspicion, float]:
    """How likely each seat and constraint is, as a seat sees it that is not the weak link itself."""
    seen = {letter for letter in link.letters if letter is not None}
    weights = {
        (other, letter): 2.0 ** len(link.said[other])
        for other in map(Seat, range(len(link.said)))
        for letter in GENTLE
        if other != seat and letter not in seen and could_be(link, other, letter)
    }
    total = sum(weights.values())
    return {suspicion: weight / total for suspicion, weight in weights.items()}


def draw_link(link: Link | None, seat: Seat | None, rng: Random) -> Link | None:
    """The secret filled in as a seat may imagine it."""
    if link is None or link.ended:
        return link
    letters = list(link.letters)
    culprit = link.seat
    if culprit == NOBODY:
        found = suspicions(link, seat)
        culprit, letter = rng.choices(list(found), list(found.values()))[0]
        letters[culprit] = letter
    free = [letter for letter in GENTLE if letter not in letters]
    rng.shuffle(free)
    return replace(link, seat=culprit, letters=tuple(free.pop() if one is None else one for one in letters))


def possible_numbers(table: StateOrView, guesses: Guesses) -> list[int]:
    """The number cards that a hidden card of a hand may be: complete ones were discarded (BOM-2904)."""
    counts = cut_counts(table)
    return [number for number in _unseen(guesses) if counts[number] < COPIES]


def _unseen(guesses: Guesses) -> list[int]:
    """The number cards of which the seat does not know where they lie."""
    seen = {*guesses.gone, *(card.number for cards in (*guesses.hands, guesses.under) for card in cards)}
    return [number for number in NUMBERS if number not in seen]


def draw_guesses(table: StateOrView, guesses: Guesses | None, rng: Random) -> Guesses | None:
    """Hidden number cards filled in, each as likely as the others; the card that was laid is one of its layer's."""
    if guesses is None:
        return None
    rest = possible_numbers(table, guesses)
    rng.shuffle(rest)
    hands = tuple(_filled(hand, rest) for hand in guesses.hands)
    others = _unseen(replace(guesses, hands=hands))  # a number may have become complete since it was put under the deck
    rng.shuffle(others)
    under = tuple(sorted(_filled(guesses.under, others), key=lambda card: card.number))
    laid = guesses.laid
    if guesses.layer != NOBODY and not laid:
        laid = rng.choice(hands[guesses.layer]).number
    ordered = tuple(tuple(sorted(hand, key=lambda card: card.number)) for hand in hands)
    return replace(guesses, hands=ordered, under=under, laid=laid)


def _filled(cards: tuple[NumberCard, ...], numbers: list[int]) -> tuple[NumberCard, ...]:
    return tuple(card if card.number else replace(card, number=numbers.pop()) for card in cards)
