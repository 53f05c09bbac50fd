"""The lobby over REST: tables before and beside play."""

from functools import partial
from typing import Any

from litestar import Request, Response, get, post, put

from cosmotheque.server.door.guests import (
    address_of,
    count_new_table,
    link_to,
)
from cosmotheque.server.door.parameters import AnyPace, Commitment, GameSlug, Page, SeatCount, Sequel, TableId
from cosmotheque.server.door.pictures import qr_svg
from cosmotheque.server.live import manage
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.wire.parts import Guest
from cosmotheque.server.wire.table import (
    FillSeat,
    LeaveSeat,
    NewTable,
    OpenNumber,
    SetBell,
    SetChat,
    SetCoach,
    SetPause,
    TableInfo,
    TakeSeat,
)


@get("/api/tables")
async def public_tables(
    tables: Tables,
    visitor: str | None,
    page: Page = 0,
    game: GameSlug = None,
    pace: AnyPace = None,
    seats: SeatCount = None,
) -> list[TableInfo]:
    """Public tables that wait for players, a page at a time: of a game, at a pace, for so many, where that is said."""

    def fits(record: TableRecord) -> bool:
        is_wanted = game in (None, record.game) and seats in (None, len(record.seats))
        return is_wanted and pace in (None, record.pace.kind)

    return await tables.list_public(visitor, page, fits)


@post("/api/tables")
async def create(request: Request[Any, Any, Any], data: NewTable, tables: Tables, me: Guest) -> TableInfo:
    """Set up a table."""
    count_new_table(request, tables)
    made = await tables.create(data, me.id, me.name, address_of(request))
    table = await tables.get(made.record.id)  # it may have left memory since it was made
    return await table.ask(lambda: table.state.info(me.id))


@get("/api/tables/{table_id:str}")
async def table_info(table_id: TableId, tables: Tables, visitor: str | None) -> TableInfo:
    table = await tables.get(table_id)
    return await table.ask(lambda: table.state.info(visitor))


@post("/api/tables/{table_id:str}/sit", status_code=200)
async def sit(
    request: Request[Any, Any, Any], table_id: TableId, data: TakeSeat, tables: Tables, me: Guest
) -> TableInfo:
    """Take an open seat, or return to mine; in a running game with secrets, ask for one."""
    table, address = await tables.get(table_id), address_of(request)
    return await table.ask(lambda: manage.sit(table, data, me.id, me.name, address))


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(table_id: TableId, data: LeaveSeat, tables: Tables, me: Guest) -> TableInfo:
    """Get up. In a running game a bot stands in; a guest who leaves a rated one has lost it."""
    table = await tables.get(table_id)
    return await table.ask(lambda: manage.leave(table, data.seat, me.id))


@post("/api/tables/{table_id:str}/bot", status_code=200)
async def fill(table_id: TableId, data: FillSeat, tables: Tables, me: Guest) -> TableInfo:
    """Put a bot on a seat, or open the seat."""
    table = await tables.get(table_id)
    return await table.ask(lambda: manage.fill(table, data, me.id))


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(table_id: TableId, tables: Tables, me: Guest) -> TableInfo:
    table = await tables.get(table_id)
    return await table.ask(lambda: manage.start(table, me.id))


@post("/api/tables/{table_id:str}/open", status_code=200)
async def open_number(table_id: TableId, data: OpenNumber, tables: Tables, me: Guest) -> TableInfo:
    """Open the number that my browser promised for the deal, now that the game is to start."""
    table = await tables.get(table_id)
    return await table.ask(lambda: manage.open_number(table, me.id, data.number))


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(
    request: Request[Any, Any, Any],
    table_id: TableId,
    tables: Tables,
    me: Guest,
    sequel: Sequel = 0,
    commitment: Commitment = None,
) -> TableInfo:
    """The next game of the series: one of the table's `sequels`, or the same again where it has none."""
    table = await tables.get(table_id)
    count = partial(count_new_table, request, tables)
    return await table.ask(lambda: manage.rematch(table, tables, me.id, sequel, commitment, count))


@put("/api/tables/{table_id:str}/chat")
async def set_chat(table_id: TableId, data: SetChat, tables: Tables, me: Guest) -> TableInfo:
    """Open or close the chat, for free words or within the game's phrases."""
    table = await tables.get(table_id)
    return await table.ask(lambda: manage.set_chat(table, me.id, data))


@put("/api/tables/{table_id:str}/coach")
async def set_coach(table_id: TableId, data: SetCoach, tables: Tables, me: Guest) -> TableInfo:
    """Give the table a coach, or send it away."""
    table = await tables.get(table_id)
    return await table.ask(lambda: manage.set_coach(table, me.id, is_on=data.on))


@put("/api/tables/{table_id:str}/bell")
async def set_bell(table_id: TableId, data: SetBell, tables: Tables, me: Guest) -> TableInfo:
    """Have myself called when this table wants me, or no longer."""
    table = await tables.get(table_id)
    return await table.ask(lambda: manage.set_bell(table, me.id, is_on=data.on))


@put("/api/tables/{table_id:str}/pause")
async def set_pause(table_id: TableId, data: SetPause, tables: Tables, me: Guest) -> TableInfo:
    """Stop the game's own clock, or have it go on."""
    table = await tables.get(table_id)
    return await table.ask(lambda: manage.set_pause(table, me.id, is_on=data.on))


@get("/api/tables/{table_id:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: Request[Any, Any, Any], table_id: TableId, tables: Tables) -> Response[bytes]:
    """The link to the table, to be read by a phone."""
    await tables.get(table_id)
    return Response(qr_svg(link_to(request, tables, f"t/{table_id}")))


HANDLERS = [
    public_tables,
    create,
    table_info,
    sit,
    leave,
    fill,
    start,
    open_number,
    rematch,
    set_chat,
    set_coach,
    set_bell,
    set_pause,
    qr,
]
