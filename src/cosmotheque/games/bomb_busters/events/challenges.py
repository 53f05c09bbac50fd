"""What happens with challenges."""

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.state import Slot


class ChallengesDrawn(msgspec.Struct, frozen=True, tag="challenges-drawn"):
    """These challenge cards lie open (BOM-310)."""

    cards: tuple[int, ...]


class NumbersDrawn(msgspec.Struct, frozen=True, tag="challenge-numbers"):
    """Two number cards lie on the eighth challenge (BOM-318)."""

    numbers: tuple[int, ...]


class ChallengeMet(msgspec.Struct, frozen=True, tag="challenge"):
    """A challenge is done (BOM-310)."""

    number: int


class OddClaimed(msgspec.Struct, frozen=True, tag="odd-claimed"):
    """A stand has only odd blue wires left (BOM-322)."""

    seat: Seat
    stand: int


class RedCalled(msgspec.Struct, frozen=True, tag="red-called"):
    """A wire was said to be red, and is turned over (BOM-311)."""

    seat: Seat
    slot: Slot
    wire: int
