"""Equipment cards that come up later, and those of the boxes (BOM-290 to BOM-299)."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Pending
from cosmotheque.games.bomb_busters.model.wires import Slot


@dataclass(frozen=True)
class Stock(Part):
    """Cards that come up later, and those of the boxes (BOM-290 to BOM-299); missions with such cards all have it."""


class DisintegrateTask(Pending, frozen=True, tag="disintegrate"):
    """An info token is drawn for the disintegrator (BOM-297)."""

    seat: Seat = CHANCE


class FastPass(Act, frozen=True, tag="fast-pass", gc=False):
    """Cut two equal own wires alone, though they are not the last (BOM-296)."""

    RULE: ClassVar[str] = "BOM-296"

    own: tuple[Slot, ...]


class LabelSingle(Act, frozen=True, tag="single", gc=False):
    """Show that the value of an own wire occurs once on its stand (BOM-294)."""

    RULE: ClassVar[str] = "BOM-294"

    slot: Slot


class Hook(Act, frozen=True, tag="hook", gc=False):
    """Take a teammate's wire and file it on an own stand (BOM-298)."""

    RULE: ClassVar[str] = "BOM-298"

    slot: Slot
    stand: int


class CardsLaid(Happening, frozen=True, tag="cards-laid"):
    """Equipment cards have come up."""

    CARDS: ClassVar[tuple[str, ...]] = ("numbers",)

    numbers: tuple[int, ...]


class SingleLabelled(Happening, frozen=True, tag="single"):
    """The value of this wire occurs once on its stand (BOM-294)."""

    slot: Slot


Actions: TypeAlias = FastPass | LabelSingle | Hook

Events: TypeAlias = CardsLaid | SingleLabelled

Tasks: TypeAlias = DisintegrateTask
