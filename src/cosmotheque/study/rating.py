"""How hard a puzzle is: how many of the weaker bots it misleads."""

from collections.abc import Iterator
from typing import Final

import msgspec

from cosmotheque import registry
from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.game import AnyGame
from cosmotheque.study.proving import Proved

EASIEST: Final = 600
SPAN: Final = 1600
TRIES: Final = 3
LIMIT: Final = Limit(nodes=400)
LEVELS: Final = range(1, 5)


def rate(game: AnyGame, proved: Proved) -> int | None:
    """From `EASIEST` on, as many of the tries of levels 1 to 4 go wrong; None where even the easiest bot is not misled.

    Counted in nodes and with dice of their own, so that a puzzle has the same rating wherever it is made.
    """
    right = [proved.moment.actions[number] for number in proved.proof.right]
    wrong = [
        spec.make(game, seed).choose(proved.moment, LIMIT) not in right
        for spec in _levels(game)
        for seed in range(TRIES)
    ]
    return EASIEST + round(SPAN * sum(wrong) / len(wrong)) if any(wrong) else None


def _levels(game: AnyGame) -> Iterator[BotSpec]:
    for spec in registry.bots(game.meta.slug).values():
        if spec.level in LEVELS:
            yield msgspec.structs.replace(spec, limit=LIMIT)
