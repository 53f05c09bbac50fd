"""What people need to follow what happens, and what they may say meanwhile."""

from typing import Final

from cosmotheque.core.game import Seat, Talk
from cosmotheque.games.bomb_busters.model.events import (
    Announced,
    CardUsed,
    Cut,
    Dealt,
    Ended,
    Exchanged,
    HeartLaid,
    Labelled,
    LineDrawn,
    Missed,
    NotePlaced,
    Offered,
    Passed,
    RadarAnswered,
    RedsRevealed,
    Swung,
    Ticked,
    TokenBeside,
    TokenDrawn,
    TokenPlaced,
    Validated,
)
from cosmotheque.games.bomb_busters.model.roster import Event
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.breaches.data import Breached, Sealed
from cosmotheque.games.bomb_busters.parts.bunker.data import JobDone, Spotted, Stepped
from cosmotheque.games.bomb_busters.parts.by_heart.data import WiresMixed
from cosmotheque.games.bomb_busters.parts.called.data import Named, ToldOff
from cosmotheque.games.bomb_busters.parts.carrier.data import CarrierMoved, WireTaken
from cosmotheque.games.bomb_busters.parts.challenges.data import ChallengeMet, OddClaimed, RedCalled
from cosmotheque.games.bomb_busters.parts.clues.data import SLIP, AskedAgain, ClueGiven, Misunderstood, Slip, Slipped
from cosmotheque.games.bomb_busters.parts.drill.data import NumberOwned, YellowsShown
from cosmotheque.games.bomb_busters.parts.free_order.data import Claimed
from cosmotheque.games.bomb_busters.parts.numbers.data import NumberRevealed
from cosmotheque.games.bomb_busters.parts.open_cards.data import NumberTurned
from cosmotheque.games.bomb_busters.parts.own_cards.data import HandedOn
from cosmotheque.games.bomb_busters.parts.oxygen.data import AirMoved, AirPromised, AirShared, Skipped
from cosmotheque.games.bomb_busters.parts.robots.data import RobotMoved, RobotTurned
from cosmotheque.games.bomb_busters.parts.roles.data import RoleDealt
from cosmotheque.games.bomb_busters.parts.script.data import CardDropped, CueSpoken
from cosmotheque.games.bomb_busters.parts.sums.data import Reckoned
from cosmotheque.games.bomb_busters.parts.windfall.data import LineLaid
from cosmotheque.games.bomb_busters.rules.mechanism import mechanisms
from cosmotheque.games.bomb_busters.rules.numerals import says_number

# Milliseconds to follow what happens, before a bot goes on, as the browser’s scenes take them: a hand points for 900,
# an answer takes 300 or 500, a part of the mission grows, moves its piece and shrinks in 1100.
TO_WATCH: Final[dict[type, int]] = {
    Dealt: 600,
    TokenPlaced: 400,
    Announced: 900,
    Cut: 300,
    Missed: 500,
    Validated: 400,
    Ended: 1000,
    RedsRevealed: 1500,
    CardUsed: 1000,
    RadarAnswered: 1500,
    Labelled: 900,
    Offered: 900,
    Exchanged: 1500,
    Passed: 1200,
    HeartLaid: 700,
    LineDrawn: 1100,
    Ticked: 1100,
    CueSpoken: 3000,
    Stepped: 1100,
    JobDone: 1500,
    Spotted: 1200,
    Claimed: 400,
    CardDropped: 900,
    TokenDrawn: 700,
    NotePlaced: 400,
    TokenBeside: 700,
    RoleDealt: 900,
    LineLaid: 900,
    AirMoved: 500,
    AirPromised: 700,
    AirShared: 1100,
    Breached: 1500,
    Sealed: 1200,
    Skipped: 1200,
    RobotMoved: 1100,
    RobotTurned: 1100,
    ChallengeMet: 1200,
    OddClaimed: 900,
    RedCalled: 1500,
    CarrierMoved: 500,
    WireTaken: 1200,
    WiresMixed: 900,
    NumberRevealed: 1100,
    NumberTurned: 1100,
    Reckoned: 1100,
    Named: 1000,
    ToldOff: 1000,
    HandedOn: 1100,
    ClueGiven: 1500,
    AskedAgain: 900,
    Misunderstood: 2500,
    Slipped: 1200,
    Swung: 2500,
    YellowsShown: 2000,
    NumberOwned: 1500,
}


def watch(event: Event) -> int:
    """People follow what bots do: who points where, what is answered. Nobody points before a solo cut: it is told."""
    told = TO_WATCH[Announced] if isinstance(event, Cut) and event.solo else 0
    return told + TO_WATCH.get(type(event), 0)


def talk(state: State, seat: Seat | None) -> Talk:
    """BOM-22: fixed phrases during the mission, anything before and after it; under water nothing (BOM-231).

    Where numbers are not said, everything else may be (BOM-2507).
    """
    if state.ended or not state.stands or _lets_talk(state):
        return Talk.OPEN
    return Talk.CLOSED if _is_silent(state) else Talk.PHRASES


def may_signal(state: State, seat: Seat) -> bool:
    """BOM-231: where nobody speaks under water, everybody may give the signs for oxygen."""
    return state.parts.oxygen is not None and not state.ended and _is_silent(state)


def minds(state: State, text: str) -> bool:
    """BOM-2507: where everything may be said but numbers, a line with a number is swallowed."""
    return bool(state.stands) and not state.ended and _lets_talk(state) and says_number(text)


def slip(state: State, seat: Seat) -> Slip | None:
    """What such a line costs, once a turn (BOM-2507)."""
    may_cost = bool(state.stands) and not state.ended and _lets_talk(state)
    return SLIP if may_cost and state.parts.clues and "chat" not in state.parts.clues.slips else None


def _lets_talk(state: State) -> bool:
    return any(mechanism.lets_talk(state) for mechanism in mechanisms(state))


def _is_silent(state: State) -> bool:
    return any(mechanism.is_silent(state) for mechanism in mechanisms(state))
