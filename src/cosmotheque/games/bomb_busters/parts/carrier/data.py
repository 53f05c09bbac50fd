"""The robot that carries wires (BOM-217)."""

from dataclasses import dataclass
from typing import ClassVar, Self, TypeAlias

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import UNSEEN
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Pending, Slice
from cosmotheque.games.bomb_busters.model.wires import Slot


@dataclass(frozen=True)
class Carrying(Part):
    """A robot walks on the number track; the player who cuts its number takes over a wire of it (BOM-4301)."""

    for_two: int = 5
    for_three_or_four: int = 4
    for_five: int = 3

    def wires(self, seats: int) -> int:
        return {2: self.for_two, 5: self.for_five}.get(seats, self.for_three_or_four)


class Carrier(Slice, frozen=True):
    """A robot on the number `place`, which goes on by `facing`, 1 or -1; its wires lie face down, in no order."""

    place: int
    facing: int
    wires: tuple[int, ...]

    def redact_for(self, seat: Seat | None) -> Self:
        """Its wires lie face down for all (BOM-217)."""
        return replace(self, wires=(UNSEEN,) * len(self.wires))


class TakeTask(Pending, frozen=True, tag="take-wire"):
    """Draw one of the robot's wires for `taker` (BOM-217)."""

    seat: Seat
    taker: Seat


class FileTask(Pending, frozen=True, tag="file-wire"):
    """Choose the stand for a wire from the robot or the pile; nobody else knows its `code` (BOM-4303, BOM-5406)."""

    seat: Seat
    code: int

    def redact_for(self, seat: Seat | None) -> Self:
        """Others do not learn what is about to be filed (BOM-4303, BOM-5406)."""
        return self if self.seat == seat else replace(self, code=UNSEEN)

    def wire_in_hand(self) -> int:
        return self.code


class FileWire(Act, frozen=True, tag="file", gc=False):
    """File the wire that came from the robot or the pile on an own stand (BOM-4303, BOM-5406)."""

    RULE: ClassVar[str] = "BOM-4303"

    stand: int


class CarrierMoved(Happening, frozen=True, tag="carrier-moved"):
    """The robot stands on another number of the track (BOM-216)."""

    TO_WATCH: ClassVar[int] = 500

    place: int


class WireTaken(Happening, frozen=True, tag="wire-taken"):
    """A wire of the robot was filed unseen; all see where (BOM-4303)."""

    TO_WATCH: ClassVar[int] = 1200

    seat: Seat
    slot: Slot


Actions: TypeAlias = FileWire

Events: TypeAlias = CarrierMoved | WireTaken

Tasks: TypeAlias = TakeTask | FileTask
