"""Network bots at the moments of a table and of their makers."""

from collections.abc import Sequence

from cosmotheque.server.features.network_bots import routes, rules, tokens
from cosmotheque.server.live.bot_record import MOST_ROBOTS, ROBOTS
from cosmotheque.server.live.feature import Feature
from cosmotheque.server.live.services import Services
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.record.table import Maker, SeatRecord


class NetworkBots(Feature):
    routes = routes.HANDLERS

    async def recognise(self, services: Services, token: str) -> str | None:
        return await tokens.recognise(services, token)

    async def keep_seats(self, services: Services, game: str, seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
        return await rules.returning(services.store, game, seats)

    async def rename(self, tables: Tables, person: str, name: str, *, is_forced: bool) -> None:
        await rules.call_maker(tables, person, Maker(person, name), is_forced=is_forced)

    async def move(self, tables: Tables, old: str, new: str, name: str) -> None:
        await rules.call_maker(tables, old, Maker(new, name))

    async def forget(self, tables: Tables, person: str) -> None:
        for bot in await ROBOTS.of(tables.services.store, person, MOST_ROBOTS):
            await tables.services.store.rename(bot.robot, None)
        await rules.call_maker(tables, person, None)
