"""What happens with number cards, cards of the boxes, characters, and wires that are cut at once."""

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.state import Slot


class CaptainChosen(msgspec.Struct, frozen=True, tag="captain"):
    """The captain is known before the deal (BOM-301)."""

    seat: Seat


class CharacterChosen(msgspec.Struct, frozen=True, tag="character"):
    """A seat plays the character that works as this card, or with 0 the double detector (BOM-300)."""

    seat: Seat
    number: int


class NumberShown(msgspec.Struct, frozen=True, tag="number-shown"):
    """A number card is turned up."""

    number: int


class CardsLaid(msgspec.Struct, frozen=True, tag="cards-laid"):
    """Equipment cards have come up."""

    numbers: tuple[int, ...]


class CardLocked(msgspec.Struct, frozen=True, tag="card-locked"):
    """A number card is laid on an equipment card (BOM-1201)."""

    card: int
    number: int


class CardDiscarded(msgspec.Struct, frozen=True, tag="card-discarded"):
    """A card of the face-down deck is discarded unseen; so many are left (BOM-2303)."""

    left: int


class NumbersDealt(msgspec.Struct, frozen=True, tag="numbers-dealt"):
    """How many number cards each seat was dealt face down (BOM-3905)."""

    counts: tuple[int, ...]


class CutTogether(msgspec.Struct, frozen=True, tag="cut-together"):
    """All wires of a kind were cut at once (BOM-202)."""

    seat: Seat
    slots: tuple[Slot, ...]
    wires: tuple[int, ...]


class Disintegrated(msgspec.Struct, frozen=True, tag="disintegrated"):
    """All uncut wires of a number were cut by the disintegrator (BOM-297)."""

    number: int
    slots: tuple[Slot, ...]
    wires: tuple[int, ...]


class SingleLabelled(msgspec.Struct, frozen=True, tag="single"):
    """The value of this wire occurs once on its stand (BOM-294)."""

    slot: Slot


class Hooked(msgspec.Struct, frozen=True, tag="hooked"):
    """A wire was taken and filed: from where and to where (BOM-298)."""

    seat: Seat
    slot: Slot
    filed: Slot


class Called(msgspec.Struct, frozen=True, tag="called"):
    """A wire was called a tripwire (BOM-4103)."""

    seat: Seat
    slot: Slot
