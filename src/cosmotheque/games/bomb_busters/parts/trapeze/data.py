"""Wires that are tossed to the next seat."""

from dataclasses import dataclass
from typing import ClassVar, Self, TypeAlias

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Part, Pending
from cosmotheque.games.bomb_busters.model.wires import NOWHERE, Slot


@dataclass(frozen=True)
class Trapeze(Part):
    """A cue may have everybody pass a wire on, all at once (BOM-4205)."""


class TossTask(Pending, frozen=True, tag="toss"):
    """Choose a wire to be passed on, in secret (BOM-4205): all of `seats` do, and so far these were `tossed`."""

    seat: Seat
    seats: tuple[Seat, ...]
    tossed: tuple[Slot, ...] = ()

    def redact_for(self, seat: Seat | None) -> Self:
        """Nobody learns what others pass on (BOM-4205)."""
        chosen = zip(self.seats, self.tossed, strict=False)
        return replace(self, tossed=tuple(slot if owner == seat else NOWHERE for owner, slot in chosen))


class Toss(Act, frozen=True, tag="toss", gc=False):
    """Choose a wire to be passed on (BOM-4205)."""

    RULE: ClassVar[str] = "BOM-4205"

    slot: Slot


Actions: TypeAlias = Toss

Tasks: TypeAlias = TossTask
