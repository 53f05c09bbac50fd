"""Conditions of a rated table, when it is set up."""

from typing import Any

from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.core.game import AnyGame
from cosmotheque.server.base import sentences as common
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.ratings import sentences
from cosmotheque.server.features.ratings.rules import can_be_rated
from cosmotheque.server.wire.table import NewTable


def must_be_rateable(game: AnyGame, wanted: NewTable, options: Any) -> None:
    """Refuse a rated game with help, from a later start, with two seats for one guest, or with bots of no rating."""
    if not can_be_rated(game.meta):
        raise Denied(409, sentences.NOT_RATED_GAME)
    if not game.endings.counts(options):
        raise Denied(409, sentences.RATED_FROM_THE_START)
    if wanted.coach or len(wanted.mine) > 1:
        raise Denied(409, common.RATED_ALONE)
    if not all(registry.bot(wanted.game, bot).rating for bot in wanted.bots.values()):
        raise Denied(409, common.RATED_BOTS)


def lose_by_time(wanted: NewTable) -> NewTable:
    """The wished table with time controls for a rated game: a guest without time loses, and no bot takes over."""
    clock, days = wanted.clock, wanted.correspondence
    return replace(
        wanted,
        clock=None if clock is None else replace(clock, timeout="lose"),
        correspondence=None if days is None else replace(days, timeout="lose"),
    )
