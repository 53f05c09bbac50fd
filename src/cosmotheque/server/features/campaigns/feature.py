"""Campaigns at the moments of a table and of a group."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from cosmotheque.core.match import Match
from cosmotheque.server.features.campaigns import of_groups, routes, rules
from cosmotheque.server.features.campaigns import tables as stages
from cosmotheque.server.features.campaigns.next_options import next_options
from cosmotheque.server.features.campaigns.wire import CampaignSummary
from cosmotheque.server.live.feature import Feature
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.wire.parts import Guest


class Campaigns(Feature):
    routes = routes.HANDLERS

    def finish(self, record: TableRecord, match: Match) -> TableRecord:
        return replace(record, series=replace(record.series, sequels=next_options(record, match.game)))

    async def find_next(self, old: TableRecord, options: dict[str, Any], guest: str) -> str | None:
        return await stages.find_next(self.tables, old, options, guest)

    async def check_next(self, old: TableRecord) -> None:
        if old.campaign is not None:
            stages.must_have_room(await self.services.store.tables_in(old.campaign), self.services.settings.limits)

    async def join_group(self, campaigns: Sequence[str], me: Guest) -> None:
        for campaign in campaigns:
            await rules.join(self.tables, campaign, me)

    async def leave_group(self, campaigns: Sequence[str], guest: str) -> None:
        await of_groups.leave(self.tables, campaigns, guest)

    async def show_campaigns(self, campaigns: Sequence[str]) -> tuple[CampaignSummary, ...]:
        return await of_groups.show(self.tables, campaigns)
