"""Breaches in the hull (BOM-5406)."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Pending, Public
from cosmotheque.games.bomb_busters.model.wires import Slot


@dataclass(frozen=True)
class Breaches(Part):
    """The reds lie in a pile, and cues bring them to the stands one by one (BOM-5406).

    While one is uncut on a hand, its cuts cost `more` tokens; to lay one down costs `sealing` and a turn.
    """

    more: int = 1
    sealing: int = 2


class Hull(Public, frozen=True):
    """The number of `breaches` that are or were on stands; `last` is the seat of the last one, nobody (-1) at first."""

    breaches: int = 0
    last: Seat = Seat(-1)


class BreachTask(Pending, frozen=True, tag="breach"):
    """Draw a red wire of the pile for `holder` (BOM-5406)."""

    holder: Seat
    seat: Seat = CHANCE


class Seal(Act, frozen=True, tag="seal", gc=False):
    """Pay for an own breach, and lay it down (BOM-5408)."""

    RULE: ClassVar[str] = "BOM-5408"
    ON_TURN: ClassVar[bool] = True

    slot: Slot


class Breached(Happening, frozen=True, tag="breached"):
    """A red wire of the pile was filed unseen; all see where (BOM-5406)."""

    TO_WATCH: ClassVar[int] = 1500

    seat: Seat
    slot: Slot


class Sealed(Happening, frozen=True, tag="sealed"):
    """A seat has paid to lay down a breach (BOM-5408)."""

    TO_WATCH: ClassVar[int] = 1200

    seat: Seat
    slot: Slot
    wire: int


Actions: TypeAlias = Seal

Events: TypeAlias = Breached | Sealed

Tasks: TypeAlias = BreachTask
