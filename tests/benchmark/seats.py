"""Tasks of every game with bots that cost nothing, and games played over them."""

from collections.abc import Callable

import msgspec

from cosmotheque import registry
from cosmotheque.benchmark.sitting import Sitting
from cosmotheque.benchmark.suite import Task, read_settings, tasks_of

SLUGS = registry.playable()
SET_UP = [slug for slug in SLUGS if slug in read_settings(slug)]
"""Games that say how they are set up for the benchmark."""


def quick(slug: str, number: int = 0) -> Task:
    """A task of the suite, with the usual options, against bots that play at random."""
    return msgspec.structs.replace(tasks_of(slug)[number], others="random", options={})


def play_out(sitting: Sitting, choose: Callable[[str, int], str], most: int = 10_000) -> list[str]:
    """All texts that a player is told who answers by this function."""
    texts = [sitting.text]
    while sitting.outcome is None and len(texts) < most:
        texts.append(sitting.answer(choose(sitting.text, len(texts))))
    return texts
