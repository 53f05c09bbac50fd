"""Remarks after a game. The crew is judged by what it had heard, the source by how its route would read."""

from math import exp
from typing import Any

from msgspec.structs import replace

from cosmotheque.core.mentor import Grade, Remark, grade_of
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text, join, sentence
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.belief.decoding import Belief, decode
from cosmotheque.games.contact.belief.pace import measure_errors
from cosmotheque.games.contact.bots.crew import DOUBTFUL, crew_action
from cosmotheque.games.contact.bots.signals import UNREADABLE, signal_action
from cosmotheque.games.contact.bots.skill import COACH
from cosmotheque.games.contact.mentor.advice import next_step
from cosmotheque.games.contact.mentor.chances import stake
from cosmotheque.games.contact.mentor.thinking import Prospect, belief_after, prospect, skill_of
from cosmotheque.games.contact.mentor.words import percent, way
from cosmotheque.games.contact.rules.routes import leg_lengths
from cosmotheque.games.contact.state import Phase
from cosmotheque.games.contact.text import tile_word
from cosmotheque.games.contact.view import View

LOST = (0.05, 0.2, 0.45)
"""The losses of readability, beside the best route, up to which a route counts as best, good, dubious."""
SLIP = 0.2
"""The error, on the logarithmic scale, from which a flight strayed: the logbook marks it from the same value on."""
CLOSE_CARD = 1
FAR_CARD = 3
"""A signal card so far from the best one is as good, or dubious; farther is a mistake."""
SURE = 0.9
FAIRLY_SURE = 0.75
"""Asking again costs nothing: only who is sure had no reason to, and who is fairly sure a small one."""
FAR_BEHIND = 0.5
"""A planet less likely than this share of the likeliest is a mistake."""

_CHANCE = ("{0} avait {1} de chances d’être l’arrivée.", "{0} had a chance of {1} to be the goal.")
FREE = Text("Redemander ne coûtait rien.", "Asking again would have cost nothing.")


def remark(moment: Moment, action: Any) -> Remark | None:
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
            return _remark_on_guesser(moment, action)


def _remark_on_flights(view: View, action: act.Transmit) -> Remark | None:
    """CON-11: the route under this hand's noise, the flights as they were really held, and a better route."""
    if view.goal is None:
        return None
    found = prospect(replace(view, route=()), view.goal, view.route, action.flights)
    grade = grade_of(found.best_clarity - found.clarity, LOST)
    better = grade in (Grade.DUBIOUS, Grade.MISTAKE)
    return Remark(
        grade,
        join(
            sentence(
                "L’équipage comprendrait cet itinéraire dans {0} des cas, avec une précision de {1}.",
                "The crew would understand this route {0} of the time, sent with a precision of {1}.",
                percent(found.clarity),
                percent(found.noise),
            ),
            _better_route(found) if better else None,
            sentence(
                "Tel qu’il a été transmis, il indique {0} avec {1} de chances.",
                "The way it was sent, it points to {0} ({1} likely).",
                tile_word(view.goal),
                percent(belief_after(view, action.flights).chance(view.goal)),
            ),
            _slip(view, action),
        ),
        next_step(view.route, found.best) if better else None,
        0.0 if grade is Grade.BEST else stake(view) * (found.best_clarity - found.clarity),
    )


def _better_route(found: Prospect) -> Text:
    return sentence("Mieux : {0}, {1}.", "Better: {0}, {1}.", way(found.best), percent(found.best_clarity))


def _slip(view: View, action: act.Transmit) -> Text | None:
    """The flight that strayed farthest from the pace of this hand, as far as it is known, if one did."""
    earlier = [done for done in view.rounds if done.source == view.source]
    errors = measure_errors(earlier, view.tiles, action.flights, leg_lengths(view.tiles, view.rocket, view.route))
    leg = max(range(len(errors)), key=lambda leg: abs(errors[leg]), default=0)
    if not errors or abs(errors[leg]) < SLIP:
        return None
    away = errors[leg]
    if away > 0:
        french, english = "Le vol vers {0} a duré {1} de trop.", "The flight to {0} lasted {1} too long."
    else:
        french, english = "Le vol vers {0} était trop court de {1}.", "The flight to {0} was {1} too short."
    return sentence(french, english, tile_word(view.route[leg]), percent(abs(exp(away) - 1)))


def _remark_on_signal(moment: Moment, view: View, action: act.ChooseSignal | act.ChangeGoal) -> Remark | None:
    """CON-24, CON-26: a card says how clear the goal is beside the others that may come."""
    if view.goal is None:
        return None
    best = signal_action(view, moment.actions, view.goal, skill_of(view))
    clarity = prospect(view, view.goal, ()).best_clarity
    readable = sentence(
        "Le meilleur itinéraire vers {0} serait compris dans {1} des cas.",
        "The best route to {0} would be understood {1} of the time.",
        tile_word(view.goal),
        percent(clarity),
    )
    grade = _signal_grade(action, best)
    if grade in (Grade.BEST, Grade.GOOD):
        return Remark(grade, readable)
    return Remark(grade, join(readable, _instead(action, best)), best)


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
            return sentence("Le signal {0} l’aurait mieux dit.", "Signal {0} would have said it better.", value)
        case act.ChooseSignal(), _:
            return sentence(
                "Sous {0}, changer d’objectif valait mieux.",
                "Below {0}, changing the goal was better.",
                percent(UNREADABLE),
            )
        case _:
            return Text("Changer d’objectif n’était pas nécessaire.", "There was no need to change the goal.")


def _remark_on_guesser(moment: Moment, action: Any) -> Remark | None:
    view: View = moment.view
    if len(view.candidates) == 1:
        return None
    belief = decode(view)
    best = crew_action(view, moment.actions, COACH)
    match action:
        case act.Guess(planet):
            noted = _on_guess(belief, best, planet, act.AskAgain() in moment.actions)
            return replace(noted, cost=stake(view) * _doubt_spared(belief, belief.chance(planet), noted))
        case act.GuessTwo(planets):
            noted = _on_two(belief, planets, act.AskAgain() in moment.actions)
            chance = sum(map(belief.chance, planets))
            return replace(noted, cost=stake(view) * _doubt_spared(belief, chance, noted))
        case act.AskAgain():
            return _on_asking(belief)
        case act.ShowStopover() | act.Brief() | act.Reactivate():
            return _on_aid(belief, best, action, act.AskAgain() in moment.actions)
        case _:
            return None


def _on_guess(belief: Belief, best: act.Action, planet: int, may_ask: bool) -> Remark:
    chance, likeliest = belief.chance(planet), belief.goals[0]
    words = sentence(*_CHANCE, tile_word(planet), percent(chance))
    if chance < belief.chances[0]:
        grade = Grade.MISTAKE if chance < FAR_BEHIND * belief.chances[0] else Grade.DUBIOUS
        ask = may_ask and belief.chances[0] < FAIRLY_SURE
        more = _likelier(likeliest, belief.chances[0])
        return Remark(grade, join(words, more, FREE if ask else None), act.AskAgain() if ask else act.Guess(likeliest))
    if may_ask and chance < SURE:
        grade = Grade.GOOD if chance >= FAIRLY_SURE else Grade.DUBIOUS
        return Remark(grade, join(words, FREE), act.AskAgain())
    if not isinstance(best, act.Guess) and chance < DOUBTFUL:
        return Remark(Grade.DUBIOUS, join(words, _AIDED), best)
    return Remark(Grade.BEST, words)


def _doubt_spared(belief: Belief, chance: float, noted: Remark) -> float:
    """The certainty that the better choice would have added: the likelier planet, or the level reached by asking."""
    if noted.better is None:
        return 0.0
    wanted = belief.chances[0] if isinstance(noted.better, act.Guess) else SURE
    return max(0.0, wanted - chance)


_AIDED = Text("Une carte Aide aurait levé le doute.", "An aid card would have settled the doubt.")


def _likelier(planet: int, chance: float) -> Text:
    return sentence("{0} en avait {1}.", "{0} had {1}.", tile_word(planet), percent(chance))


def _on_two(belief: Belief, planets: tuple[int, int], may_ask: bool) -> Remark:
    """CON-26: two planets at once are worth it while one alone is in doubt."""
    chance = sum(belief.chance(planet) for planet in planets)
    words = sentence(
        "{0} ou {1} : {2}.", "{0} or {1}: {2}.", tile_word(planets[0]), tile_word(planets[1]), percent(chance)
    )
    if belief.chances[0] >= SURE:
        alone = sentence("{0} seule suffisait.", "{0} alone was enough.", tile_word(belief.goals[0]))
        return Remark(Grade.DUBIOUS, join(words, alone), act.Guess(belief.goals[0]))
    if may_ask and chance < SURE:
        return Remark(Grade.DUBIOUS, join(words, FREE), act.AskAgain())
    first, second = sorted(belief.goals[:2])
    if set(planets) != {first, second}:
        likelier = sentence(
            "{0} et {1} étaient plus probables.", "{0} and {1} were likelier.", *map(tile_word, (first, second))
        )
        return Remark(Grade.DUBIOUS, join(words, likelier), act.GuessTwo((first, second)))
    return Remark(Grade.BEST, words)


def _on_asking(belief: Belief) -> Remark:
    words = sentence(
        "L’arrivée la plus probable était {0}, avec {1} de chances.",
        "The likeliest goal was {0}, with a chance of {1}.",
        tile_word(belief.goals[0]),
        percent(belief.chances[0]),
    )
    return Remark(Grade.BEST if belief.chances[0] < SURE else Grade.GOOD, words)


def _on_aid(belief: Belief, best: act.Action, action: act.Action, may_ask: bool) -> Remark:
    """CON-25 to CON-27: cards are for doubts that listening cannot settle."""
    words = sentence(*_CHANCE, tile_word(belief.goals[0]), percent(belief.chances[0]))
    if belief.chances[0] >= DOUBTFUL:
        needless = Text("La carte n’était pas nécessaire.", "The card was not needed.")
        return Remark(Grade.DUBIOUS, join(words, needless), act.Guess(belief.goals[0]))
    if may_ask:
        return Remark(Grade.DUBIOUS, join(words, FREE), act.AskAgain())
    if isinstance(action, act.Reactivate) and best != action:
        spared = Text("Ce carburant manquera peut-être plus tard.", "That fuel may be missed later.")
        return Remark(Grade.DUBIOUS, join(words, spared), best)
    return Remark(Grade.BEST if best == action else Grade.GOOD, words)
