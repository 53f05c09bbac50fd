"""The time that people need to follow events, and what they may say meanwhile."""

from cosmotheque.core.game import Seat, Talk
from cosmotheque.games.bomb_busters.model.events import (
    Announced,
    Cut,
)
from cosmotheque.games.bomb_busters.model.roster import Action, Event
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.rules.numerals import says_number
from cosmotheque.games.bomb_busters.rules.registry import mechanisms


def watch(event: Event) -> int:
    """People follow what bots do: where they point, what is answered. A solo cut is told: no player points before
    it."""
    told = Announced.TO_WATCH if isinstance(event, Cut) and event.solo else 0
    return told + event.TO_WATCH


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


def slip(state: State, seat: Seat) -> Action | None:
    """The penalty for such a line, once a turn (BOM-2507)."""
    if not state.stands or state.ended or not _lets_talk(state):
        return None
    return next((found for part in mechanisms(state) if (found := part.slip(state))), None)


def _lets_talk(state: State) -> bool:
    return any(mechanism.lets_talk(state) for mechanism in mechanisms(state))


def _is_silent(state: State) -> bool:
    return any(mechanism.is_silent(state) for mechanism in mechanisms(state))
