"""Number cards and face-down cards of missions with a plan for their equipment, and what is drawn for them."""

import msgspec

from cosmotheque.core.game import CHANCE, Seat


class Gear(msgspec.Struct, frozen=True):
    """`number` is the open number card, 0 where there is none; `numbers` are those that may still come up.

    `like_red` is a number whose wires are like red ones (BOM-1101). `down` cards lie face down, in a row or a deck.
    Nobody knows which: they are drawn when they come up.
    """

    number: int = 0
    numbers: tuple[int, ...] = ()
    like_red: int = 0
    down: int = 0


class OpenNumberTask(msgspec.Struct, frozen=True, tag="open-number"):
    """A number card is turned up."""

    seat: Seat = CHANCE


class CardsTask(msgspec.Struct, frozen=True, tag="cards"):
    """Equipment cards are drawn, or turned up (BOM-291, BOM-1502)."""

    count: int
    seat: Seat = CHANCE


class LockTask(msgspec.Struct, frozen=True, tag="lock"):
    """A number card is laid on each of these equipment cards (BOM-1201)."""

    cards: tuple[int, ...]
    seat: Seat = CHANCE


class DisintegrateTask(msgspec.Struct, frozen=True, tag="disintegrate"):
    """An info token is drawn for the disintegrator (BOM-297)."""

    seat: Seat = CHANCE


class HandOutTask(msgspec.Struct, frozen=True, tag="hand-out"):
    """The number cards left are dealt face down (BOM-3905)."""

    count: int
    seat: Seat = CHANCE


class NobleTask(msgspec.Struct, frozen=True, tag="noble"):
    """To put the token of a number card that was dealt (BOM-3905)."""

    seat: Seat
    number: int


class CharacterTask(msgspec.Struct, frozen=True, tag="character"):
    """To take a character before the deal (BOM-301)."""

    seat: Seat


class DealTask(msgspec.Struct, frozen=True, tag="deal"):
    """The wires are dealt, once the characters are chosen (BOM-301)."""

    seat: Seat = CHANCE
