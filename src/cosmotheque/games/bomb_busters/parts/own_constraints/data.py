"""A constraint for each seat."""

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Pending
from cosmotheque.games.bomb_busters.parts.constraints.data import Letter


@dataclass(frozen=True)
class OwnConstraints(Part):
    """Everybody has an open constraint of their own: chosen from A to E, or dealt and moved round a ring."""

    rule: str
    come: Literal["chosen", "ring"]


class DealConstraintsTask(Pending, frozen=True, tag="deal-constraints"):
    """Deal a constraint to each place of the ring (BOM-6101)."""

    seat: Seat = CHANCE


class NewConstraintTask(Pending, frozen=True, tag="new-constraint"):
    """Draw one of F to L for `owner` (BOM-6104)."""

    owner: Seat
    seat: Seat = CHANCE


class ConstraintTask(Pending, frozen=True, tag="constraint"):
    """Choose an own constraint (BOM-3101)."""

    seat: Seat


class RingTask(Pending, frozen=True, tag="ring"):
    """Move all constraints one place round the ring, or leave them (BOM-6103)."""

    seat: Seat


class TakeConstraint(Act, frozen=True, tag="constraint", gc=False):
    """Choose an own constraint (BOM-3101)."""

    RULE: ClassVar[str] = "BOM-3101"

    letter: Letter


class TurnRing(Act, frozen=True, tag="ring", gc=False):
    """Move all constraints: 1 is one place clockwise, -1 the other way, 0 leaves them (BOM-6103)."""

    RULE: ClassVar[str] = "BOM-6103"

    by: int


class Swap(Act, frozen=True, tag="swap"):
    """Discard the own constraint for a random one of F to L (BOM-6104)."""

    RULE: ClassVar[str] = "BOM-6104"


SWAP: Final = Swap()


class ConstraintTaken(Happening, frozen=True, tag="constraint-taken"):
    """A seat has a constraint of its own now: chosen, or drawn in place of another (BOM-3101, BOM-6104)."""

    seat: Seat
    letter: Letter


class ConstraintReleased(Happening, frozen=True, tag="constraint-released"):
    """A seat could not obey its constraint and is rid of it (BOM-3102)."""

    seat: Seat


class ConstraintsDealt(Happening, frozen=True, tag="constraints-dealt"):
    """The constraints of the seats, in order (BOM-6101)."""

    letters: tuple[Letter, ...]


class RingTurned(Happening, frozen=True, tag="ring-turned"):
    """All constraints moved one place, clockwise where `by` is 1 (BOM-6103)."""

    by: int


Actions: TypeAlias = TakeConstraint | TurnRing | Swap

Events: TypeAlias = ConstraintTaken | ConstraintReleased | ConstraintsDealt | RingTurned

Tasks: TypeAlias = DealConstraintsTask | NewConstraintTask | ConstraintTask | RingTask
