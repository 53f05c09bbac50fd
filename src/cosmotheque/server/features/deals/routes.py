"""Deals over REST: one that is played again, and the deal of the day."""

from datetime import date
from functools import partial
from typing import Annotated, Any, TypeAlias

from litestar import Request, get, post
from litestar.params import Parameter

from cosmotheque import registry
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.door.guests import address_of, costly, count_new_table
from cosmotheque.server.features.deals import daily_deal, deal_comparison, sentences
from cosmotheque.server.features.deals.wire import DayInfo, DealInfo, PlayDay, PlayDeal
from cosmotheque.server.live import calendar
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.wire.parts import Guest
from cosmotheque.server.wire.table import TableInfo

TableId: TypeAlias = Annotated[str, Parameter(max_length=40)]
Slug: TypeAlias = Annotated[str, Parameter(max_length=48)]


@get("/api/tables/{table_id:str}/deal", guards=[costly])
async def deal(table_id: TableId, tables: Tables, visitor: str | None) -> DealInfo:
    """The results of a finished table's deal elsewhere."""
    table = await tables.get(table_id)
    return await _results(tables, await table.ask(lambda: deal_comparison.finished_record(table)), visitor)


@post("/api/tables/{table_id:str}/deal", guards=[costly])
async def play_again(
    request: Request[Any, Any, Any], table_id: TableId, data: PlayDeal, tables: Tables, me: Guest
) -> TableInfo:
    """Play a finished table's deal again, or keep the seats for friends."""
    table, count = await tables.get(table_id), partial(count_new_table, request, tables)
    old = await table.ask(lambda: deal_comparison.finished_record(table))
    made = await daily_deal.play_again(tables, old, data, me, address_of(request), count)
    return await made.ask(lambda: made.state.info(me.id))


@post("/api/tables/{table_id:str}/deal/par", status_code=200, guards=[costly])
async def par(request: Request[Any, Any, Any], table_id: TableId, tables: Tables, visitor: str | None) -> DealInfo:
    """Have the bots play a finished table's deal."""
    table = await tables.get(table_id)
    old = await table.ask(lambda: deal_comparison.finished_record(table))
    await deal_comparison.have_bots_play(tables, old, address_of(request))
    return await _results(tables, old, visitor)


@get("/api/days", guards=[costly])
async def today(tables: Tables, visitor: str | None) -> list[DayInfo]:
    """Today's deals, one for each game."""
    return [await daily_deal.look(tables, slug, calendar.today(), visitor, brief=True) for slug in registry.playable()]


@get("/api/days/{slug:str}", guards=[costly])
async def day(slug: Slug, tables: Tables, visitor: str | None, on: date | None = None) -> DayInfo:
    """A game's deal of a day, today's unless another is asked for. The first who looks sets the bots to work."""
    when = on or calendar.today()
    if when in (calendar.today(), daily_deal.yesterday()):
        await daily_deal.warm_up(tables, slug, when)
    return await daily_deal.look(tables, slug, when, visitor)


@post("/api/days/{slug:str}", guards=[costly])
async def play_day(request: Request[Any, Any, Any], slug: Slug, data: PlayDay, tables: Tables, me: Guest) -> TableInfo:
    """Play today's deal."""
    count = partial(count_new_table, request, tables)
    made = await daily_deal.play(tables, slug, data, me, address_of(request), count)
    return await made.ask(lambda: made.state.info(me.id))


async def _results(tables: Tables, old: TableRecord, visitor: str | None) -> DealInfo:
    """The results of a table's deal; of a day's deal only as far as the day tells them."""
    if not old.deal.day:
        return await deal_comparison.look(tables, old, visitor)
    told = (await daily_deal.look(tables, old.game, date.fromisoformat(old.deal.day), visitor)).results
    if told is None:
        raise Denied(403, sentences.FINISH_FIRST)
    return told


HANDLERS = [deal, play_again, par, today, day, play_day]
