"""Events at the table. Fields that only the source may know are None or empty for everybody else.

Beside events there are signs: the hand of the source as the crew sees it live (CON-12), which the log does not keep.
The recorded transmission says again what they said, so they tell nothing that it does not.
"""

from typing import Annotated

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.contact.components import LONGEST_TRANSMISSION, Aid, Flight
from cosmotheque.games.contact.state import Round


class LaidOut(msgspec.Struct, frozen=True, tag="laid-out"):
    goals: tuple[int, ...]


class RoundOpened(msgspec.Struct, frozen=True, tag="round-opened"):
    number: int
    source: Seat
    signal: int | None
    planet: int | None
    goal: int | None


class GoalChanged(msgspec.Struct, frozen=True, tag="goal-changed"):
    source: Seat
    goal: int | None


class SignalChosen(msgspec.Struct, frozen=True, tag="signal-chosen"):
    source: Seat
    value: int


class RouteDrawn(msgspec.Struct, frozen=True, tag="route-drawn"):
    """A route drawn; only the source sees it."""

    source: Seat
    route: tuple[int, ...]


class Transmitted(msgspec.Struct, frozen=True, tag="transmitted"):
    source: Seat
    flights: tuple[Flight, ...]


class AskedAgain(msgspec.Struct, frozen=True, tag="asked-again"):
    seat: Seat


class Pointed(msgspec.Struct, frozen=True, tag="pointed"):
    seat: Seat
    planets: tuple[int, ...]
    right: bool


class FuelLost(msgspec.Struct, frozen=True, tag="fuel-lost"):
    left: int


class SignalLost(msgspec.Struct, frozen=True, tag="signal-lost"):
    value: int


class GoalReached(msgspec.Struct, frozen=True, tag="goal-reached"):
    round: Round


class AidUsed(msgspec.Struct, frozen=True, tag="aid-used"):
    seat: Seat
    card: Aid


class StopoverShown(msgspec.Struct, frozen=True, tag="stopover-shown"):
    tile: int


class BriefingOpened(msgspec.Struct, frozen=True, tag="briefing-opened"):
    seat: Seat
    card: Aid


class Reactivated(msgspec.Struct, frozen=True, tag="reactivated"):
    seat: Seat
    fuel: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    won: bool
    score: int


Event = (
    LaidOut
    | RoundOpened
    | GoalChanged
    | SignalChosen
    | RouteDrawn
    | Transmitted
    | AskedAgain
    | Pointed
    | FuelLost
    | SignalLost
    | GoalReached
    | AidUsed
    | StopoverShown
    | BriefingOpened
    | Reactivated
    | Ended
)

Elapsed = Annotated[int, msgspec.Meta(ge=0, le=LONGEST_TRANSMISSION)]
"""Milliseconds on the source's own clock since its first take-off."""


class TakeOff(msgspec.Struct, frozen=True, tag="take-off"):
    at: Elapsed


class Landing(msgspec.Struct, frozen=True, tag="landing"):
    at: Elapsed


class TooShort(msgspec.Struct, frozen=True, tag="too-short"):
    """The last take-off was no flight: the same leg is held again, alone."""


class BrokenOff(msgspec.Struct, frozen=True, tag="broken-off"):
    """CON-13: all of it begins anew."""


Sign = TakeOff | Landing | TooShort | BrokenOff
