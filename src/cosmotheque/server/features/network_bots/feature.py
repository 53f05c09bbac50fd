"""Network bots at the moments of a table and of their makers."""

from collections.abc import Sequence

from cosmotheque.server.features.network_bots import routes, rules, tokens
from cosmotheque.server.live.bot_record import MOST_NETWORK_BOTS, NETWORK_BOTS
from cosmotheque.server.live.feature import Feature
from cosmotheque.server.record.table import Maker, SeatRecord


class NetworkBots(Feature):
    routes = routes.HANDLERS

    async def recognise(self, token: str) -> str | None:
        return await tokens.recognise(self.services, token)

    async def keep_seats(self, game: str, seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
        return await rules.refresh_makers(self.services.store, game, seats)

    async def rename(self, person: str, name: str, *, is_forced: bool) -> None:
        await rules.call_maker(self.tables, person, Maker(person, name), is_forced=is_forced)

    async def move(self, old: str, new: str, name: str) -> None:
        await rules.call_maker(self.tables, old, Maker(new, name))

    async def forget(self, person: str) -> None:
        for bot in await NETWORK_BOTS.of(self.services.store, person, MOST_NETWORK_BOTS):
            await self.services.store.rename(bot.robot, None)
        await rules.call_maker(self.tables, person, None)
