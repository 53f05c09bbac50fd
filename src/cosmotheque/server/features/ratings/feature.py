"""Ratings at the moments of a table."""

from typing import Any

from msgspec.structs import replace

from cosmotheque.core.game import AnyGame
from cosmotheque.core.match import Match
from cosmotheque.server.features.ratings import routes, rules, set_up, settling
from cosmotheque.server.live.feature import Feature
from cosmotheque.server.live.moments import Keep
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.wire.table import NewTable


class Ratings(Feature):
    routes = routes.HANDLERS

    def plan(self, game: AnyGame, wanted: NewTable, options: Any) -> NewTable:
        if not wanted.rated:
            return wanted
        set_up.must_be_rateable(game, wanted, options)
        return set_up.lose_by_time(wanted)

    async def begin(self, record: TableRecord, now: int) -> TableRecord:
        return await rules.add_entrants(self.services.store, record, now)

    def finish(self, record: TableRecord, match: Match) -> TableRecord:
        return replace(record, rating=replace(record.rating, counting=rules.counting_rule(record, match)))

    def is_unsettled(self, record: TableRecord) -> bool:
        return record.rating.is_uncounted

    async def settle(self, record: TableRecord, keep: Keep) -> None:
        await settling.count(self.services.store, record, keep)
