"""Hidden number cards (BOM-2901)."""

import msgspec

from cosmotheque.core.game import CHANCE, Seat


class NumberCard(msgspec.Struct, frozen=True):
    """`number` is 0 in the views of those who do not know it; `knowers` are others who do, `shown` says that all do."""

    number: int
    shown: bool = False
    knowers: tuple[Seat, ...] = ()


class Guesses(msgspec.Struct, frozen=True):
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


class DealNumbersTask(msgspec.Struct, frozen=True, tag="deal-numbers"):
    """To deal the number cards."""

    seat: Seat = CHANCE


class RefillTask(msgspec.Struct, frozen=True, tag="refill"):
    """To draw for `drawer`, who has too few cards (BOM-2905)."""

    drawer: Seat
    seat: Seat = CHANCE


class LayTask(msgspec.Struct, frozen=True, tag="lay"):
    """To lay a card face down before the turn of the active player (BOM-2902)."""

    seat: Seat
