"""Yellow wires that are called one by one (BOM-4103)."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part
from cosmotheque.games.bomb_busters.model.wires import Slot


@dataclass(frozen=True)
class Tripwires(Part):
    """Yellow wires are called one by one (BOM-4103)."""


class Call(Act, frozen=True, tag="tripwire", gc=False):
    """Say that a teammate's wire is a tripwire (BOM-4103)."""

    RULE: ClassVar[str] = "BOM-4103"
    ON_TURN: ClassVar[bool] = True

    slot: Slot


class Called(Happening, frozen=True, tag="called"):
    """A wire was called a tripwire (BOM-4103)."""

    seat: Seat
    slot: Slot


Actions: TypeAlias = Call

Events: TypeAlias = Called
