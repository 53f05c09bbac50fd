"""Constraints, the weak link and hidden number cards as lines of text."""

from collections.abc import Iterable, Iterator

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.parts.constraints.words import CONSTRAINT_NAMES
from cosmotheque.games.bomb_busters.parts.hidden_numbers.data import NumberCard
from cosmotheque.games.bomb_busters.view.seen import View

FOR_ALL = Text("contrainte pour tous {} : {}", "constraint for all {}: {}")
NONE_OPEN = Text("aucune contrainte", "no constraint")
OWN = Text("contrainte de la place {} : {}, {}", "constraint of seat {}: {}, {}")
RELEASED = Text("contrainte de la place {} retournée", "constraint of seat {} turned down")
PAIRS = Text("nombres et contraintes : {}", "numbers and constraints: {}")
BESIDE = Text("à côté du capitaine : {}", "beside the captain: {}")
LINK = Text("vous êtes le maillon faible : {}", "you are the weak link: {}")
NOT_LINK = Text("un maillon faible inconnu", "an unknown weak link")
KNOWN_LINK = Text("maillon faible : place {}", "weak link: seat {}")
HAND = Text("cartes Nombre de la place {} : {}", "number cards of seat {}: {}")
UNDER = Text("cartes Nombre sous la pioche : {}", "number cards under the deck: {}")
LAID = Text("carte posée par la place {} : {}", "card laid by seat {}: {}")


def bond_lines(view: View) -> Iterator[Text]:
    yield from _constraints(view)
    yield from _link(view)
    yield from _guesses(view)


def _constraints(view: View) -> Iterator[Text]:
    cards = view.parts.constraints
    if cards is None:
        return
    if cards.opened is not None:
        yield FOR_ALL.filled(cards.opened, CONSTRAINT_NAMES[cards.opened])
    elif not cards.own:
        yield NONE_OPEN
    if cards.pairs:
        left = [(number, letter) for number, letter in enumerate(cards.pairs, 1) if number not in cards.served]
        yield PAIRS.filled(" ".join(f"{number}{letter}" for number, letter in left) or "–")
    for seat, letter in enumerate(cards.own):
        if letter is not None:
            yield (
                RELEASED.filled(seat) if seat in cards.released else OWN.filled(seat, letter, CONSTRAINT_NAMES[letter])
            )
    if cards.beside:
        yield BESIDE.filled(" ".join(cards.beside))


def _link(view: View) -> Iterator[Text]:
    link = view.parts.weak_link
    if link is None:
        return
    letter = link.letters[link.seat] if link.seat != NOBODY else None
    if link.seat == NOBODY:
        yield NOT_LINK
    elif letter is not None and link.seat == view.seat:
        yield LINK.filled(CONSTRAINT_NAMES[letter])
    else:
        yield KNOWN_LINK.filled(link.seat)


def _guesses(view: View) -> Iterator[Text]:
    guesses = view.parts.hidden_numbers
    if guesses is None:
        return
    for seat, hand in enumerate(guesses.hands):
        yield HAND.filled(seat, _numbers(hand) or "–")
    if guesses.under:
        yield UNDER.filled(_numbers(guesses.under))
    if guesses.layer != NOBODY:
        yield LAID.filled(guesses.layer, guesses.laid or "?")


def _numbers(cards: Iterable[NumberCard]) -> str:
    return " ".join(str(card.number or "?") for card in cards)
