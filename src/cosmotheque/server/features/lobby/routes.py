"""The lobby over REST: guests and tables before, beside and after play."""

from functools import partial
from typing import Annotated, Any, Literal, TypeAlias

from litestar import Request, Response, get, post, put
from litestar.background_tasks import BackgroundTask
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from cosmotheque.server.base import identity
from cosmotheque.server.door.asking import asker_of, while_asked
from cosmotheque.server.door.guests import (
    address_of,
    cookie_for,
    costly,
    count_new_table,
    device_of,
    good_name,
    guest_of,
    link_to,
)
from cosmotheque.server.door.pictures import qr_svg
from cosmotheque.server.door.static import taken
from cosmotheque.server.features.civility import bans
from cosmotheque.server.features.deals import daily_deal
from cosmotheque.server.features.deals.wire import ProofInfo
from cosmotheque.server.features.own_games import reviewed
from cosmotheque.server.features.people import devices
from cosmotheque.server.features.replays import finished, retelling
from cosmotheque.server.features.shelf.wire import Rename
from cosmotheque.server.live import manage
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.wire.parts import Guest
from cosmotheque.server.wire.replay import OwnPuzzles, Replay, Review
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

TableId: TypeAlias = Annotated[str, Parameter(max_length=40)]
Sequel: TypeAlias = Annotated[int, Parameter(ge=0, le=9)]
Commitment: TypeAlias = Annotated[str | None, Parameter(pattern=r"^[0-9a-f]{64}", max_length=64)]
GameSlug: TypeAlias = Annotated[str | None, Parameter(max_length=40)]
AnyPace: TypeAlias = Literal["free", "clock", "days"] | None
SeatCount: TypeAlias = Annotated[int | None, Parameter(ge=1, le=16)]
Page: TypeAlias = Annotated[int, Parameter(ge=0, le=100)]
AnySeat: TypeAlias = Annotated[int, Parameter(ge=0, le=15)]
PointOfView: TypeAlias = Annotated[int | None, Parameter(ge=0, le=15)]


@get("/api/me")
async def me(request: Request[Any, Any, Any], tables: Tables, visitor: str | None) -> Response[Guest]:
    """Who I am here. Hands out the cookie that says so."""
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
    await bans.must_be_welcome(tables.services.store, me.id)
    await manage.rename_everywhere(tables, me.id, name)
    return Guest(me.id, name)


@get("/api/me/tables", guards=[costly])
async def my_tables(tables: Tables, visitor: str | None) -> list[TableInfo]:
    """The tables that concern me, newest first."""
    return await tables.of(visitor) if visitor is not None else []


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
        return is_wanted and pace in (None, record.pace)

    return await tables.public(visitor, page, fits)


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
    """Get up. In a running game a bot stands in; whoever leaves a rated one has lost it."""
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


@get("/api/tables/{table_id:str}/record", media_type="application/x-ndjson", guards=[costly])
async def record(table_id: TableId, tables: Tables, visitor: str | None) -> Response[bytes]:
    """The record of a finished game as JSON lines."""
    table = await daily_deal.looked_at(tables, table_id, visitor)
    lines = await table.ask(lambda: finished.record_lines(table))
    name = f'attachment; filename="{table.record.game}-{table_id}.jsonl"'
    return Response(lines, headers={"content-disposition": name})


@get("/api/tables/{table_id:str}/proof", guards=[costly])
async def proof(request: Request[Any, Any, Any], table_id: TableId, tables: Tables, visitor: str | None) -> ProofInfo:
    """How the deal of a finished game came about, and whether all draws follow from it."""
    return await finished.proof(await daily_deal.looked_at(tables, table_id, visitor), address_of(request))


@get(
    "/api/tables/{table_id:str}/replay",
    guards=[costly],
    is_compressed=True,
    responses={200: ResponseSpec(Replay, description="A finished game", generate_examples=False)},
)
async def replay(
    request: Request[Any, Any, Any],
    table_id: TableId,
    tables: Tables,
    visitor: str | None,
    seat: PointOfView = None,
    drawn: bool = False,
) -> Response[Any]:
    """A finished game from one point of view; `drawn` for a browser that has no board for the game."""
    asker = asker_of(request, visitor)
    end = request.app.state.deliveries.begin(asker.address)
    try:
        table = await daily_deal.looked_at(tables, table_id, visitor)
        told = await while_asked(request, retelling.replay(table, seat, asker, drawn=drawn))
    except BaseException:
        end()
        raise
    kind, headers = "application/json", {"vary": "accept-encoding"}
    if "gzip" not in taken(request):
        return Stream(told.plain(), media_type=kind, headers=headers, background=BackgroundTask(end))
    headers["content-encoding"] = "gzip"
    return Response(told.zipped(), media_type=kind, headers=headers, background=BackgroundTask(end))


@get("/api/tables/{table_id:str}/review")
async def review(
    request: Request[Any, Any, Any], table_id: TableId, tables: Tables, visitor: str | None, again: bool = False
) -> Review:
    """What the mentor says of a finished game, as far as it has come. The first who asks sets it to work."""
    asker = address_of(request)
    table = await daily_deal.looked_at(tables, table_id, visitor)
    found = await table.ask(lambda: finished.review(table, again=again, asker=asker))
    await reviewed.keep(tables.services.store, table.record, found)
    return found


@get("/api/tables/{table_id:str}/puzzles")
async def own_puzzles(
    request: Request[Any, Any, Any],
    table_id: TableId,
    tables: Tables,
    visitor: str | None,
    seat: AnySeat,
    again: bool = False,
) -> OwnPuzzles:
    """What a seat can learn from a finished game, as far as it is looked through. The first who asks sets it going."""
    asker = address_of(request)
    table = await daily_deal.looked_at(tables, table_id, visitor)
    return await table.ask(lambda: finished.puzzles(table, seat, again=again, asker=asker))


@get("/api/tables/{table_id:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: Request[Any, Any, Any], table_id: TableId, tables: Tables) -> Response[bytes]:
    """The link to the table, to be read by a phone."""
    await tables.get(table_id)
    return Response(qr_svg(link_to(request, tables, f"t/{table_id}")))


HANDLERS = [
    me,
    rename,
    my_tables,
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
    record,
    proof,
    replay,
    review,
    own_puzzles,
    qr,
]
