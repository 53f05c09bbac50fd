"""Hidden number cards in words."""

from collections.abc import Iterable, Iterator

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.parts.hidden_numbers.data import NumberCard
from cosmotheque.games.bomb_busters.view.seen import View

EVENTS = {
    "number-laid": Text("{seat} pose une carte Nombre face cachée.", "{seat} lays a number card, face down."),
    "guess-shown": Text(
        "La carte était {number} ; {seat} la prend. Touché : {hit}.",
        "The card was {number}; {seat} takes it. Hit: {hit}.",
    ),
    "number-taken": Text("{seat} prend la carte sans la voir.", "{seat} takes the card without looking at it."),
    "numbers-gone": Text("Défaussées chez {seat} : {numbers}.", "Discarded at {seat}: {numbers}."),
    "number-drawn": Text("{seat} pioche une carte Nombre.", "{seat} has drawn a number card."),
    "hand-returned": Text(
        "{seat} remet ses cartes Nombre sous la pioche.", "{seat} puts the number cards under the deck."
    ),
}

HAND = Text("cartes Nombre de la place {} : {}", "number cards of seat {}: {}")
UNDER = Text("cartes Nombre sous la pioche : {}", "number cards under the deck: {}")
LAID = Text("carte posée par la place {} : {}", "card laid by seat {}: {}")


def lines(view: View) -> Iterator[Text]:
    """The cards of each seat, those under the deck, and the one that is laid."""
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
