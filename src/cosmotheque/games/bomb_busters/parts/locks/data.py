"""Number cards that lock equipment (BOM-1201)."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.model.kinds import Happening, Part, Pending


@dataclass(frozen=True)
class Locks(Part):
    """A number card lies on each equipment card (BOM-1201)."""


class LockTask(Pending, frozen=True, tag="lock"):
    """A number card is laid on each of these equipment cards (BOM-1201)."""

    cards: tuple[int, ...]
    seat: Seat = CHANCE


class CardLocked(Happening, frozen=True, tag="card-locked"):
    """A number card is laid on an equipment card (BOM-1201)."""

    CARDS: ClassVar[tuple[str, ...]] = ("card",)

    card: int
    number: int


Events: TypeAlias = CardLocked

Tasks: TypeAlias = LockTask
