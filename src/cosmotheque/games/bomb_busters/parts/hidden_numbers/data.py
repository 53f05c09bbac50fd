"""Number cards that are laid face down before each turn (BOM-2901)."""

from dataclasses import dataclass
from typing import ClassVar, Self, TypeAlias

import msgspec
from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Pending, Slice


@dataclass(frozen=True)
class HiddenNumbers(Part):
    """A number card is laid face down before each turn; the player who cuts that value pays for it (BOM-2901)."""


class NumberCard(msgspec.Struct, frozen=True):
    """`number` is 0 in views of seats that do not know it; `knowers` are others who do, `shown` says that all do."""

    number: int
    shown: bool = False
    knowers: tuple[Seat, ...] = ()


class Guesses(Slice, frozen=True):
    """`hands` by seat; `gone` are the discarded cards, and all others lie in the deck, in no order.

    `under` were returned and lie beneath them, in no order either: they are drawn last (BOM-2906).
    `layer` has laid a card of their hand face down for this turn, or nobody has (-1); `laid` is its number, which
    only they see. `cut` is the value that the active player has cut.
    """

    hands: tuple[tuple[NumberCard, ...], ...]
    gone: tuple[int, ...] = ()
    under: tuple[NumberCard, ...] = ()
    layer: Seat = Seat(-1)
    laid: int = 0
    cut: int = 0

    def redact_for(self, seat: Seat | None) -> Self:
        """Own number cards, and those that were shown; the others' stand in no order (BOM-2901)."""
        hands = tuple(_seen_hand(hand, seat, own=owner == seat) for owner, hand in enumerate(self.hands))
        under = _seen_hand(self.under, seat, own=False)
        return replace(self, hands=hands, under=under, laid=self.laid if self.layer == seat else 0)


def _seen_hand(hand: tuple[NumberCard, ...], seat: Seat | None, *, own: bool) -> tuple[NumberCard, ...]:
    seen = (card if own or card.shown or seat in card.knowers else replace(card, number=0) for card in hand)
    return tuple(sorted(seen, key=lambda card: (card.number == 0, card.number, card.knowers)))


class DealNumbersTask(Pending, frozen=True, tag="deal-numbers"):
    """Deal the number cards."""

    seat: Seat = CHANCE


class RefillTask(Pending, frozen=True, tag="refill"):
    """Draw for `drawer`, which has too few cards (BOM-2905)."""

    drawer: Seat
    seat: Seat = CHANCE


class LayTask(Pending, frozen=True, tag="lay"):
    """Lay a card face down before the turn of the active player (BOM-2902)."""

    seat: Seat


class LayNumber(Act, frozen=True, tag="lay", gc=False):
    """Lay a number card face down (BOM-2902)."""

    RULE: ClassVar[str] = "BOM-2902"

    number: int


class NumberLaid(Happening, frozen=True, tag="number-laid"):
    """A number card was laid face down (BOM-2902)."""

    seat: Seat


class GuessShown(Happening, frozen=True, tag="guess-shown"):
    """The card that was laid is shown, and `seat` takes it; `hit` where they have just cut that value."""

    seat: Seat
    number: int
    hit: bool


class NumberTaken(Happening, frozen=True, tag="number-taken"):
    """The card that was laid is taken unseen (BOM-2907)."""

    seat: Seat


class NumbersGone(Happening, frozen=True, tag="numbers-gone"):
    """Cards of complete numbers are discarded: from a seat's hand, or drawn by it from the deck (BOM-2904)."""

    seat: Seat
    numbers: tuple[int, ...]


class NumberDrawn(Happening, frozen=True, tag="number-drawn"):
    """A seat drew a card (BOM-2905)."""

    seat: Seat


class HandReturned(Happening, frozen=True, tag="hand-returned"):
    """A seat without wires puts its number cards under the deck (BOM-2906)."""

    seat: Seat


Actions: TypeAlias = LayNumber

Events: TypeAlias = NumberLaid | GuessShown | NumberTaken | NumbersGone | NumberDrawn | HandReturned

Tasks: TypeAlias = DealNumbersTask | RefillTask | LayTask
