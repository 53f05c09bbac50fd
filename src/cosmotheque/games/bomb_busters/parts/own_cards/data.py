"""Number cards of each seat that are handed on."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Pending


@dataclass(frozen=True)
class OwnCards(Part):
    """All cards lie in front of players, who cut only what they have a card of, and hand one on (BOM-6501)."""


class HandTask(Pending, frozen=True, tag="hand"):
    """Hand on a number card; an `open` one where the turn passes over the seat (BOM-6504, BOM-6507)."""

    seat: Seat
    open: bool = False


class HandOn(Act, frozen=True, tag="hand-on", gc=False):
    """Give a number card to a teammate (BOM-6504)."""

    RULE: ClassVar[str] = "BOM-6504"

    number: int
    seat: Seat


class HandedOn(Happening, frozen=True, tag="handed-on"):
    """A number card was given away (BOM-6504)."""

    TO_WATCH: ClassVar[int] = 1100

    seat: Seat
    to: Seat
    number: int


Actions: TypeAlias = HandOn

Events: TypeAlias = HandedOn

Tasks: TypeAlias = HandTask
