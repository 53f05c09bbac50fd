"""Hearts at stands (BOM-84)."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Pending


@dataclass(frozen=True)
class Hearts(Part):
    """Each player is pointed at only where their heart lies; a couple's years choose the cards (BOM-84)."""


class ChooseCard(Act, frozen=True, tag="card"):
    """Take an equipment card of choice (BOM-84)."""

    RULE: ClassVar[str] = "BOM-84"
    WHEN_ASKED: ClassVar[bool] = True

    number: int


class LayHeart(Act, frozen=True, tag="heart"):
    """Lay the heart at an own stand (BOM-84)."""

    RULE: ClassVar[str] = "BOM-84"
    WHEN_ASKED: ClassVar[bool] = True
    HARMLESS: ClassVar[bool] = True

    stand: int


class HeartLaid(Happening, frozen=True, tag="heart"):
    TO_WATCH: ClassVar[int] = 700

    seat: Seat
    stand: int


class CardTask(Pending, frozen=True, tag="card"):
    """Choose an equipment card (BOM-84)."""

    seat: Seat


class HeartTask(Pending, frozen=True, tag="heart"):
    """Lay the heart at a stand, or leave it where it is (BOM-84)."""

    seat: Seat


Actions: TypeAlias = ChooseCard | LayHeart

Events: TypeAlias = HeartLaid

Tasks: TypeAlias = CardTask | HeartTask
