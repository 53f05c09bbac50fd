"""Muting, blocking and reporting over REST, and the administrator's notes to a person."""

from typing import Annotated, Any, TypeAlias

from litestar import Request, delete, get, post
from litestar.params import Parameter

from cosmotheque.server.door.guests import address_of, costly
from cosmotheque.server.door.parameters import TableId
from cosmotheque.server.features.civility import administration
from cosmotheque.server.features.civility import rules as civility
from cosmotheque.server.features.civility.wire import (
    Block,
    BlockInfo,
    Forgive,
    NewReport,
    NoteInfo,
    ReportSent,
    TablePerson,
)
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.wire.parts import Guest

RecordId: TypeAlias = Annotated[str, Parameter(max_length=40)]


@get("/api/tables/{table_id:str}/people")
async def people(table_id: TableId, tables: Tables, me: Guest) -> list[TablePerson]:
    """The people who sit or have spoken at a table; it says whom of them I have muted or blocked."""
    table = await tables.get(table_id)
    return await table.ask(lambda: civility.people_at(table, me))


@post("/api/tables/{table_id:str}/shun", status_code=200)
async def mute_or_block(table_id: TableId, data: Block, tables: Tables, me: Guest) -> list[TablePerson]:
    """Mute a person, or block them."""
    table = await tables.get(table_id)
    return await table.ask(lambda: civility.mute_or_block(table, me, data))


@post("/api/tables/{table_id:str}/forgive", status_code=200)
async def unblock(table_id: TableId, data: Forgive, tables: Tables, me: Guest) -> list[TablePerson]:
    """Neither mute nor block a person any more."""
    table = await tables.get(table_id)
    return await table.ask(lambda: civility.unblock(table, me, data.who))


@post("/api/tables/{table_id:str}/report")
async def report(
    request: Request[Any, Any, Any], table_id: TableId, data: NewReport, tables: Tables, me: Guest
) -> ReportSent:
    """Report a person to the administrator."""
    table, address = await tables.get(table_id), address_of(request)
    return ReportSent((await table.ask(lambda: civility.report(table, me, data, address))).created)


@get("/api/me/shuns", guards=[costly])
async def my_blocks(tables: Tables, me: Guest) -> list[BlockInfo]:
    """The people I have muted or blocked."""
    return await civility.list_blocked(tables.services, me)


@delete("/api/me/shuns/{record_id:str}", status_code=200)
async def unblock_listed(record_id: RecordId, tables: Tables, me: Guest) -> list[BlockInfo]:
    """Neither mute nor block a person of that list any more."""
    return await civility.unblock_listed(tables.services, me, record_id)


@get("/api/me/notes")
async def my_notes(tables: Tables, visitor: str | None) -> list[NoteInfo]:
    """The administrator's notes to me that I have not put aside."""
    return [] if visitor is None else await administration.notes(tables.services.store, visitor)


@delete("/api/me/notes/{record_id:str}", status_code=200)
async def put_aside(record_id: RecordId, tables: Tables, me: Guest) -> list[NoteInfo]:
    """Dismiss one of my notes."""
    return await administration.put_aside(tables.services.store, me.id, record_id)


HANDLERS = [people, mute_or_block, unblock, report, my_blocks, unblock_listed, my_notes, put_aside]
