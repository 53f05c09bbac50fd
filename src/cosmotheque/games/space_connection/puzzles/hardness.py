"""Difficulty of a puzzle. Bots launch to win, not to answer, so readers are asked who picture only a few skies."""

from random import Random
from typing import Final

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Proof
from cosmotheque.games.space_connection.puzzles.questions import QUESTIONS, reach_of
from cosmotheque.games.space_connection.puzzles.skies import open_sky

READERS: Final = (2, 6, 20, 60)
"""The skies that each reader pictures; the last two are as many as bots of levels 3 and 4 have in mind."""
TRIES: Final = 3


def difficulty(moment: Moment, theme: str, proof: Proof) -> float:
    """The share of readers who choose wrongly: what holds in all pictured skies seems to hold in all."""
    sky, question = open_sky(moment), QUESTIONS[theme]
    assert sky is not None  # noqa: S101 - there is a proof
    right = moment.actions[proof.right[0]]
    seen = [reach_of(sky, action) for action in moment.actions if isinstance(action, type(right))]
    rng, wrong = Random(0), 0.0
    for pictured in READERS * TRIES:
        layouts = rng.sample(sky.layouts, min(pictured, len(sky.layouts)))
        seeming = sum(all(question.holds(sky, mask, layout) for layout in layouts) for mask in seen)
        wrong += 1 - 1 / seeming
    return wrong / (TRIES * len(READERS))
