"""A line of number cards."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Pending


@dataclass(frozen=True)
class Line(Part):
    """`cards` in a line, and the sequence card at one of them, which is served by `needed` cut wires (BOM-130).

    It lies at the first and goes on from card to card, or at one of the `ends` (BOM-3601).
    """

    rule: str
    cards: int
    needed: int
    ends: bool = False


class EndTask(Pending, frozen=True, tag="end"):
    """Choose at which end of the line the sequence card lies (BOM-3601, BOM-3603)."""

    seat: Seat


class ChooseEnd(Act, frozen=True, tag="end", gc=False):
    """Lay the sequence card at the end of the line where this number is (BOM-3601)."""

    RULE: ClassVar[str] = "BOM-3601"
    WHEN_ASKED: ClassVar[bool] = True

    number: int


class SequenceLaid(Happening, frozen=True, tag="sequence-laid"):
    """The sequence card lies at the end of the line where this number is (BOM-3603)."""

    seat: Seat
    number: int


Actions: TypeAlias = ChooseEnd

Events: TypeAlias = SequenceLaid

Tasks: TypeAlias = EndTask
