"""Groups at the moments of a table."""

from collections.abc import Iterable

from cosmotheque.server.features.groups import routes
from cosmotheque.server.features.groups.record import documents_of, must_be_member
from cosmotheque.server.live.feature import Feature
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store import Document


class Groups(Feature):
    routes = routes.HANDLERS

    async def check_newcomer(self, record: TableRecord, guest: str) -> None:
        if record.access.group:
            await must_be_member(self.services.store, record.access.group, guest)

    def documents(self, record: TableRecord) -> Iterable[Document]:
        return documents_of(record)
