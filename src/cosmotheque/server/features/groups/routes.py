"""Groups over REST."""

from typing import Annotated, Any, TypeAlias

from litestar import Request, Response, get, post
from litestar.params import Parameter

from cosmotheque.server.door.guests import address_of, costly, count_new_table, good_name, link_to
from cosmotheque.server.door.pictures import qr_svg
from cosmotheque.server.features.groups import rules as groups
from cosmotheque.server.features.groups.record import find
from cosmotheque.server.features.groups.wire import GroupInfo, GroupSummary, NewGroup, RemoveMember
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.wire.parts import Done, Guest
from cosmotheque.server.wire.table import NewTable, TableInfo

GroupKey: TypeAlias = Annotated[str, Parameter(max_length=40)]
"""A group's link or, from a member, its id."""


@get("/api/me/groups", guards=[costly])
async def my_groups(tables: Tables, visitor: str | None) -> list[GroupSummary]:
    """The groups that I am a member of, newest first."""
    return await groups.list_groups(tables, visitor) if visitor is not None else []


@post("/api/groups")
async def create(request: Request[Any, Any, Any], data: NewGroup, tables: Tables, me: Guest) -> GroupInfo:
    """Found a group."""
    name = good_name(data.name)
    count_new_table(request, tables)
    return await groups.create(tables, me, name)


@get("/api/groups/{key:str}", guards=[costly])
async def look(key: GroupKey, tables: Tables, visitor: str | None) -> GroupInfo:
    """The members of a group; for members, its tables and campaigns too."""
    return await groups.look(tables, key, visitor)


@post("/api/groups/{key:str}/join", status_code=200, guards=[costly])
async def join(key: GroupKey, tables: Tables, me: Guest) -> GroupInfo:
    """Become a member."""
    return await groups.join(tables, key, me)


@post("/api/groups/{key:str}/leave", status_code=200, guards=[costly])
async def leave(key: GroupKey, tables: Tables, me: Guest) -> Done:
    """Be a member no longer."""
    await groups.leave(tables, key, me)
    return Done()


@post("/api/groups/{key:str}/remove", status_code=200, guards=[costly])
async def remove(key: GroupKey, data: RemoveMember, tables: Tables, me: Guest) -> GroupInfo:
    """Take a member out of the group, and make another link."""
    return await groups.remove(tables, key, data.who, me)


@post("/api/groups/{key:str}/link", status_code=200, guards=[costly])
async def renew(key: GroupKey, tables: Tables, me: Guest) -> GroupInfo:
    """Make another link."""
    return await groups.renew(tables, key, me)


@post("/api/groups/{key:str}/tables")
async def set_up(
    request: Request[Any, Any, Any], key: GroupKey, data: NewTable, tables: Tables, me: Guest
) -> TableInfo:
    """Set up a table for the group."""
    count_new_table(request, tables)
    made = await groups.set_up(tables, key, data, me, address_of(request))
    table = await tables.get(made.record.id)  # it may have left memory since it was made
    return await table.ask(lambda: table.state.info(me.id))


@get("/api/groups/{key:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: Request[Any, Any, Any], key: GroupKey, tables: Tables, visitor: str | None) -> Response[bytes]:
    """The link to the group, to be read by a phone."""
    record = await find(tables.services.store, key, visitor)
    return Response(qr_svg(link_to(request, tables, f"g/{record.link}")))


HANDLERS = [my_groups, create, look, join, leave, remove, renew, set_up, qr]
