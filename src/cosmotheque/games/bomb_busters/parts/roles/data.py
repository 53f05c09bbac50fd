"""Seats that play by rules of their own (BOM-240 to BOM-243)."""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import NOBODY, Happening, Part, Pending, Public


@dataclass(frozen=True)
class Role(Part):
    """The captain, or a `drawn` seat, plays by rules of its own (BOM-240 to BOM-243), which `rule` tells.

    Their failures are `fatal`; they use no `tools`, or at least not the `stabilizer`; all their tokens are `lies`.
    """

    name: Literal["rookie", "liar", "careless"]
    rule: str
    drawn: bool = True
    fatal: bool = False
    tools: bool = True
    stabilizer: bool = True
    lies: bool = False


class Played(Public, frozen=True):
    """`seat` has the role of this `name`; nobody before it is dealt."""

    name: str
    seat: Seat = NOBODY


class RoleTask(Pending, frozen=True, tag="role"):
    """The character cards are dealt: who gets the captain's has the role (BOM-240)."""

    seat: Seat


class RoleDealt(Happening, frozen=True, tag="role"):
    """A seat got the role, which everybody sees (BOM-241)."""

    TO_WATCH: ClassVar[int] = 900

    seat: Seat


Events: TypeAlias = RoleDealt

Tasks: TypeAlias = RoleTask
