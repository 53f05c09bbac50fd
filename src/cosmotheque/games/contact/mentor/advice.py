"""Advice before a move: to the crew how likely each planet is, to the source a route that reads well."""

from msgspec.structs import replace

from cosmotheque.core.mentor import IDLE, Advice
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text, joined, said
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.belief.decoding import Belief, decode
from cosmotheque.games.contact.bots.crew import crew_action
from cosmotheque.games.contact.bots.signals import signal_action
from cosmotheque.games.contact.bots.skill import COACH
from cosmotheque.games.contact.bots.source import Route
from cosmotheque.games.contact.mentor.shown import Chance, Shown
from cosmotheque.games.contact.mentor.thinking import Prospect, prospect, skill_of
from cosmotheque.games.contact.mentor.words import percent, way, whole_percent
from cosmotheque.games.contact.state import Phase
from cosmotheque.games.contact.text import AID_NAMES, tile_word
from cosmotheque.games.contact.view import View

NAMED = 3
"""More planets than these are read off the board."""
NEARLY_BEST = 0.03
"""Nobody is asked to draw a route anew for less."""
TALK = Text("Parlez-en, puis tirez votre arrivée.", "Talk it over, then draw your goal.")


def advise(moment: Moment) -> Advice:
    view: View = moment.view
    advice = _advice(moment, view)
    return advice if view.options.rehearsal or view.seat != view.source else _without_figures(advice)


def _without_figures(advice: Advice) -> Advice:
    """Where nothing is rehearsed the source sees no per cent before its round is over: it is told the way alone."""
    if advice.shown is None:
        return advice
    route = advice.shown.route
    if not route:
        return Advice(IDLE)
    words = said("Le plus lisible : {0}.", "Easiest to read: {0}.", way(route))
    more = recommended(advice.best) if isinstance(advice.best, act.ChooseSignal | act.ChangeGoal) else None
    return Advice(joined(words, more), advice.best, Shown(route=route))


def _advice(moment: Moment, view: View) -> Advice:
    if view.phase is Phase.BETWEEN and moment.actions:
        return Advice(TALK, act.DrawGoal())
    if view.phase not in (Phase.CHOOSE_SIGNAL, Phase.TRANSMIT, Phase.GUESS):
        return Advice(IDLE)
    if view.goal is None or view.phase is Phase.GUESS:
        return _to_listener(moment, view)
    if view.phase is Phase.CHOOSE_SIGNAL:
        return _to_chooser(moment, view, view.goal)
    return _to_source(moment, view, view.goal)


def _to_listener(moment: Moment, view: View) -> Advice:
    """To the crew; and to a source that waits, what the crew can make of its flights."""
    if not view.heard:
        return Advice(
            Text(
                "Écoutez : un vol deux fois plus long, c'est une étape deux fois plus longue.",
                "Listen: a flight that lasts twice as long is a leg twice as long.",
            )
        )
    belief = decode(view)
    shown = Shown(chances=_chances(belief))
    likely = said("D'après ce qui a été entendu : {0}.", "By what was heard: {0}.", _ranking(belief))
    if not moment.actions:
        return Advice(likely, shown=shown)
    best = crew_action(view, moment.actions, COACH)
    return Advice(joined(likely, recommended(best)), best, shown)


def recommended(action: act.Action) -> Text:
    """What a guesser is told to do."""
    match action:
        case act.Guess(planet):
            return said("Montrez {0}.", "Point at {0}.", tile_word(planet))
        case act.GuessTwo((one, other)):
            return said("Jouez 50:50 avec {0} et {1}.", "Play 50:50 on {0} and {1}.", tile_word(one), tile_word(other))
        case act.AskAgain():
            return Text("Redemander ne coûte rien.", "Asking again costs nothing.")
        case act.ShowStopover():
            return said("Jouez la carte Aide {0}.", "Play the card {0}.", AID_NAMES["first-stopover"])
        case act.Reactivate():
            return Text(
                "Il y a assez de carburant pour réactiver les aides.",
                "There is fuel enough to reactivate the aid cards.",
            )
        case act.ChangeGoal():
            return said("Jouez la carte Aide {0}.", "Play the card {0}.", AID_NAMES["change-goal"])
        case act.ChooseSignal(value):
            return said("Jouez le signal {0}.", "Play signal {0}.", value)
        case _:
            return Text("", "")


def _chances(belief: Belief) -> tuple[Chance, ...]:
    return tuple(Chance(goal, whole_percent(chance)) for goal, chance in zip(belief.goals, belief.chances, strict=True))


def _ranking(belief: Belief) -> Text:
    named = list(zip(belief.goals, belief.chances, strict=True))[:NAMED]
    words = [said("{0} {1}", "{0} {1}", tile_word(goal), percent(chance)) for goal, chance in named]
    return Text(", ".join(word.fr for word in words), ", ".join(word.en for word in words))


def _to_chooser(moment: Moment, view: View, goal: int) -> Advice:
    """CON-24, CON-26: what the card should say of a goal."""
    found = prospect(view, goal, ())
    best = signal_action(view, moment.actions, goal, skill_of(view))
    readable = said(
        "Le meilleur itinéraire vers {0} serait lu dans {1} des cas.",
        "The best route to {0} would be read {1} of the time.",
        tile_word(goal),
        percent(found.best_clarity),
    )
    return Advice(joined(readable, recommended(best)), best, _shown(found))


def _to_source(moment: Moment, view: View, goal: int) -> Advice:
    found = prospect(replace(view, route=()), goal, view.route if view.route[-1:] == (goal,) else ())
    if view.route and view.route[-1] == goal and found.clarity >= found.best_clarity - NEARLY_BEST:
        words = said(
            "Votre itinéraire sera lu dans {0} des cas. Transmettez d'un geste régulier.",
            "Your route will be read {0} of the time. Transmit with a steady hand.",
            percent(found.clarity),
        )
        return Advice(words, act.Transmit(), Shown(route=view.route, readable=whole_percent(found.clarity)))
    words = said(
        "Le plus lisible : {0} ({1} de chances d'être compris).",
        "Easiest to read: {0} ({1} likely to be understood).",
        way(found.best),
        percent(found.best_clarity),
    )
    step = next_step(view.route, found.best)
    return Advice(words, step if step in moment.actions else None, _shown(found))


def next_step(drawn: Route, best: Route) -> act.Action:
    """How to get on from what is drawn to the best route."""
    if drawn == best[: len(drawn)]:
        return act.FlyTo(best[len(drawn)])
    return act.StepBack() if drawn[:-1] == best[: len(drawn) - 1] else act.ClearRoute()


def _shown(found: Prospect) -> Shown:
    return Shown(route=found.best, readable=whole_percent(found.best_clarity))
