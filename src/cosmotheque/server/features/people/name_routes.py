"""My name and my tables, over REST."""

from typing import Any

from litestar import Request, Response, get, put

from cosmotheque.server.base import identity
from cosmotheque.server.door.guests import cookie_for, costly, device_of, good_name, guest_of
from cosmotheque.server.features.people import devices
from cosmotheque.server.features.people.wire import Rename
from cosmotheque.server.live import manage
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.wire.parts import Guest
from cosmotheque.server.wire.table import TableInfo


@get("/api/me")
async def me(request: Request[Any, Any, Any], tables: Tables, visitor: str | None) -> Response[Guest]:
    """My id and name here, with the cookie that stands for me."""
    device = device_of(request, tables.services) if visitor is not None else None
    device = device or identity.new_guest()
    if visitor is not None:
        await devices.take_over(tables, visitor)
    shown = await guest_of(tables.services, visitor or device)
    return Response(shown, cookies=[cookie_for(request, tables.services, device)])


@put("/api/me", guards=[costly])
async def rename(data: Rename, tables: Tables, me: Guest) -> Guest:
    """Change my name, also at the tables where I play."""
    name = good_name(data.name)
    await tables.services.features.check_person(me.id)
    await manage.rename_everywhere(tables, me.id, name)
    return Guest(me.id, name)


@get("/api/me/tables", guards=[costly])
async def my_tables(tables: Tables, visitor: str | None) -> list[TableInfo]:
    """The tables that concern me, newest first."""
    return await tables.list_of(visitor) if visitor is not None else []


HANDLERS = [me, rename, my_tables]
