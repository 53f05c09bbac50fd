"""Deals at the moments of a table: first tries at the deal of the day, and bots to compare with."""

from msgspec.structs import replace

from cosmotheque.server.features.deals import daily_deal, routes
from cosmotheque.server.live.feature import Feature
from cosmotheque.server.live.lineups import orders_after
from cosmotheque.server.record.table import TableRecord


class Deals(Feature):
    routes = routes.HANDLERS

    async def check_look(self, record: TableRecord, guest: str | None) -> None:
        await daily_deal.check_look(self.services.store, record, guest)

    async def begin(self, record: TableRecord, now: int) -> TableRecord:
        if record.deal.day and not record.deal.repeat and await daily_deal.is_known(self.services.store, record):
            return replace(record, deal=replace(record.deal, repeat=True))
        return record

    def follow_up(self, record: TableRecord) -> None:
        self.services.pars.offer(record.host, orders_after(record))
