"""The chance of every planet, over all routes to it: in a puzzle one is far ahead of all the others.

The model is the decoder's: every route of as many legs is as likely as another, and the hand is one of those that the
finished rounds leave possible, each as likely as they make it.
"""

from typing import Final

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import NOT_ASKED, Proof, Verdict
from cosmotheque.core.text import Text
from cosmotheque.games.contact.actions import Action, Guess
from cosmotheque.games.contact.belief.decoding import Belief, believe, hand_seen, likelihoods, weigh_goals
from cosmotheque.games.contact.belief.hands import STEP
from cosmotheque.games.contact.belief.plain import SIMPLE_LEGS
from cosmotheque.games.contact.components import TRANSMISSIONS
from cosmotheque.games.contact.text import tile_word
from cosmotheque.games.contact.view import View

MARGIN: Final = 10
"""The factor by which the planet that counts as meant is likelier than any other."""
FEWEST: Final = 3
"""Planets to choose from."""
STEPS: Final = (MARGIN, 20, 50, 100, 200, 500, 1000)
"""Margins as they are told: the highest that is reached, so that none hangs on the last digits."""
MEANT: Final = Text(
    "Oui : sur tous les itinéraires et toutes les mains possibles, ce qu’on entend est au moins {} fois plus probable "
    "avec {} qu’avec toute autre planète.",
    "Yes: over all routes and all possible hands, what is heard is at least {} times as likely with {} as with any "
    "other planet.",
)
UNLIKELY: Final = Text(
    "{} : sur tous les itinéraires et toutes les mains possibles, c’est au moins {} fois moins probable que la planète "
    "qui convient.",
    "{}: over all routes and all possible hands, that is at least {} times less likely than the planet that fits.",
)


def prove(moment: Moment, _theme: str) -> Proof | None:
    """One planet is `MARGIN` times as likely as any other. The sum over all routes is exact up to `SIMPLE_LEGS`.

    No reader would listen again to a long round of many guesses: three transmissions at most (CON-14).
    """
    view: View = moment.view
    if len(view.heard) > TRANSMISSIONS or max(map(len, view.heard)) > SIMPLE_LEGS:
        return None
    belief = belief_of(view)
    if len(belief.goals) < FEWEST or belief.chances[0] < MARGIN * belief.chances[1]:
        return None
    right = tuple(number for number, one in enumerate(moment.actions) if _planet(one) == belief.goals[0])
    return Proof(right, tuple(_verdict(belief, one) for one in moment.actions)) if right else None


def belief_of(view: View) -> Belief:
    """The belief with the same steps on every machine, whether it adds quickly or not."""
    return believe(view, weigh_goals(view, hand_seen(view).timings(STEP), likelihoods))


def _planet(action: Action) -> int | None:
    return action.planet if isinstance(action, Guess) else None


def _verdict(belief: Belief, action: Action) -> Verdict:
    planet = _planet(action)
    if planet is None:
        return NOT_ASKED
    name, best = tile_word(planet), belief.chances[0]
    if planet == belief.goals[0]:
        said = MEANT.filled(_times(best, belief.chances[1]), name)
    else:
        said = UNLIKELY.filled(name, _times(best, belief.chance(planet)))
    return Verdict(said, (str(planet),))


def _times(better: float, worse: float) -> int:
    return max(step for step in STEPS if better >= step * worse)
