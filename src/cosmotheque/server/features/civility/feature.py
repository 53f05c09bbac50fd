"""Civility at the moments of a table: bans and blocks."""

from collections.abc import Sequence

from cosmotheque.server.features.civility import admin_routes, administration, bans, blocks, routes
from cosmotheque.server.live.feature import Feature
from cosmotheque.server.record.table import SeatRecord, TableRecord


class Civility(Feature):
    routes = (*routes.HANDLERS, *admin_routes.HANDLERS)

    async def check_person(self, person: str) -> None:
        await bans.refuse_banned(self.services.store, person)

    async def is_wanted(self, record: TableRecord, guest: str) -> bool:
        return not await blocks.has_blocked(self.services.store, record.host, guest)

    async def may_meet(self, one: str, other: str) -> bool:
        return not await blocks.is_blocked_between(self.services.store, one, other)

    async def apart_from(self, guest: str) -> frozenset[str]:
        return await blocks.apart_from(self.services.store, guest)

    async def keep_seats(self, game: str, seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
        return await bans.keep_seats(self.services.store, seats)

    async def clean_up(self) -> None:
        await administration.drop_expired(self.services.store, self.services.settings.reports_kept)
