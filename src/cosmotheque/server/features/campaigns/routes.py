"""Campaigns over REST."""

from functools import partial
from typing import Annotated, Any, TypeAlias

from litestar import Request, Response, get, post
from litestar.params import Parameter

from cosmotheque.server.door.guests import address_of, costly, count_new_table, good_name, link_to
from cosmotheque.server.door.pictures import qr_svg
from cosmotheque.server.features.campaigns import of_groups
from cosmotheque.server.features.campaigns import rules as campaigns
from cosmotheque.server.features.campaigns import tables as stages
from cosmotheque.server.features.campaigns.wire import (
    BeginCampaign,
    CampaignInfo,
    CampaignSummary,
    NewCampaign,
    OpenByHand,
    PlayStage,
)
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.wire.parts import Guest
from cosmotheque.server.wire.table import TableInfo

CampaignId: TypeAlias = Annotated[str, Parameter(max_length=40)]
Players: TypeAlias = Annotated[int | None, Parameter(ge=1, le=16)]


@get("/api/me/campaigns", guards=[costly])
async def my_campaigns(tables: Tables, visitor: str | None) -> list[CampaignSummary]:
    """The campaigns that I am a member of, newest first."""
    return await campaigns.list_campaigns(tables, visitor) if visitor is not None else []


@post("/api/campaigns")
async def begin(request: Request[Any, Any, Any], data: NewCampaign, tables: Tables, me: Guest) -> CampaignInfo:
    """Begin a campaign."""
    name = good_name(data.name)
    count_new_table(request, tables)
    return await campaigns.begin(tables, data, me, name)


@get("/api/campaigns/{campaign_id:str}", guards=[costly])
async def look(campaign_id: CampaignId, tables: Tables, visitor: str | None, seats: Players = None) -> CampaignInfo:
    """The progress of a campaign, for so many players; the content of closed boxes stays there."""
    return await campaigns.look(tables, campaign_id, visitor, seats)


@post("/api/campaigns/{campaign_id:str}/join", status_code=200, guards=[costly])
async def join(campaign_id: CampaignId, tables: Tables, me: Guest) -> CampaignInfo:
    """Become a member."""
    return await campaigns.join(tables, campaign_id, me)


@post("/api/campaigns/{campaign_id:str}/leave", status_code=200, guards=[costly])
async def leave(campaign_id: CampaignId, tables: Tables, me: Guest) -> CampaignInfo:
    """Be a member no longer."""
    return await campaigns.leave(tables, campaign_id, me)


@post("/api/campaigns/{campaign_id:str}/play", guards=[costly])
async def play(
    request: Request[Any, Any, Any], campaign_id: CampaignId, data: PlayStage, tables: Tables, me: Guest
) -> TableInfo:
    """Set up a table for a stage, or find the one that waits for it."""
    count = partial(count_new_table, request, tables)
    table = await stages.play(tables, campaign_id, data, me, address_of(request), count)
    return await table.ask(lambda: table.state.info(me.id))


@post("/api/campaigns/{campaign_id:str}/open", status_code=200, guards=[costly])
async def open_by_hand(campaign_id: CampaignId, data: OpenByHand, tables: Tables, me: Guest) -> CampaignInfo:
    """Open a stage or a box before its time."""
    return await campaigns.open_by_hand(tables, campaign_id, data, me)


@get("/api/campaigns/{campaign_id:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: Request[Any, Any, Any], campaign_id: CampaignId, tables: Tables) -> Response[bytes]:
    """The link to the campaign, to be read by a phone."""
    await campaigns.find(tables, campaign_id)
    return Response(qr_svg(link_to(request, tables, f"c/{campaign_id}")))


@post("/api/groups/{key:str}/campaigns")
async def begin_for_group(
    request: Request[Any, Any, Any], key: CampaignId, data: BeginCampaign, tables: Tables, me: Guest
) -> CampaignInfo:
    """Begin a campaign for the group."""
    count_new_table(request, tables)
    return await of_groups.begin(tables, key, data.game, me)


HANDLERS = [begin_for_group, my_campaigns, begin, look, join, leave, play, open_by_hand, qr]
