"""Doctor Nope's challenges (BOM-310 to BOM-323)."""

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar, TypeAlias

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Pending, Public
from cosmotheque.games.bomb_busters.model.wires import Slot


class Challenge(IntEnum):
    """The ten cards by their numbers."""

    CALL_RED = 1
    FOUR_EVEN = 2
    PAIRS = 3
    EIGHTEEN = 4
    TWO_SOLOS = 5
    ISOLATED = 6
    STEPS = 7
    TWO_NUMBERS = 8
    ODD = 9
    ENDS = 10


@dataclass(frozen=True)
class Nope(Part):
    """Challenges, as many as players; each that is met sets the detonator back."""


class Turn(msgspec.Struct, frozen=True):
    """A successful cut: in which turn of the mission, by whom, of what, and whether it was a solo cut."""

    turn: int
    seat: Seat
    value: int
    solo: bool


class Challenges(Public, frozen=True):
    """Challenge cards by number, those that lie `open` and those `done`; `numbers` lie on the eighth (BOM-318).

    `turns` are the last successful cuts (BOM-321), `validated` all numbers in the order of their tokens (BOM-19).
    """

    open: tuple[int, ...] = ()
    done: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    turns: tuple[Turn, ...] = ()
    validated: tuple[int, ...] = ()


class ChallengeTask(Pending, frozen=True, tag="challenges"):
    """Challenge cards are drawn (BOM-310)."""

    seat: Seat


class NumbersTask(Pending, frozen=True, tag="challenge-numbers"):
    """Two number cards are drawn onto the eighth challenge (BOM-318)."""

    seat: Seat


class CallRed(Act, frozen=True, tag="call-red", gc=False):
    """Point at a teammate's wire and say that it is red (BOM-311)."""

    RULE: ClassVar[str] = "BOM-311"
    ON_TURN: ClassVar[bool] = True

    slot: Slot


class Claim(Act, frozen=True, tag="claim", gc=False):
    """Say that an own stand has only odd blue wires left (BOM-319)."""

    RULE: ClassVar[str] = "BOM-319"

    stand: int


class ChallengesDrawn(Happening, frozen=True, tag="challenges-drawn"):
    """These challenge cards lie open (BOM-310)."""

    cards: tuple[int, ...]


class NumbersDrawn(Happening, frozen=True, tag="challenge-numbers"):
    """Two number cards lie on the eighth challenge (BOM-318)."""

    numbers: tuple[int, ...]


class ChallengeMet(Happening, frozen=True, tag="challenge"):
    """A challenge is done (BOM-310)."""

    TO_WATCH: ClassVar[int] = 1200

    number: int


class OddClaimed(Happening, frozen=True, tag="odd-claimed"):
    """A stand has only odd blue wires left (BOM-322)."""

    TO_WATCH: ClassVar[int] = 900

    seat: Seat
    stand: int


class RedCalled(Happening, frozen=True, tag="red-called"):
    """A wire was said to be red, and is turned over (BOM-311)."""

    TO_WATCH: ClassVar[int] = 1500

    seat: Seat
    slot: Slot
    wire: int


Actions: TypeAlias = CallRed | Claim

Events: TypeAlias = ChallengesDrawn | NumbersDrawn | ChallengeMet | OddClaimed | RedCalled

Tasks: TypeAlias = ChallengeTask | NumbersTask
