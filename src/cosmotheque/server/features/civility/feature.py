"""Civility at the moments of a table: bans and blocks."""

from collections.abc import Sequence

from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.civility import admin_routes, administration, bans, blocks, routes
from cosmotheque.server.live.feature import Feature
from cosmotheque.server.live.services import Services
from cosmotheque.server.record.table import SeatRecord, TableRecord


class Civility(Feature):
    routes = (*routes.HANDLERS, *admin_routes.HANDLERS)

    async def welcome(self, services: Services, person: str) -> None:
        await bans.must_be_welcome(services.store, person)

    async def admit(self, services: Services, record: TableRecord, guest: str) -> None:
        if await blocks.blocks(services.store, record.host, guest):
            raise Denied(409, sentences.NOBODY_ELSE)

    async def may_meet(self, services: Services, one: str, other: str) -> bool:
        return not await blocks.is_blocked_between(services.store, one, other)

    async def apart_from(self, services: Services, guest: str) -> frozenset[str]:
        return await blocks.apart_from(services.store, guest)

    async def keep_seats(self, services: Services, game: str, seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
        return await bans.kept(services.store, seats)

    async def clean_up(self, services: Services) -> None:
        await administration.tidy(services.store, services.settings.reports_kept)
