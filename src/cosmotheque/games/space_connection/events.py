"""Events at the table. A launch is told by `Launched`, which the state keeps too."""

from typing import TypeAlias

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.space_connection.components.sky import Craft, Position
from cosmotheque.games.space_connection.state import Launched


class Drafted(msgspec.Struct, frozen=True, tag="drafted"):
    """The draft of a seat, which only this seat learns of."""

    seat: Seat
    planets: tuple[Position, ...]


class Confirmed(msgspec.Struct, frozen=True, tag="confirmed"):
    """A seat is ready."""

    seat: Seat


class FirstDrawn(msgspec.Struct, frozen=True, tag="first-drawn"):
    """The seat that begins."""

    seat: Seat


class Completed(msgspec.Struct, frozen=True, tag="completed"):
    """The finder marks one more place of the score track; `empty` are the positions this proves empty (SC-20)."""

    seat: Seat
    place: int
    marker: Craft | None
    system: tuple[Position, ...]
    empty: tuple[Position, ...]


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """A seat has nothing it can launch (SC-19)."""

    seat: Seat


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The hidden planets of both skies, shown at the end."""

    planets: tuple[tuple[Position, ...], tuple[Position, ...]]


Event: TypeAlias = Drafted | Confirmed | FirstDrawn | Launched | Completed | Passed | Ended
