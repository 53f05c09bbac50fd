"""Which rule forbids an action that is not legal. It looks only at what the asking seat knows."""

from cosmotheque.core.game import Seat
from cosmotheque.core.text import RuleId
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.components import TRANSMISSIONS
from cosmotheque.games.contact.rules.legal import actors, crew_size, has_drafted_enough
from cosmotheque.games.contact.rules.routes import is_complete, open_legs, route_end
from cosmotheque.games.contact.state import Phase, State

CHANCE_RULES = {act.LayOut: "CON-3", act.OpenRound: "CON-8", act.DealGoal: "CON-26"}


def why(state: State, seat: Seat, action: act.Action) -> RuleId:
    return RuleId(_rule(state, seat, action))


def _rule(state: State, seat: Seat, action: act.Action) -> str:
    if type(action) in CHANCE_RULES:
        return CHANCE_RULES[type(action)]
    if seat not in actors(state):
        return "CON-29"
    if state.phase is Phase.GUESS:
        return _crew_rule(state, action)
    return _source_rule(state, action)


def _source_rule(state: State, action: act.Action) -> str:
    match action:
        case act.FlyTo(tile) if state.phase is Phase.TRANSMIT:
            return _leg_rule(state, tile)
        case act.Transmit() if state.phase is Phase.TRANSMIT:
            return "CON-12" if is_complete(state) else "CON-10"
        case act.StepBack() | act.ClearRoute() if state.phase is Phase.TRANSMIT:
            return "CON-10"
        case act.Reactivate() if state.phase is Phase.CHOOSE_SIGNAL:
            return "CON-25"
        case act.DrawGoal():
            return "CON-8"
        case act.ChooseSignal():
            return "CON-24"
        case act.ChangeGoal():
            return "CON-26"
        case _:
            return "CON-29"


def _leg_rule(state: State, tile: int) -> str:
    """CON-9 covers repeats and routes past the goal, CON-10 ways that are blocked and drafts that went on enough."""
    if not 0 <= tile < len(state.tiles) or tile in (state.rocket, *state.route):
        return "CON-9"
    is_open = tile in open_legs(state.tiles)[route_end(state)]
    return "CON-9" if is_open and (is_complete(state) or not has_drafted_enough(state)) else "CON-10"


def _crew_rule(state: State, action: act.Action) -> str:
    match action:
        case act.Guess():
            return "CON-15"
        case act.AskAgain() if state.asked >= TRANSMISSIONS:
            return "CON-14"
        case act.GuessTwo(planets) if "fifty-fifty" in state.aids and not set(planets) <= set(state.candidates):
            return "CON-15"
        case act.GuessTwo() | act.ShowStopover():
            return "CON-26" if state.is_pro else "CON-22"
        case act.Brief():
            return "CON-27" if crew_size(state) == 1 or state.briefing else "CON-25"
        case act.Reactivate():
            return "CON-25"
        case _:
            return "CON-29"
