"""The administrator's page over REST: the key opens it for a while, everything else needs the cookie that it gave.

A visitor with neither gets the same answer everywhere, whether or not what they ask for is there.
"""

from datetime import UTC, datetime
from typing import Annotated, Any, TypeAlias

from litestar import Request, Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler
from litestar.params import Parameter
from msgspec.structs import replace

from cosmotheque.server.base import admin_key, identity, logs
from cosmotheque.server.base import sentences as common
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.door.guests import address_of, cookie_in, good_name
from cosmotheque.server.door.parameters import TableId
from cosmotheque.server.features.civility import administration, sentences
from cosmotheque.server.features.civility.record import SESSIONS, SessionsRecord
from cosmotheque.server.features.civility.routes import RecordId
from cosmotheque.server.features.civility.wire import (
    AdminSession,
    BanInfo,
    BanPerson,
    CloseTable,
    DeedInfo,
    RenamePerson,
    ReportInfo,
    Settle,
    ShowKey,
)
from cosmotheque.server.live.journal import wall_ms
from cosmotheque.server.live.tables import Tables

THE_ONE = "the one"
IsSettled: TypeAlias = Annotated[bool, Parameter()]


async def _visit_began(connection: ASGIConnection, tables: Tables) -> int | None:  # type: ignore[type-arg]
    """The time at which a request's visit began; None if there is no visit, or it was ended."""
    cookie = cookie_in(connection.scope["headers"], admin_key.cookie_name(connection.scope["scheme"]))
    if cookie is None:
        return None
    key = await tables.services.admin.read()
    made = admin_key.session_start(key, cookie, address_of(connection), wall_ms())
    ended = await SESSIONS.find(tables.services.store, THE_ONE)
    return None if made is None or (ended is not None and made <= ended.ended) else made


async def administrator(connection: ASGIConnection, _handler: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Guard a route: refuse all who have not shown the key."""
    if await _visit_began(connection, connection.app.state.tables) is None:
        raise Denied(401, sentences.ADMIN_ONLY)


@post("/api/admin/session", status_code=200)
async def enter(request: Request[Any, Any, Any], data: ShowKey, tables: Tables) -> Response[AdminSession]:
    """Show the key, and be known for a while at this address."""
    address, scheme, now = address_of(request), request.scope["scheme"], wall_ms()
    if not tables.services.admin_guesses.of(address).take():
        raise Denied(429, common.TOO_MANY_REQUESTS)
    key = await tables.services.admin.read()
    if not admin_key.opens(key, data.key):
        logs.warn("administrator's key", why="another was shown")
        raise Denied(403, sentences.WRONG_KEY)
    logs.info("administrator", deed="enter")
    cookie = Cookie(
        admin_key.cookie_name(scheme),
        value=admin_key.session(key, address, now),
        max_age=admin_key.SESSION_SECONDS,
        httponly=True,
        samesite="strict",
        secure=scheme in identity.SECURE_SCHEMES,
    )
    return Response(_until(now), cookies=[cookie])


@get("/api/admin/session")
async def visit(request: Request[Any, Any, Any], tables: Tables) -> AdminSession:
    """The end of my visit; empty for everybody else."""
    made = await _visit_began(request, tables)
    return AdminSession("") if made is None else _until(made)


@delete("/api/admin/session", status_code=200, guards=[administrator])
async def leave(tables: Tables) -> AdminSession:
    """End all visits, also those from elsewhere."""

    def end_sessions(record: SessionsRecord | None) -> SessionsRecord:
        return replace(record or SessionsRecord(id=THE_ONE), ended=wall_ms())

    await SESSIONS.change(tables.services.store, THE_ONE, end_sessions)
    return AdminSession("")


def _until(made: int) -> AdminSession:
    end = datetime.fromtimestamp(made / 1000 + admin_key.SESSION_SECONDS, UTC)
    return AdminSession(end.isoformat(timespec="seconds"))


@get("/api/admin/reports", guards=[administrator])
async def reports(tables: Tables, settled: IsSettled = False) -> list[ReportInfo]:
    """Reports that wait, or those that are settled."""
    return await administration.reports(tables, settled=settled)


@post("/api/admin/reports/{record_id:str}/settle", status_code=200, guards=[administrator])
async def settle(record_id: RecordId, data: Settle, tables: Tables) -> ReportInfo:
    """Mark a report as settled."""
    return await administration.settle(tables, record_id, data.note)


@post("/api/admin/reports/{record_id:str}/close", status_code=200, guards=[administrator])
async def close_reported(record_id: RecordId, data: CloseTable, tables: Tables) -> ReportInfo:
    """Close the table of a report."""
    return await administration.close_reported(tables, record_id, data.why)


@post("/api/admin/reports/{record_id:str}/rename", status_code=200, guards=[administrator])
async def rename(record_id: RecordId, data: RenamePerson, tables: Tables) -> ReportInfo:
    """Give a person of a report another name."""
    return await administration.rename(tables, record_id, data, good_name(data.name))


@post("/api/admin/reports/{record_id:str}/bar", status_code=200, guards=[administrator])
async def ban(record_id: RecordId, data: BanPerson, tables: Tables) -> ReportInfo:
    """Ban a person of a report."""
    return await administration.ban(tables, record_id, data)


@post("/api/admin/tables/{table_id:str}/close", status_code=200, guards=[administrator])
async def close(table_id: TableId, data: CloseTable, tables: Tables) -> list[DeedInfo]:
    """Close a table that nobody reported, by its link."""
    await administration.close(tables, table_id, data.why)
    return await administration.deeds(tables)


@get("/api/admin/bars", guards=[administrator])
async def list_bans(tables: Tables) -> list[BanInfo]:
    """The people who are banned at the moment."""
    return await administration.list_bans(tables)


@delete("/api/admin/bars/{record_id:str}", status_code=200, guards=[administrator])
async def end_ban(record_id: RecordId, tables: Tables) -> list[BanInfo]:
    """End a ban before its time."""
    return await administration.end_ban(tables, record_id)


@get("/api/admin/deeds", guards=[administrator])
async def deeds(tables: Tables) -> list[DeedInfo]:
    """The administrator's deeds, newest first."""
    return await administration.deeds(tables)


HANDLERS = [enter, visit, leave, reports, settle, close_reported, rename, ban, close, list_bans, end_ban, deeds]
