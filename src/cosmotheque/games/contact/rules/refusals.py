"""The rules that an action breaks. A refusal names the first of them; it looks only at what the asking seat knows."""

from collections.abc import Iterator

from cosmotheque.core.game import Seat
from cosmotheque.core.text import RuleId
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.rules.legal import (
    actors,
    admits,
    can_ask_again,
    can_brief,
    can_change_goal,
    can_reactivate,
    can_show_stopover,
    guesses_of_two,
    has_drafted_enough,
)
from cosmotheque.games.contact.rules.routes import flights_to_goal, is_complete, open_legs, route_end
from cosmotheque.games.contact.state import Phase, State

CHANCE_RULES = {act.LayOut: "CON-3", act.OpenRound: "CON-8", act.DealGoal: "CON-26"}


def breaks(state: State, seat: Seat, action: act.Action) -> Iterator[RuleId]:
    """The first rule that an action of a seat breaks, whatever its type allows; none where it is legal."""
    if type(action) in CHANCE_RULES:
        yield RuleId(CHANCE_RULES[type(action)])
    elif seat not in actors(state):
        yield RuleId("CON-29")
    elif rule := _against_crew(state, action) if state.phase is Phase.GUESS else _against_source(state, seat, action):
        yield RuleId(rule)


def _against_source(state: State, seat: Seat, action: act.Action) -> str | None:
    drafts, chooses = state.phase is Phase.TRANSMIT, state.phase is Phase.CHOOSE_SIGNAL
    match action:
        case act.FlyTo(tile) if drafts:
            return _against_leg(state, tile)
        case act.Transmit() if drafts:
            return "CON-10" if not is_complete(state) else None if admits(state, seat, action) else "CON-12"
        case act.StepBack() | act.ClearRoute() if drafts:
            return None if _may_go_back(state, action) else "CON-10"
        case act.Reactivate() if chooses:
            return None if can_reactivate(state) else "CON-25"
        case act.DrawGoal():
            return None if state.phase is Phase.BETWEEN else "CON-8"
        case act.ChooseSignal(value):
            return None if chooses and value in state.signals else "CON-24"
        case act.ChangeGoal():
            return None if chooses and can_change_goal(state) else "CON-26"
        case _:
            return "CON-29"


def _against_leg(state: State, tile: int) -> str | None:
    """CON-9 covers repeats and routes past the goal, CON-10 ways that are blocked and drafts that went on enough."""
    if not 0 <= tile < len(state.tiles) or tile in (state.rocket, *state.route):
        return "CON-9"
    if tile not in open_legs(state.tiles)[route_end(state)]:
        return "CON-10"
    if is_complete(state):
        return "CON-10" if has_drafted_enough(state) else "CON-9"
    return "CON-10" if has_drafted_enough(state) and act.FlyTo(tile) not in flights_to_goal(state) else None


def _may_go_back(state: State, action: act.StepBack | act.ClearRoute) -> bool:
    """CON-10: a draft that went on enough begins anew where it leads nowhere, and otherwise only goes on."""
    if not has_drafted_enough(state):
        return bool(state.route)
    leads_nowhere = not is_complete(state) and not flights_to_goal(state)
    return leads_nowhere and isinstance(action, act.ClearRoute)


def _against_crew(state: State, action: act.Action) -> str | None:
    aids = state.aids
    match action:
        case act.Guess(planet):
            return None if planet in state.candidates else "CON-15"
        case act.AskAgain():
            return None if can_ask_again(state) else "CON-14"
        case act.GuessTwo(planets) if "fifty-fifty" in aids and not set(planets) <= set(state.candidates):
            return "CON-15"
        case act.GuessTwo():
            return None if "fifty-fifty" in aids and action in guesses_of_two(state.candidates) else _without_aid(state)
        case act.ShowStopover():
            return None if "first-stopover" in aids and can_show_stopover(state) else _without_aid(state)
        case act.Brief(card):
            return "CON-27" if not can_brief(state) else None if card in aids else "CON-25"
        case act.Reactivate():
            return None if can_reactivate(state) else "CON-25"
        case _:
            return "CON-29"


def _without_aid(state: State) -> str:
    return "CON-26" if state.is_pro else "CON-22"
