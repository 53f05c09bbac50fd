"""Bots of the two games: the engine at its five levels, and the bots that play any game.

Reading order: `engine`, `network` (a trained one, for Big Bang). They are loaded when one of their bots is made: they
bring Numba and NumPy.
"""

from collections.abc import Mapping
from functools import partial
from importlib.util import find_spec
from typing import Final

from cosmotheque.bots import generic_bots
from cosmotheque.core.bot import Bots, BotSpec, Limit
from cosmotheque.core.game import Meta
from cosmotheque.core.later import Later
from cosmotheque.games.katarenga import METAS

ENGINE = Later("cosmotheque.games.katarenga.bots.engine.levels", "EngineBot")
NETWORK = Later("cosmotheque.games.katarenga.bots.network.bot", "NetworkBot")
SECONDS: Final = {1: 0.2, 2: 0.3, 3: 0.4, 4: 0.6, 5: 1.0}
COUNTED: Final = 100_000
"""Nodes where no clock counts: levels 1 to 4 never need as many, level 5 thinks of eight times as many in a second."""
FIRST_THOUGHT: Final = 0
"""The trained one looks at nothing where no clock counts."""


RATINGS: Final = (
    {1: 471, 2: 952, 3: 1500, 4: 1816, 5: 2096},
    {1: 375, 2: 861, 3: 1500, 4: 2139, 5: 2319},
)
"""Ratings by the games won against the level below (README, *Measured*), of Big Bang and of the base game."""


def bot_spec(level: int, rating: float) -> BotSpec:
    limit = Limit(SECONDS[level])
    return BotSpec(f"level-{level}", level, partial(ENGINE, level, limit), limit, rating=rating, nodes=COUNTED)


def network_spec() -> BotSpec:
    """The trained one, for the laboratory."""
    limit = Limit(1.0)
    return BotSpec("network", 0, partial(NETWORK, limit), limit, nodes=FIRST_THOUGHT)


def _bots(meta: Meta, ratings: Mapping[int, float], *others: BotSpec) -> Bots:
    specs = [*(bot_spec(level, ratings[level]) for level in SECONDS), *others]
    return {**{spec.name: spec for spec in specs}, **generic_bots(meta)}


_BIG_BANG, _BASE = METAS
_TRAINED = (network_spec(),) if find_spec("numpy") and find_spec("threadpoolctl") else ()
BOTS: Mapping[str, Bots] = {
    _BIG_BANG.slug: _bots(_BIG_BANG, RATINGS[0], *_TRAINED),
    _BASE.slug: _bots(_BASE, RATINGS[1]),
}
