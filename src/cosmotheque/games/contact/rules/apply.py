"""Effects of each action. Rounds and chance are in `rounds.py`."""

from typing import assert_never

from msgspec.structs import replace

from cosmotheque.core.game import Move, Seat, Step
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact import events as ev
from cosmotheque.games.contact.components import AIDS, Aid
from cosmotheque.games.contact.rules.rounds import close_round, deal_goal, lay_out, next_crew, open_round, without
from cosmotheque.games.contact.state import Guessed, Phase, State, Transmission

Result = Step[State, ev.Event]


def apply(state: State, move: Move[act.Action]) -> Result:
    action = move.action
    match action:
        case act.FlyTo(tile):
            return _draw_route(state, (*state.route, tile))
        case act.StepBack():
            return _draw_route(state, state.route[:-1])
        case act.ClearRoute():
            return _draw_route(state, ())
        case act.LayOut():
            return lay_out(state, action)
        case act.OpenRound():
            return open_round(state, action)
        case act.DealGoal():
            return deal_goal(state, action)
        case act.Reactivate():
            return _reactivate(state, move.seat)
        case act.DrawGoal() | act.ChangeGoal() | act.ChooseSignal() | act.Transmit():
            return _source(state, action)
        case act.AskAgain() | act.Guess() | act.GuessTwo() | act.ShowStopover() | act.Brief():
            return _crew(state, move.seat, action)
        case _:
            assert_never(action)


def _draw_route(state: State, route: tuple[int, ...]) -> Result:
    """CON-9: the route is drawn in private, leg by leg. A draft goes back by itself: nobody is asked to agree to it."""
    drawn = replace(state, route=route, drafted=state.drafted + 1)
    return Step(drawn, (ev.RouteDrawn(state.source, route),), undoable=False)


def _source(state: State, action: act.DrawGoal | act.ChangeGoal | act.ChooseSignal | act.Transmit) -> Result:
    match action:
        case act.DrawGoal():  # CON-8
            return Step(replace(state, phase=Phase.OPEN_ROUND), undoable=False)
        case act.ChangeGoal():
            return _use_up(replace(state, phase=Phase.DEAL_GOAL), state.source, "change-goal")
        case act.ChooseSignal(value):  # CON-24
            chosen = replace(state, phase=Phase.TRANSMIT, signal=value, signals=without(state.signals, value))
            return Step(chosen, (ev.SignalChosen(state.source, value),), undoable=False)
        case act.Transmit(flights):  # CON-11: the rocket does not move
            sent = (*state.sent, Transmission(flights, state.route))
            heard = replace(state, phase=Phase.GUESS, sent=sent, asked=state.asked + 1, drafted=0)
            return Step(heard, (ev.Transmitted(state.source, flights),), undoable=False)


def _crew(
    state: State, seat: Seat, action: act.AskAgain | act.Guess | act.GuessTwo | act.ShowStopover | act.Brief
) -> Result:
    match action:
        case act.AskAgain():  # CON-14
            return Step(replace(state, phase=Phase.TRANSMIT), (ev.AskedAgain(seat),), undoable=False)
        case act.Guess(planet):
            return _guess(state, seat, (planet,))
        case act.GuessTwo(planets):
            used = _use_up(state, seat, "fifty-fifty")
            guessed = _guess(used.state, seat, planets)
            return Step(guessed.state, used.events + guessed.events, undoable=False)
        case act.ShowStopover():
            return _show_stopover(state, seat)
        case act.Brief(card):  # CON-27
            spent = replace(state, aids=_without_card(state, card), briefing=True)
            return Step(spent, (ev.BriefingOpened(seat, card),), undoable=False)


def _guess(state: State, seat: Seat, planets: tuple[int, ...]) -> Result:
    """CON-15, CON-16, CON-18: right if one of the planets pointed at is the goal."""
    right = state.goal in planets
    pointed = ev.Pointed(seat, planets, right)
    guesses = (*state.guesses, Guessed(seat, planets))
    if right:
        closed, events = close_round(replace(state, guesses=guesses))
        return Step(closed, (pointed, *events), undoable=False)
    fuel = state.fuel - 1
    lost: tuple[ev.Event, ...] = () if state.signal is None else (ev.SignalLost(state.signal),)
    ended = () if fuel else (ev.Ended(False, 0),)
    missed = replace(
        state,
        phase=Phase.GUESS if fuel else Phase.OVER,  # CON-17
        fuel=fuel,
        signal=None,
        guesses=guesses,
        guesser=next_crew(state, seat),
        asked=0,
        briefing=False,
    )
    return Step(missed, (pointed, *lost, ev.FuelLost(fuel), *ended), undoable=False)


def _show_stopover(state: State, seat: Seat) -> Result:
    """CON-26: a marker shows the first stopover of the last route; the rocket stays."""
    tile = state.sent[-1].route[0]
    used = _use_up(replace(state, stopover=tile, stopover_of=len(state.sent) - 1), seat, "first-stopover")
    return Step(used.state, (*used.events, ev.StopoverShown(tile)), undoable=False)


def _reactivate(state: State, seat: Seat) -> Result:
    """CON-25, CON-29: the guesser pays a fuel for all cards, or the source before it chooses a signal."""
    fuel = state.fuel - 1
    return Step(replace(state, aids=AIDS, fuel=fuel), (ev.Reactivated(seat, fuel),), undoable=False)


def _use_up(state: State, seat: Seat, card: Aid) -> Result:
    """CON-25: a used card is turned to its inactive side."""
    return Step(replace(state, aids=_without_card(state, card)), (ev.AidUsed(seat, card),), undoable=False)


def _without_card(state: State, card: Aid) -> tuple[Aid, ...]:
    return tuple(active for active in state.aids if active != card)
