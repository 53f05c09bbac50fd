"""Quick pairing over REST: a game with any player, now."""

from functools import partial
from typing import Any

from litestar import Request, post

from cosmotheque.server.door.guests import address_of, costly, count_new_table
from cosmotheque.server.door.parameters import TableId
from cosmotheque.server.features.pairing import rules as pairing
from cosmotheque.server.features.pairing.wire import LetBotsIn, Pair, Paired
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.wire.parts import Guest
from cosmotheque.server.wire.table import TableInfo


@post("/api/pairing", status_code=200, guards=[costly])
async def pair(request: Request[Any, Any, Any], data: Pair, tables: Tables, me: Guest) -> Paired:
    """Sit down at a table that waits for players, or wait."""
    count = partial(count_new_table, request, tables)
    return await pairing.pair(tables, data, me, address_of(request), count)


@post("/api/tables/{table_id:str}/pairing/bots", status_code=200)
async def let_bots_in(table_id: TableId, data: LetBotsIn, tables: Tables, me: Guest) -> TableInfo:
    """Begin with bots until players come."""
    table = await tables.get(table_id)
    return await table.ask(lambda: pairing.let_bots_in(table, me.id, data.bot))


@post("/api/tables/{table_id:str}/pairing/end", status_code=200)
async def end(table_id: TableId, tables: Tables, me: Guest) -> TableInfo:
    """Wait no longer."""
    table = await tables.get(table_id)
    return await table.ask(lambda: pairing.end(table, me.id))


HANDLERS = [pair, let_bots_in, end]
