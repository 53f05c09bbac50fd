"""Advice before a move: to the crew how likely each planet is, to the source a route that reads well."""

from random import Random

from msgspec.structs import replace

from cosmotheque.core.mentor import IDLE, Advice
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text, join, join_names, sentence
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.belief.decoding import Belief, decode, hand_seen
from cosmotheque.games.contact.belief.timing import hold_flights
from cosmotheque.games.contact.bots.crew import crew_action
from cosmotheque.games.contact.bots.signals import signal_action
from cosmotheque.games.contact.bots.skill import COACH
from cosmotheque.games.contact.bots.source import Route
from cosmotheque.games.contact.mentor.shown import Chance, Shown
from cosmotheque.games.contact.mentor.thinking import Prospect, belief_after, prospect, skill_of
from cosmotheque.games.contact.mentor.words import percent, way, whole_percent
from cosmotheque.games.contact.rules.routes import leg_lengths
from cosmotheque.games.contact.state import Phase
from cosmotheque.games.contact.text import AID_NAMES, tile_word
from cosmotheque.games.contact.view import View

NAMED = 3
"""More planets than these are read off the board."""
NEARLY_BEST = 0.03
"""Nobody is asked to draw a route anew for less."""
WORTH_SAYING = 0.03
"""Nor those that are less likely than this, as on the board."""
CONFUSED = 0.15
"""A planet that a straight flight would speak for so much is named as the reason for a stopover."""
TALK = Text("Parlez-en, puis tirez votre arrivée.", "Talk it over, then draw your goal.")


def advise(moment: Moment) -> Advice:
    view: View = moment.view
    advice = _advice(moment, view)
    return advice if view.options.rehearsal or view.seat != view.source else _without_figures(advice)


def _without_figures(advice: Advice) -> Advice:
    """The advice without percentages: outside rehearsals the source learns only the way before its round is over."""
    if advice.shown is None:
        return advice
    route = advice.shown.route
    if not route:
        return Advice(IDLE)
    words = sentence("Le plus clair : {0}.", "The clearest way: {0}.", way(route))
    more = recommend(advice.best) if isinstance(advice.best, act.ChooseSignal | act.ChangeGoal) else None
    return Advice(join(words, more), advice.best, Shown(route=route))


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
    """Advice to the crew; and to a source that waits, the crew's reading of its flights."""
    if not view.heard:
        return Advice(
            Text(
                "Écoutez : un vol deux fois plus long, c’est un tronçon deux fois plus long.",
                "Listen: a flight that lasts twice as long is a leg twice as long.",
            )
        )
    belief = decode(view)
    shown = Shown(chances=_chances(belief))
    likely = sentence("Ce qui a été entendu va le mieux avec {0}.", "What you heard fits {0}.", _ranking(belief))
    if not moment.actions:
        return Advice(likely, shown=shown)
    best = crew_action(view, moment.actions, COACH)
    return Advice(join(likely, recommend(best)), best, shown)


def recommend(action: act.Action) -> Text:
    """The advice to a guesser, in words."""
    match action:
        case act.Guess(planet):
            return sentence("Montrez {0}.", "Point at {0}.", tile_word(planet))
        case act.GuessTwo((one, other)):
            return sentence(
                "Jouez 50:50 avec {0} et {1}.", "Play 50:50 on {0} and {1}.", tile_word(one), tile_word(other)
            )
        case act.AskAgain():
            return Text(
                "Ce n’est pas encore sûr, et redemander est gratuit : redemandez.",
                "That is not certain yet, and asking again is free: ask again.",
            )
        case act.ShowStopover():
            return sentence(
                "Il n’y a plus rien à entendre : jouez la carte Aide « {0} ».",
                "There is nothing left to hear: play the aid card “{0}”.",
                AID_NAMES["first-stopover"],
            )
        case act.Reactivate():
            return Text(
                "Il y a assez de carburant pour réactiver les cartes Aide.",
                "There is fuel enough to reactivate the aid cards.",
            )
        case act.ChangeGoal():
            return sentence(
                "C’est trop peu : jouez la carte Aide « {0} ».",
                "That is too little: play the aid card “{0}”.",
                AID_NAMES["change-goal"],
            )
        case act.ChooseSignal(value):
            return sentence("Jouez le signal {0}.", "Play signal {0}.", value)
        case _:
            return Text("", "")


def _chances(belief: Belief) -> tuple[Chance, ...]:
    return tuple(Chance(goal, whole_percent(chance)) for goal, chance in zip(belief.goals, belief.chances, strict=True))


def _ranking(belief: Belief) -> Text:
    named = [pair for pair in zip(belief.goals, belief.chances, strict=True) if pair[1] >= WORTH_SAYING][:NAMED]
    (best, chance), *others = [(tile_word(goal), percent(chance)) for goal, chance in named]
    first = sentence("{0} ({1} de chances)", "{0} best ({1} likely)", best, chance)
    after = [sentence("{0} ({1})", "{0} ({1})", goal, likely) for goal, likely in others]
    return sentence("{0}, puis {1}", "{0}, then {1}", first, join_names(after)) if after else first


def _to_chooser(moment: Moment, view: View, goal: int) -> Advice:
    """CON-24, CON-26: what the card should say of a goal."""
    found = prospect(view, goal, ())
    best = signal_action(view, moment.actions, goal, skill_of(view))
    readable = sentence(
        "Le meilleur itinéraire vers {0} serait compris dans {1} des cas.",
        "The best route to {0} would be understood {1} of the time.",
        tile_word(goal),
        percent(found.best_clarity),
    )
    return Advice(join(readable, recommend(best)), best, _show(found))


def _to_source(moment: Moment, view: View, goal: int) -> Advice:
    found = prospect(replace(view, route=()), goal, view.route if view.route[-1:] == (goal,) else ())
    if view.route and view.route[-1] == goal and found.clarity >= found.best_clarity - NEARLY_BEST:
        words = sentence(
            "Je n’en vois pas de plus clair : l’équipage comprendrait dans {0} des cas. Transmettez d’un geste "
            "régulier.",
            "I see no clearer route: the crew would understand it {0} of the time. Transmit with a steady hand.",
            percent(found.clarity),
        )
        return Advice(words, act.Transmit(), Shown(route=view.route, readable=whole_percent(found.clarity)))
    words = sentence(
        "Le plus clair : {0}. L’équipage comprendrait dans {1} des cas.",
        "The clearest way: {0}. The crew would understand it {1} of the time.",
        way(found.best),
        percent(found.best_clarity),
    )
    step = next_step(view.route, found.best)
    why = _why_not_straight(view, goal) if len(found.best) > 1 else None
    return Advice(join(words, why), step if step in moment.actions else None, _show(found))


def _why_not_straight(view: View, goal: int) -> Text | None:
    """CON-10: the straight way is blocked, or there is another planet that it would speak for as well."""
    if goal not in view.legs[view.rocket]:
        return Text("Tout droit, le chemin est bloqué.", "The straight way is blocked.")
    straight = hold_flights(leg_lengths(view.tiles, view.rocket, (goal,)), hand_seen(view).likeliest.pace, 0, Random(0))
    belief = belief_after(view, straight)
    other = next((planet for planet in belief.goals if planet != goal), goal)
    if belief.chance(other) < CONFUSED:
        return None
    return sentence(
        "Tout droit, on pourrait croire à {0}.", "Flown straight, it might be taken for {0}.", tile_word(other)
    )


def next_step(drawn: Route, best: Route) -> act.Action:
    """The next action from the drawn route towards the best one."""
    if drawn == best[: len(drawn)]:
        return act.FlyTo(best[len(drawn)])
    return act.StepBack() if drawn[:-1] == best[: len(drawn) - 1] else act.ClearRoute()


def _show(found: Prospect) -> Shown:
    return Shown(route=found.best, readable=whole_percent(found.best_clarity))
