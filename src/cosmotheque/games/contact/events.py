"""What happens at the table. Fields that only the source may know are None or empty for everybody else."""

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.contact.components import Aid, Flight
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
    """For the source's eyes only."""

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
