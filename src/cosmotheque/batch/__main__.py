"""Compiles the kernels of games that are played in batches, so that nobody waits for them later.

Usage: python -m cosmotheque.batch [SLUG ...]; of every game where none is named.
"""

import sys

import numpy as np

from cosmotheque import registry
from cosmotheque.batch import Batch, functions


def warm_up(slug: str) -> None:
    """Have every kernel of a game run once."""
    batch = Batch(slug, 1)
    batch.legal()
    batch.observe()
    functions.advance(batch.plan, batch.rows, 0, np.zeros((1, batch.plan.seats)))
    batch.step(batch.sample())
    batch.random_play(1)


if __name__ == "__main__":
    for slug in sys.argv[1:] or registry.playable():
        if registry.batch(slug) is not None:
            warm_up(slug)
