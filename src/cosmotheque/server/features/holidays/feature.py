"""Holidays at the moments of a table."""

from cosmotheque.server.features.holidays import routes
from cosmotheque.server.features.holidays.record import with_holidays
from cosmotheque.server.live.feature import Feature
from cosmotheque.server.record.table import TableRecord


class Holidays(Feature):
    routes = routes.HANDLERS

    async def refresh(self, record: TableRecord, now: int) -> TableRecord:
        return await with_holidays(self.services.store, record, now)
