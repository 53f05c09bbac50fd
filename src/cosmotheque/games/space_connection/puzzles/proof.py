"""Theme by theme: the one launch of which something holds in every sky, and a sky that refutes each of the others."""

from collections.abc import Sequence
from typing import Final

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Proof, Verdict
from cosmotheque.games.space_connection.actions import Action, Rocket
from cosmotheque.games.space_connection.puzzles import words
from cosmotheque.games.space_connection.puzzles.questions import QUESTIONS, Question, list_asked, list_certain, reach_of
from cosmotheque.games.space_connection.puzzles.skies import OpenSky, open_sky
from cosmotheque.games.space_connection.puzzles.themes import COMPLETING, FINDING, PLANET
from cosmotheque.games.space_connection.state import Mask

FEWEST: Final = 5
"""Unknown positions: with fewer there is nothing to think about."""


def prove(moment: Moment, theme: str) -> Proof | None:
    sky = open_sky(moment)
    if sky is None or len(sky.tallies) < FEWEST:
        return None
    actions, question = moment.actions, QUESTIONS[theme]
    sure = list_certain(sky, question, actions)
    right = _smallest(question, actions, sure)
    if right is None or _is_asked_elsewhere(sky, theme, actions, right):
        return None
    refuted = _refutations(sky, question, actions, sure)
    if refuted is None:
        return None
    told = [_verdict(sky, theme, action, refuted.get(number)) for number, action in enumerate(actions)]
    told[right] = words.say_right(sky, theme, actions[right])
    return Proof((right,), tuple(told))


def _smallest(question: Question, actions: Sequence[Action], sure: Sequence[int]) -> int | None:
    """The one certain launch of the smallest craft that has any."""
    for craft in question.crafts:
        if found := [number for number in sure if isinstance(actions[number], craft)]:
            return found[0] if len(found) == 1 else None
    return None


def _is_asked_elsewhere(sky: OpenSky, theme: str, actions: Sequence[Action], right: int) -> bool:
    """A rocket that is certain to find a planet is one theme, and if it completes a system too another one."""
    if theme == PLANET:
        return right in list_certain(sky, QUESTIONS[COMPLETING], actions)
    return theme == FINDING and isinstance(actions[right], Rocket)


def _refutations(
    sky: OpenSky, question: Question, actions: Sequence[Action], sure: Sequence[int]
) -> dict[int, Mask] | None:
    """For each launch that is not certain a sky in which it does not hold, one for many; None if one is missing."""
    open_ones = {
        number: reach_of(sky, launch) for number, launch in list_asked(question, actions) if number not in sure
    }
    found: dict[int, Mask] = {}
    for layout in sky.layouts:
        refuted = [number for number, seen in open_ones.items() if not question.holds(sky, seen, layout)]
        found.update(dict.fromkeys(refuted, layout))
        for number in refuted:
            del open_ones[number]
        if not open_ones:
            return found
    return None


def _verdict(sky: OpenSky, theme: str, action: Action, layout: Mask | None) -> Verdict:
    """The verdict on an action that is not the answer."""
    if layout is not None:
        return Verdict(words.REFUTED[theme], sky.facts.space.positions(layout))
    is_asked = isinstance(action, tuple(QUESTIONS[theme].crafts))
    return Verdict(words.SMALLER if is_asked else words.ASKED[theme])
