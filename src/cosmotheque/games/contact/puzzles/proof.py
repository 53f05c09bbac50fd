"""The likelihood of every planet, over all routes to it: a puzzle is where one is far ahead of all the others."""

from typing import Final

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Proof, Verdict
from cosmotheque.core.text import Text, said
from cosmotheque.games.contact.actions import Action, Guess
from cosmotheque.games.contact.belief.decoding import Belief, decode
from cosmotheque.games.contact.text import tile_word

MARGIN: Final = 10.0
"""So many times as likely as every other planet is the one that counts as meant."""
FEWEST: Final = 3
"""Planets to choose from."""
LARGEST: Final = 1000
NO_GUESS: Final = Verdict(Text("On demande une planète.", "A planet is asked for."))


def prove(moment: Moment, theme: str) -> Proof | None:
    belief = decode(moment.view)
    if len(belief.goals) < FEWEST or belief.chances[0] < MARGIN * belief.chances[1]:
        return None
    right = tuple(number for number, one in enumerate(moment.actions) if _planet(one) == belief.goals[0])
    return Proof(right, tuple(_verdict(belief, one) for one in moment.actions)) if right else None


def _planet(action: Action) -> int | None:
    return action.planet if isinstance(action, Guess) else None


def _verdict(belief: Belief, action: Action) -> Verdict:
    planet = _planet(action)
    if planet is None:
        return NO_GUESS
    name, point = tile_word(planet), (str(planet),)
    if planet == belief.goals[0]:
        margin = _times(belief.chances[0], belief.chances[1])
        told = said(
            "Oui : ce qu’on a entendu s’explique par {} au moins {} fois mieux que par toute autre planète.",
            "Yes: what was heard is explained by {} at least {} times better than by any other planet.",
            name,
            margin,
        )
    else:
        margin = _times(belief.chances[0], belief.chance(planet))
        told = said(
            "{} explique ce qu’on a entendu {} fois moins bien que la meilleure planète.",
            "{} explains what was heard {} times less well than the best planet.",
            name,
            margin,
        )
    return Verdict(told, point)


def _times(better: float, worse: float) -> Text:
    """A margin that does not hang on the last digits: 10, 20, 50, 100, …, and "more than 1000"."""
    times = better / worse if worse * LARGEST > better else LARGEST
    if times >= LARGEST:
        return Text(f"plus de {LARGEST}", f"more than {LARGEST}")
    steps = [digit * 10**power for power in range(4) for digit in (1, 2, 5)]
    return said("{}", "{}", max(step for step in steps if step <= times))
