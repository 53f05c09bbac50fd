"""A game made ready for stepping many at once, or a sentence on why it cannot be."""

from collections.abc import Mapping
from typing import Any

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.batch import Plan
from cosmotheque.core.errors import BadOptions, Said
from cosmotheque.core.match import count_seats
from cosmotheque.core.text import Text

_NO_BATCH = Text(fr="{0} ne se joue pas par lots.", en="{0} is not played in batches.")
_OVER = Text(
    fr="Une partie ainsi préparée est finie avant le premier coup.",
    en="A game that is set up like this is over before the first move.",
)


class NoBatch(Said):
    """The game has no kernels for stepping many at once."""


def plan(slug: str, *, seats: int | None = None, options: Mapping[str, Any] | Any = None) -> Plan:
    """One way to play a game, made ready: the fewest seats and the usual options, unless others are named."""
    game, prepare = registry.load(slug), registry.batch(slug)
    if prepare is None:
        raise NoBatch(_NO_BATCH.filled(game.meta.title))
    count, chosen = count_seats(game, seats), codec.read_options(options, game.types.options)
    if game.outcome(game.start(chosen, count)) is not None:
        raise BadOptions(_OVER)
    return prepare(game, chosen, count)
