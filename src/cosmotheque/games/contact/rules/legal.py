"""Seats that may act, and their legal actions (CON-29)."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Final

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.components import AIDS, DRAFT_STEPS, SHORTEST_FLIGHT, TRANSMISSIONS
from cosmotheque.games.contact.rules.routes import are_in_sequence, flights_to_goal, is_complete, next_flights
from cosmotheque.games.contact.state import Phase, State

NOBODY: Final[frozenset[Seat]] = frozenset()
CHANCE_PHASES = (Phase.LAY_OUT, Phase.OPEN_ROUND, Phase.DEAL_GOAL)
SOURCE_PHASES = (Phase.TRANSMIT, Phase.BETWEEN, Phase.CHOOSE_SIGNAL)


def actors(state: State) -> frozenset[Seat]:
    phase = state.phase
    if phase in SOURCE_PHASES:
        return _alone(state.source)
    if phase in CHANCE_PHASES:
        return _alone(CHANCE)
    return NOBODY if phase is Phase.OVER else _alone(state.guesser)


@cache
def _alone(seat: Seat) -> frozenset[Seat]:
    return frozenset({seat})


def legal_actions(state: State, seat: Seat) -> Sequence[act.Action]:
    """Chance lists nothing: what it may draw is too much to list."""
    if seat < 0 or seat not in actors(state):
        return ()
    return LISTS[state.phase](state)


def admits(state: State, _seat: Seat, action: act.Action) -> bool:
    """CON-12: a transmission has a flight for each leg, one after the other."""
    if type(action) is not act.Transmit:
        return True
    return len(action.flights) == len(state.route) and are_in_sequence(action.flights, SHORTEST_FLIGHT)


def outline(action: act.Action) -> act.Action:
    return act.TRANSMIT if type(action) is act.Transmit else action


def _before_a_round(_state: State) -> list[act.Action]:
    """CON-8."""
    return [act.DRAW_GOAL]


def _signal_choices(state: State) -> list[act.Action]:
    """CON-24 to CON-26."""
    change = [act.CHANGE_GOAL] if can_change_goal(state) else []
    again = [act.REACTIVATE] if can_reactivate(state) else []
    return [*change, *again, *(act.ChooseSignal(value) for value in sorted(set(state.signals)))]


def _source_actions(state: State) -> list[act.Action]:
    """CON-9 to CON-11: draw the route leg by leg; once it ends at the goal, transmit it."""
    if has_drafted_enough(state):
        return _last_steps(state)
    drawn: list[act.Action] = [act.STEP_BACK, act.CLEAR_ROUTE] if state.route else []
    if is_complete(state):
        return [act.TRANSMIT, *drawn]
    return [*next_flights(state), *drawn]


def has_drafted_enough(state: State) -> bool:
    """CON-10: a draft has an end, so that nobody can fill the log while everybody waits."""
    return state.drafted >= DRAFT_STEPS and not state.is_first_edition


def _last_steps(state: State) -> list[act.Action]:
    """CON-10: only on to the goal; from where it cannot be reached any more, once more from the rocket."""
    if is_complete(state):
        return [act.TRANSMIT]
    return [*flights_to_goal(state)] or [act.CLEAR_ROUTE]


def _crew_actions(state: State) -> list[act.Action]:
    """CON-14, CON-15; in the pro variant CON-25 to CON-27 as well."""
    listed: list[act.Action] = [act.GUESSES[planet] for planet in state.candidates]
    if can_ask_again(state):
        listed.append(act.ASK_AGAIN)
    if "fifty-fifty" in state.aids:
        listed.extend(guesses_of_two(state.candidates))
    if "first-stopover" in state.aids and can_show_stopover(state):
        listed.append(act.SHOW_STOPOVER)
    if can_brief(state):
        listed.extend(act.Brief(card) for card in state.aids)
    if can_reactivate(state):
        listed.append(act.REACTIVATE)
    return listed


@lru_cache(maxsize=256)
def guesses_of_two(candidates: tuple[int, ...]) -> tuple[act.GuessTwo, ...]:
    return tuple(act.GuessTwo(pair) for pair in combinations(candidates, 2))


LISTS: Final[Mapping[Phase, Callable[[State], list[act.Action]]]] = {
    Phase.BETWEEN: _before_a_round,
    Phase.CHOOSE_SIGNAL: _signal_choices,
    Phase.TRANSMIT: _source_actions,
    Phase.GUESS: _crew_actions,
}


def can_change_goal(state: State) -> bool:
    """CON-26: there is a card for it, and another goal."""
    return "change-goal" in state.aids and len(state.possible) > 1


def can_ask_again(state: State) -> bool:
    """CON-14."""
    return state.asked < TRANSMISSIONS


def can_brief(state: State) -> bool:
    """CON-27: there is another seat to advise, and it has no adviser yet."""
    return state.seats > 2 and not state.briefing


def can_show_stopover(state: State) -> bool:
    """The route last transmitted has a stopover, and its own is not shown yet. Everybody counted the flights."""
    if not state.sent or len(state.sent[-1].flights) == 1:
        return False
    return state.stopover is None or state.stopover_of < len(state.sent) - 1


def can_reactivate(state: State) -> bool:
    """CON-25: never with the last fuel. CON-29: the source as long as it has not chosen, the guesser at any time."""
    if not state.is_pro or len(state.aids) == len(AIDS) or state.fuel <= 1:
        return False
    return state.phase is Phase.GUESS or not state.is_first_edition
