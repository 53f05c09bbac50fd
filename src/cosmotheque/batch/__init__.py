"""Many games stepped at once on flat arrays, compiled and on all cores: for those who learn or measure.

`Batch` is so many games of one kind; `plan`, `init`, `legal`, `sample`, `step` and `random_play` are the same as plain
functions on arrays. Not every game is played in batches.

Reading order: `threads`, `planning` (a way to play made ready), `functions`, `games` (the class), `pinning` (a batch
held to its rules).
"""

from cosmotheque.batch.functions import NotLegal, Played, init, legal, random_play, sample, step
from cosmotheque.batch.games import Batch
from cosmotheque.batch.pinning import Unpinned, pin
from cosmotheque.batch.planning import NoBatch, plan

__all__ = [
    "Batch",
    "NoBatch",
    "NotLegal",
    "Played",
    "Unpinned",
    "init",
    "legal",
    "pin",
    "plan",
    "random_play",
    "sample",
    "step",
]
