"""A constraint for each seat."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import msgspec

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.model.kinds import Part
from cosmotheque.games.bomb_busters.parts.constraints.data import Letter


@dataclass(frozen=True)
class OwnConstraints(Part):
    """Everybody has an open constraint of their own: chosen from A to E, or dealt and moved round a ring."""

    rule: str
    come: Literal["chosen", "ring"]


class DealConstraintsTask(msgspec.Struct, frozen=True, tag="deal-constraints"):
    """To deal a constraint to each place of the ring (BOM-6101)."""

    seat: Seat = CHANCE


class NewConstraintTask(msgspec.Struct, frozen=True, tag="new-constraint"):
    """To draw one of F to L for `owner` (BOM-6104)."""

    owner: Seat
    seat: Seat = CHANCE


class ConstraintTask(msgspec.Struct, frozen=True, tag="constraint"):
    """To choose an own constraint (BOM-3101)."""

    seat: Seat


class RingTask(msgspec.Struct, frozen=True, tag="ring"):
    """To move all constraints one place round the ring, or leave them (BOM-6103)."""

    seat: Seat


class TakeConstraint(msgspec.Struct, frozen=True, tag="constraint", gc=False):
    """Choose an own constraint (BOM-3101)."""

    letter: Letter


class TurnRing(msgspec.Struct, frozen=True, tag="ring", gc=False):
    """Move all constraints: 1 is one place clockwise, -1 the other way, 0 leaves them (BOM-6103)."""

    by: int


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """Discard the own constraint for a random one of F to L (BOM-6104)."""


SWAP: Final = Swap()


class ConstraintTaken(msgspec.Struct, frozen=True, tag="constraint-taken"):
    """A seat has a constraint of its own now: chosen, or drawn in place of another (BOM-3101, BOM-6104)."""

    seat: Seat
    letter: Letter


class ConstraintReleased(msgspec.Struct, frozen=True, tag="constraint-released"):
    """Somebody could not obey their constraint and is rid of it (BOM-3102)."""

    seat: Seat


class ConstraintsDealt(msgspec.Struct, frozen=True, tag="constraints-dealt"):
    """The constraints of the seats, in order (BOM-6101)."""

    letters: tuple[Letter, ...]


class RingTurned(msgspec.Struct, frozen=True, tag="ring-turned"):
    """All constraints moved one place, clockwise where `by` is 1 (BOM-6103)."""

    by: int


Actions: TypeAlias = TakeConstraint | TurnRing | Swap

Events: TypeAlias = ConstraintTaken | ConstraintReleased | ConstraintsDealt | RingTurned

Tasks: TypeAlias = DealConstraintsTask | NewConstraintTask | ConstraintTask | RingTask
