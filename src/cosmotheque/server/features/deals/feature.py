"""Deals at the moments of a table: first tries at the deal of the day, and bots to compare with."""

from msgspec.structs import replace

from cosmotheque.server.features.deals import daily_deal, routes
from cosmotheque.server.live.feature import Feature
from cosmotheque.server.live.lineups import orders_after
from cosmotheque.server.live.services import Services
from cosmotheque.server.record.table import TableRecord


class Deals(Feature):
    routes = routes.HANDLERS

    async def check_look(self, services: Services, record: TableRecord, guest: str | None) -> None:
        await daily_deal.check_look(services.store, record, guest)

    async def begin(self, services: Services, record: TableRecord, now: int) -> TableRecord:
        if record.deal.day and not record.deal.repeat and await daily_deal.is_known(services.store, record):
            return replace(record, deal=replace(record.deal, repeat=True))
        return record

    def follow_up(self, services: Services, record: TableRecord) -> None:
        services.pars.offer(record.host, orders_after(record))
