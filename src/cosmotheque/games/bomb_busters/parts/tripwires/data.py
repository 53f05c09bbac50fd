"""Yellow wires that are called one by one (BOM-4103)."""

from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Part
from cosmotheque.games.bomb_busters.model.wires import Slot


@dataclass(frozen=True)
class Tripwires(Part):
    """Yellow wires are called one by one (BOM-4103)."""


class Call(msgspec.Struct, frozen=True, tag="tripwire", gc=False):
    """Say that a teammate's wire is a tripwire (BOM-4103)."""

    slot: Slot


class Called(msgspec.Struct, frozen=True, tag="called"):
    """A wire was called a tripwire (BOM-4103)."""

    seat: Seat
    slot: Slot


Actions: TypeAlias = Call

Events: TypeAlias = Called
