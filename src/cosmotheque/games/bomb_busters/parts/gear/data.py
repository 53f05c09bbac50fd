"""Number cards on equipment, and equipment that lies face down."""

from typing import TypeAlias

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.model.kinds import Happening, Pending, Public


class Gear(Public, frozen=True):
    """`number` is the open number card, 0 where there is none; `numbers` are those that may still come up.

    `like_red` is a number whose wires are like red ones (BOM-1101). `down` cards lie face down, in a row or a deck.
    Nobody knows which: they are drawn when they come up.
    """

    number: int = 0
    numbers: tuple[int, ...] = ()
    like_red: int = 0
    down: int = 0


class OpenNumberTask(Pending, frozen=True, tag="open-number"):
    """A number card is turned up."""

    seat: Seat = CHANCE


class CardsTask(Pending, frozen=True, tag="cards"):
    """Equipment cards are drawn, or turned up (BOM-291, BOM-1502)."""

    count: int
    seat: Seat = CHANCE


class NumberShown(Happening, frozen=True, tag="number-shown"):
    """A number card is turned up."""

    number: int


Events: TypeAlias = NumberShown

Tasks: TypeAlias = OpenNumberTask | CardsTask
