"""Many games stepped at once on flat arrays, compiled and on all cores: for learners and measurements.

`Batch` is a number of games of one kind; `plan`, `init`, `legal`, `observe`, `sample`, `step` and `random_play` are the
same as plain functions on arrays; `vector` makes a Gymnasium vector environment. Not every game is played in batches.

Reading order: `threads`, `planning` (a way to play made ready), `functions`, `games` (the class), `pinning` (a batch
held to its rules), `learner` (one seat of many games for Gymnasium).
"""

from typing import TYPE_CHECKING, Any

from cosmotheque.batch.functions import NotLegal, Played, Unfit, init, legal, observe, random_play, sample, step
from cosmotheque.batch.games import Batch
from cosmotheque.batch.pinning import Unpinned, pin
from cosmotheque.batch.planning import NoBatch, plan

if TYPE_CHECKING:
    from cosmotheque.batch.learner import Learner

__all__ = [
    "Batch",
    "NoBatch",
    "NotLegal",
    "Played",
    "Unfit",
    "Unpinned",
    "init",
    "legal",
    "observe",
    "pin",
    "plan",
    "random_play",
    "sample",
    "step",
    "vector",
]


def vector(slug: str, count: int, **settings: Any) -> "Learner":
    """Many games as a Gymnasium vector environment: one seat learns, the others play at random. See `Learner`."""
    from cosmotheque.batch.learner import Learner  # noqa: PLC0415 - the others need no Gymnasium

    return Learner(slug, count, **settings)
