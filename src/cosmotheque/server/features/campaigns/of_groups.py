"""Campaigns of a group: its members are theirs."""

from collections.abc import Sequence

from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.server.base import sentences as common
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.campaigns import rules as campaigns
from cosmotheque.server.features.campaigns import sentences, visibility
from cosmotheque.server.features.campaigns.record import CAMPAIGNS, CampaignRecord
from cosmotheque.server.features.campaigns.wire import CampaignInfo, CampaignSummary, NewCampaign
from cosmotheque.server.features.groups import record as groups
from cosmotheque.server.features.groups.record import GroupRecord
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.store import Document
from cosmotheque.server.wire.parts import Guest


async def begin(tables: Tables, group: str, game: str, me: Guest) -> CampaignInfo:
    """A campaign to which all members belong."""
    store, most = tables.services.store, tables.services.settings.limits.campaigns_per_group
    record = await groups.find_of_member(store, group, me.id)
    await tables.services.features.check_person(me.id)
    new = await campaigns.new_record(tables, NewCampaign(game=game, name=record.name), me, record.name)

    def add_campaign(group: GroupRecord) -> GroupRecord:
        if not group.has(me.id):
            raise Denied(403, common.GROUP_ONLY)
        if len(group.campaigns) >= most:
            raise Denied(409, sentences.TOO_MANY_CAMPAIGNS)
        return replace(group, campaigns=(*group.campaigns, new.id))

    def campaign_documents(_old: GroupRecord | None, group: GroupRecord) -> list[Document]:
        return [CAMPAIGNS.document(replace(new, group=group.id, members=group.members))]

    await groups.change(store, record.id, add_campaign, campaign_documents)
    return await campaigns.look(tables, new.id, me.id)


async def show(tables: Tables, keys: Sequence[str]) -> tuple[CampaignSummary, ...]:
    """The campaigns of these keys; those of games that are gone are left out."""
    store = tables.services.store
    stored = [await CAMPAIGNS.find(store, one) for one in keys]
    known = [one for one in stored if one is not None and one.game in registry.playable()]
    return tuple(
        [visibility.summary(one, *campaigns.story_of(one.game), await store.tables_in(one.id)) for one in known]
    )


async def leave(tables: Tables, keys: Sequence[str], guest: str) -> None:
    """Take a guest out of these campaigns."""

    def drop_member(record: CampaignRecord | None) -> CampaignRecord:
        if record is None:
            raise Denied(404, sentences.NO_SUCH_CAMPAIGN)
        return replace(record, members=tuple(one for one in record.members if one.guest != guest))

    for key in keys:
        await CAMPAIGNS.change(tables.services.store, key, drop_member)
