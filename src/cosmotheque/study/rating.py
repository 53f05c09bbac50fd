"""Difficulty of a puzzle: the number of weaker bots that it misleads, or the game's own measure."""

from collections.abc import Iterator
from typing import Final

import msgspec

from cosmotheque import registry
from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.game import AnyGame
from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Proof, Puzzler
from cosmotheque.study.proving import Proved

EASIEST: Final = 600
SPAN: Final = 1600
TRIES: Final = 3
LIMIT: Final = Limit(nodes=400)
LEVELS: Final = range(1, 5)


def rate(game: AnyGame, puzzler: Puzzler, proved: Proved) -> int | None:
    """The rating from `EASIEST` on, the more are misled the higher; None if it misleads none."""
    share = puzzler.difficulty(proved.moment, proved.theme, proved.proof) if puzzler.difficulty else None
    share = _share_misled(game, proved.moment, proved.proof) if share is None else share
    return EASIEST + round(SPAN * share) if share else None


def _share_misled(game: AnyGame, moment: Moment, proof: Proof) -> float:
    """The share of the tries of levels 1 to 4 that go wrong.

    Counted in nodes and with dice of their own, so that a puzzle has the same rating wherever it is made.
    """
    right = [moment.actions[number] for number in proof.right]
    wrong = [
        spec.make(game, seed).choose(moment, LIMIT) not in right for spec in _levels(game) for seed in range(TRIES)
    ]
    return sum(wrong) / len(wrong)


def _levels(game: AnyGame) -> Iterator[BotSpec]:
    for spec in registry.bots(game.meta.slug).values():
        if spec.level in LEVELS:
            yield msgspec.structs.replace(spec, limit=LIMIT)
