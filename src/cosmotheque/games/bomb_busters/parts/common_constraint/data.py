"""One constraint for all."""

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Pending
from cosmotheque.games.bomb_busters.parts.constraints.data import Letter


@dataclass(frozen=True)
class CommonConstraint(Part):
    """One open constraint binds everybody (BOM-156); `rule` is where it comes from.

    The next one is turned up when the captain wants it, when a number is complete, or it is paired with that number.
    """

    rule: str
    changes: Literal["captain", "complete", "paired"]


class ShowConstraintTask(Pending, frozen=True, tag="show-constraint"):
    """Turn up the next card of the deck (BOM-3201)."""

    seat: Seat = CHANCE


class PairTask(Pending, frozen=True, tag="pair"):
    """Pair numbers with constraints (BOM-5701)."""

    seat: Seat = CHANCE


class ReplaceTask(Pending, frozen=True, tag="replace"):
    """Keep or replace the open constraint before a turn (BOM-3202)."""

    seat: Seat


class LastTask(Pending, frozen=True, tag="last"):
    """Say which of several complete numbers comes last, and so brings the constraint in force (BOM-5704)."""

    seat: Seat
    numbers: tuple[int, ...]


class Keep(Act, frozen=True, tag="keep"):
    """Leave the open constraint (BOM-3202)."""

    RULE: ClassVar[str] = "BOM-3202"


class Replace(Act, frozen=True, tag="replace"):
    """Have the next constraint turned up (BOM-3202)."""

    RULE: ClassVar[str] = "BOM-3202"


class ComeLast(Act, frozen=True, tag="last", gc=False):
    """This number's constraint comes last (BOM-5704)."""

    RULE: ClassVar[str] = "BOM-5704"

    number: int


KEEP: Final = Keep()
REPLACE: Final = Replace()


class ConstraintOpened(Happening, frozen=True, tag="constraint-opened"):
    """This constraint binds everybody now; none where no card is left."""

    letter: Letter | None


class ConstraintsPaired(Happening, frozen=True, tag="constraints-paired"):
    """The constraints of the numbers 1 to 12 (BOM-5701)."""

    letters: tuple[Letter, ...]


Actions: TypeAlias = Keep | Replace | ComeLast

Events: TypeAlias = ConstraintOpened | ConstraintsPaired

Tasks: TypeAlias = ShowConstraintTask | PairTask | ReplaceTask | LastTask
