"""Remarks on the guesser: how likely the planet was, and whether asking again or an aid card would have paid."""

from typing import Any

from cosmotheque.core.mentor import Grade, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.bots.crew import DOUBTFUL, crew_action
from cosmotheque.games.contact.bots.skill import COACH
from cosmotheque.games.contact.decoder import Belief, decode
from cosmotheque.games.contact.mentor.words import joined, percent, said, tile_word
from cosmotheque.games.contact.view import View

SURE = 0.9
FAIRLY_SURE = 0.75
FAR_BEHIND = 0.5
"""A planet less likely than this share of the likeliest is a mistake."""

FREE = Text("Redemander ne coûtait rien.", "Asking again would have cost nothing.")


def remark_on_listening(moment: Moment, action: Any) -> Remark | None:
    view: View = moment.view
    if len(view.candidates) == 1:
        return None
    belief = decode(view)
    best = crew_action(view, moment.actions, COACH)
    match action:
        case act.Guess(planet):
            return _on_guess(belief, best, planet, act.AskAgain() in moment.actions)
        case act.GuessTwo(planets):
            return _on_two(belief, planets, act.AskAgain() in moment.actions)
        case act.AskAgain():
            return _on_asking(belief)
        case act.ShowStopover() | act.Brief() | act.Reactivate():
            return _on_aid(belief, best, action, act.AskAgain() in moment.actions)
        case _:
            return None


def _on_guess(belief: Belief, best: act.Action, planet: int, may_ask: bool) -> Remark:
    chance, likeliest = belief.chance(planet), belief.goals[0]
    words = said("{0} était l'arrivée à {1}.", "{0} was the goal with {1}.", tile_word(planet), percent(chance))
    if chance < belief.chances[0]:
        grade = Grade.MISTAKE if chance < FAR_BEHIND * belief.chances[0] else Grade.DUBIOUS
        ask = may_ask and belief.chances[0] < FAIRLY_SURE
        more = _likelier(likeliest, belief.chances[0])
        return Remark(
            grade, joined(words, more, FREE if ask else None), act.AskAgain() if ask else act.Guess(likeliest)
        )
    if may_ask and chance < SURE:
        grade = Grade.GOOD if chance >= FAIRLY_SURE else Grade.DUBIOUS
        return Remark(grade, joined(words, FREE), act.AskAgain())
    if not isinstance(best, act.Guess) and chance < DOUBTFUL:
        return Remark(Grade.DUBIOUS, joined(words, _AIDED), best)
    return Remark(Grade.BEST, words)


_AIDED = Text("Une carte Aide aurait levé le doute.", "An aid card would have settled the doubt.")


def _likelier(planet: int, chance: float) -> Text:
    return said("{0} l'était à {1}.", "{0} was, with {1}.", tile_word(planet), percent(chance))


def _on_two(belief: Belief, planets: tuple[int, int], may_ask: bool) -> Remark:
    """CON-26: two planets at once are worth it while one alone is in doubt."""
    chance = sum(belief.chance(planet) for planet in planets)
    words = said("{0} ou {1} : {2}.", "{0} or {1}: {2}.", tile_word(planets[0]), tile_word(planets[1]), percent(chance))
    if belief.chances[0] >= SURE:
        alone = said("{0} seule suffisait.", "{0} alone was enough.", tile_word(belief.goals[0]))
        return Remark(Grade.DUBIOUS, joined(words, alone), act.Guess(belief.goals[0]))
    if may_ask and chance < SURE:
        return Remark(Grade.DUBIOUS, joined(words, FREE), act.AskAgain())
    first, second = sorted(belief.goals[:2])
    if set(planets) != {first, second}:
        likelier = said(
            "{0} et {1} étaient plus probables.", "{0} and {1} were likelier.", *map(tile_word, (first, second))
        )
        return Remark(Grade.DUBIOUS, joined(words, likelier), act.GuessTwo((first, second)))
    return Remark(Grade.BEST, words)


def _on_asking(belief: Belief) -> Remark:
    words = said(
        "L'arrivée la plus probable était {0}, à {1}.",
        "The likeliest goal was {0}, with {1}.",
        tile_word(belief.goals[0]),
        percent(belief.chances[0]),
    )
    return Remark(Grade.BEST if belief.chances[0] < SURE else Grade.GOOD, words)


def _on_aid(belief: Belief, best: act.Action, action: act.Action, may_ask: bool) -> Remark:
    """CON-25 to CON-27: cards are for doubts that listening cannot settle."""
    words = said(
        "{0} était l'arrivée à {1}.",
        "{0} was the goal with {1}.",
        tile_word(belief.goals[0]),
        percent(belief.chances[0]),
    )
    if belief.chances[0] >= DOUBTFUL:
        needless = Text("La carte n'était pas nécessaire.", "The card was not needed.")
        return Remark(Grade.DUBIOUS, joined(words, needless), act.Guess(belief.goals[0]))
    if may_ask:
        return Remark(Grade.DUBIOUS, joined(words, FREE), act.AskAgain())
    if isinstance(action, act.Reactivate) and best != action:
        spared = Text("Ce carburant manquera peut-être plus tard.", "That fuel may be wanted later.")
        return Remark(Grade.DUBIOUS, joined(words, spared), best)
    return Remark(Grade.BEST if best == action else Grade.GOOD, words)
