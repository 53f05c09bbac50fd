"""Remarks after a game. The crew is judged by what it had heard, the source by how its route would read."""

from math import exp
from typing import Any

from msgspec.structs import replace

from cosmotheque.core.mentor import Grade, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.bots.signals import UNREADABLE, signal_action
from cosmotheque.games.contact.mentor.advising import next_step
from cosmotheque.games.contact.mentor.listening import remark_on_listening
from cosmotheque.games.contact.mentor.measuring import strayed
from cosmotheque.games.contact.mentor.reading import Prospect, heard_as, prospect, skill_of
from cosmotheque.games.contact.mentor.words import joined, percent, said, tile_word, way
from cosmotheque.games.contact.rules.routes import leg_lengths
from cosmotheque.games.contact.state import Phase
from cosmotheque.games.contact.view import View

BEST, GOOD, DUBIOUS = 0.05, 0.2, 0.45
"""How much less likely to be read than the best route a route may be for each grade."""
SLIP = 0.2
CLOSE_CARD = 1
FAR_CARD = 3


def remark_on(moment: Moment, action: Any) -> Remark | None:
    view: View = moment.view
    match action:
        case act.Transmit():
            return _remark_on_flights(view, action)
        case act.ChooseSignal() | act.ChangeGoal():
            return _remark_on_signal(moment, view, action)
        case act.FlyTo() | act.StepBack() | act.ClearRoute() | act.DrawGoal():
            return None  # the route is judged when it is sent
        case act.Reactivate() if view.phase is Phase.CHOOSE_SIGNAL:
            return None  # the change of goal that it is paid for is judged
        case _:
            return remark_on_listening(moment, action)


def _remark_on_flights(view: View, action: act.Transmit) -> Remark | None:
    """CON-11: the route under this hand's noise, the flights as they were really held, and a better route."""
    if view.goal is None:
        return None
    found = prospect(replace(view, route=()), view.goal, view.route, action.flights)
    grade = _grade(found.best_clarity - found.clarity)
    better = grade in (Grade.DUBIOUS, Grade.MISTAKE)
    return Remark(
        grade,
        joined(
            said(
                "Itinéraire lisible dans {0} des cas avec une main à {1} près.",
                "A route that is read {0} of the time, with a hand good to {1}.",
                percent(found.clarity),
                percent(found.noise),
            ),
            _better_route(found) if better else None,
            said(
                "Tel que transmis, il désigne {0} à {1}.",
                "As it was sent it says {0} with {1}.",
                tile_word(view.goal),
                percent(heard_as(view, action.flights).chance(view.goal)),
            ),
            _slip(view, action),
        ),
        next_step(view.route, found.best) if better else None,
    )


def _grade(lost: float) -> Grade:
    if lost <= BEST:
        return Grade.BEST
    if lost <= GOOD:
        return Grade.GOOD
    return Grade.DUBIOUS if lost <= DUBIOUS else Grade.MISTAKE


def _better_route(found: Prospect) -> Text:
    return said("Mieux : {0}, {1}.", "Better: {0}, {1}.", way(found.best), percent(found.best_clarity))


def _slip(view: View, action: act.Transmit) -> Text | None:
    """The flight that strayed farthest from the pace of this hand, as far as it is known, if one did."""
    earlier = [done for done in view.rounds if done.source == view.source]
    errors = strayed(earlier, view.tiles, action.flights, leg_lengths(view.tiles, view.rocket, view.route))
    leg = max(range(len(errors)), key=lambda leg: abs(errors[leg]), default=0)
    if not errors or abs(errors[leg]) < SLIP:
        return None
    away = errors[leg]
    if away > 0:
        french, english = "Le vol vers {0} a duré {1} de trop.", "The flight to {0} lasted {1} too long."
    else:
        french, english = "Le vol vers {0} était trop court de {1}.", "The flight to {0} was {1} too short."
    return said(french, english, tile_word(view.route[leg]), percent(abs(exp(away) - 1)))


def _remark_on_signal(moment: Moment, view: View, action: act.ChooseSignal | act.ChangeGoal) -> Remark | None:
    """CON-24, CON-26: a card says how clear the goal is beside the others that may come."""
    if view.goal is None:
        return None
    best = signal_action(view, moment.actions, view.goal, skill_of(view))
    clarity = prospect(view, view.goal, ()).best_clarity
    readable = said(
        "Le meilleur itinéraire vers {0} serait lu dans {1} des cas.",
        "The best route to {0} would be read {1} of the time.",
        tile_word(view.goal),
        percent(clarity),
    )
    grade = _signal_grade(action, best)
    if grade in (Grade.BEST, Grade.GOOD):
        return Remark(grade, readable)
    return Remark(grade, joined(readable, _instead(action, best)), best)


def _signal_grade(action: act.Action, best: act.Action) -> Grade:
    if action == best:
        return Grade.BEST
    if isinstance(action, act.ChooseSignal) and isinstance(best, act.ChooseSignal):
        away = abs(action.value - best.value)
        return Grade.GOOD if away <= CLOSE_CARD else Grade.DUBIOUS if away <= FAR_CARD else Grade.MISTAKE
    return Grade.DUBIOUS


def _instead(action: act.Action, best: act.Action) -> Text:
    match action, best:
        case act.ChooseSignal(), act.ChooseSignal(value):
            return said("Le signal {0} l'aurait mieux dit.", "Signal {0} would have said so better.", value)
        case act.ChooseSignal(), _:
            return said(
                "Sous {0}, changer d'objectif valait mieux.",
                "Below {0}, changing the goal was better.",
                percent(UNREADABLE),
            )
        case _:
            return Text("Changer d'objectif n'était pas nécessaire.", "There was no need to change the goal.")
