"""A player who obeys a constraint in secret (BOM-3401)."""

from dataclasses import dataclass
from typing import ClassVar, Literal, Self, TypeAlias

import msgspec
from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.model.kinds import NOBODY, Act, Happening, Part, Pending, Slice
from cosmotheque.games.bomb_busters.parts.constraints.data import Letter


@dataclass(frozen=True)
class WeakLink(Part):
    """One player, nobody knows who, obeys a constraint that nobody else knows (BOM-3401)."""


class Accusation(msgspec.Struct, frozen=True):
    """An accusation that `seat` is the weak link and obeys `letter` (BOM-3405)."""

    accuser: Seat
    seat: Seat
    letter: Letter


class Link(Slice, frozen=True):
    """`seat` is the weak link, or -1 in the views of seats that do not know; `letters` are the constraints by seat.

    `said` are the values that each seat has announced, `wrong` the accusations so far, `asked` whether the active
    player has accused. `ended` says how the secret came out: the link was found, or stuck; then `letters` are gone.
    """

    seat: Seat
    letters: tuple[Letter | None, ...]
    said: tuple[tuple[int, ...], ...]
    wrong: tuple[Accusation, ...] = ()
    asked: bool = False
    ended: Literal["", "found", "stuck"] = ""

    def redact_for(self, seat: Seat | None) -> Self:
        """Only a seat's own role and constraint, until the weak link is known (BOM-3401)."""
        if self.ended:
            return self
        letters = tuple(letter if number == seat else None for number, letter in enumerate(self.letters))
        return replace(self, seat=self.seat if self.seat == seat else NOBODY, letters=letters)


class RolesTask(Pending, frozen=True, tag="roles"):
    """Deal characters and constraints face down."""

    seat: Seat = CHANCE


class Accuse(Act, frozen=True, tag="accuse", gc=False):
    """Say who is the weak link, and what they obey (BOM-3405)."""

    RULE: ClassVar[str] = "BOM-3405"
    ON_TURN: ClassVar[bool] = True

    seat: Seat
    letter: Letter


class Accused(Happening, frozen=True, tag="accused"):
    """A seat named the weak link and what it obeys, rightly or not (BOM-3405)."""

    accuser: Seat
    seat: Seat
    letter: Letter
    right: bool


class LinkStuck(Happening, frozen=True, tag="link-stuck"):
    """The weak link could not obey, and so is known (BOM-3404)."""

    seat: Seat


Actions: TypeAlias = Accuse

Events: TypeAlias = Accused | LinkStuck

Tasks: TypeAlias = RolesTask
