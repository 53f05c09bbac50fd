"""Requests about a campaign beside playing: begin one, look at it, join it, open what is closed.

Nothing stays in memory.
"""

from collections.abc import Callable

from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.core.campaign import Campaign
from cosmotheque.core.game import AnyGame
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.campaigns import sentences, visibility
from cosmotheque.server.features.campaigns.record import CAMPAIGNS, CampaignRecord
from cosmotheque.server.features.campaigns.wire import CampaignInfo, CampaignSummary, NewCampaign, OpenByHand
from cosmotheque.server.features.groups.record import must_be_member
from cosmotheque.server.live.tables import Tables, now_text
from cosmotheque.server.record import table as table_record
from cosmotheque.server.record.table import Member
from cosmotheque.server.wire.parts import Guest


async def begin(tables: Tables, wanted: NewCampaign, me: Guest, name: str) -> CampaignInfo:
    """A new campaign with its first member, under a name that can be read."""
    await tables.services.features.check_person(me.id)
    record = await new_record(tables, wanted, me, name)
    await CAMPAIGNS.keep(tables.services.store, record)
    return await look(tables, record.id, me.id)


async def new_record(tables: Tables, wanted: NewCampaign, me: Guest, name: str) -> CampaignRecord:
    """The record of a campaign as a guest wishes it, if they may have one more."""
    story_of(wanted.game)
    store, most = tables.services.store, tables.services.settings.limits.campaigns_per_guest
    if len(await CAMPAIGNS.of(store, me.id, most)) >= most:
        raise Denied(409, sentences.TOO_MANY_CAMPAIGNS)
    return CampaignRecord(
        id=table_record.new_id(),
        game=wanted.game,
        name=name,
        host=me.id,
        created=now_text(),
        members=(Member(me.id, me.name),),
    )


async def look(tables: Tables, campaign: str, guest: str | None, count: int | None = None) -> CampaignInfo:
    """A campaign as a guest may see it."""
    record = await find(tables, campaign)
    game, story = story_of(record.game)
    return visibility.info(record, game, story, await tables.services.store.tables_in(campaign), guest, count)


async def list_campaigns(tables: Tables, guest: str) -> list[CampaignSummary]:
    """The campaigns that a guest is a member of, newest first; those of games that are gone are left out."""
    store, most = tables.services.store, tables.services.settings.limits.campaigns_per_guest
    found = [record for record in await CAMPAIGNS.of(store, guest, most) if record.game in registry.playable()]
    return [visibility.summary(record, *story_of(record.game), await store.tables_in(record.id)) for record in found]


async def join(tables: Tables, campaign: str, me: Guest) -> CampaignInfo:
    """Become a member: every guest who has the link is invited, but to the campaign of a group its members alone."""
    group, limits = (await find(tables, campaign)).group, tables.services.settings.limits
    most = limits.members_per_group if group else limits.members_per_campaign
    if group:
        await must_be_member(tables.services.store, group, me.id)

    def add_member(record: CampaignRecord) -> CampaignRecord:
        if record.has(me.id):
            return record
        if len(record.members) >= most:
            raise Denied(409, sentences.TOO_MANY_MEMBERS)
        return replace(record, members=(*record.members, Member(me.id, me.name)))

    await change(tables, campaign, add_member)
    if group:
        await _must_still_be_member(tables, campaign, group, me)
    return await look(tables, campaign, me.id)


async def _must_still_be_member(tables: Tables, campaign: str, group: str, me: Guest) -> None:
    """Leave again and refuse, if the guest was taken out of the group while they joined its campaign."""
    try:
        await must_be_member(tables.services.store, group, me.id)
    except Denied:
        await leave(tables, campaign, me)
        raise


async def leave(tables: Tables, campaign: str, me: Guest) -> CampaignInfo:
    """Be a member no longer; the link leads back."""

    def drop_member(record: CampaignRecord) -> CampaignRecord:
        return replace(record, members=tuple(one for one in record.members if one.guest != me.id))

    await change(tables, campaign, drop_member)
    return await look(tables, campaign, me.id)


async def open_by_hand(tables: Tables, campaign: str, wanted: OpenByHand, me: Guest) -> CampaignInfo:
    """Open a stage of an open box, or a box: for the leader alone, and a box only if they are sure."""
    shown = await look(tables, campaign, me.id)
    if not shown.hosting:
        raise Denied(403, sentences.CAMPAIGN_HOST_ONLY)
    box = next((one for one in shown.boxes if one.key == wanted.box), None)
    stage = next((one for box in shown.boxes for one in box.stages if one.key == wanted.stage), None)
    if (box is None) == (stage is None):
        raise Denied(404, sentences.NO_SUCH_STAGE)
    if box is not None and not wanted.sure:
        raise Denied(409, sentences.NOT_SURE)
    if stage is not None and stage.status == "veiled":
        raise Denied(409, sentences.BOX_CLOSED)

    def add_opened(record: CampaignRecord) -> CampaignRecord:
        if box is not None:
            return replace(record, opened_boxes=tuple(sorted({*record.opened_boxes, box.key})))
        return replace(record, opened=tuple(sorted({*record.opened, *([stage.key] if stage else [])})))

    await change(tables, campaign, add_opened)
    return await look(tables, campaign, me.id)


async def find(tables: Tables, campaign: str) -> CampaignRecord:
    return _require(await CAMPAIGNS.find(tables.services.store, campaign))


def story_of(slug: str) -> tuple[AnyGame, Campaign]:
    """A game and its campaign."""
    game = registry.load(slug)
    if game.campaign is None:
        raise Denied(404, sentences.NO_CAMPAIGN)
    return game, game.campaign


async def change(tables: Tables, campaign: str, work: Callable[[CampaignRecord], CampaignRecord]) -> None:
    """Store another record; after a conflict with another node, look again and do it anew."""
    await CAMPAIGNS.change(tables.services.store, campaign, lambda old: work(_require(old)))


def _require(record: CampaignRecord | None) -> CampaignRecord:
    if record is None:
        raise Denied(404, sentences.NO_SUCH_CAMPAIGN)
    return record
