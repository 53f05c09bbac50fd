"""Bots over the network, over REST: people make, list, bring and end them; a bot asks for its games."""

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import Parameter

from cosmotheque.server.base import identity
from cosmotheque.server.base import sentences as common
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.door.guests import address_of, costly, good_name
from cosmotheque.server.door.parameters import TableId
from cosmotheque.server.features.network_bots import rules as at_tables
from cosmotheque.server.features.network_bots import sentences, tokens
from cosmotheque.server.features.network_bots.wire import (
    BringNetworkBot,
    NetworkBotHome,
    NetworkBotInfo,
    NetworkBotToken,
    NewNetworkBot,
)
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.wire.parts import Guest
from cosmotheque.server.wire.table import TableInfo

BotKey = Annotated[str, Parameter(max_length=32)]


@get("/api/bots", guards=[costly])
async def list_bots(tables: Tables, me: Guest) -> list[NetworkBotInfo]:
    """My bots, and those of others that I may bring to a table now."""
    return await tokens.list_bots(tables, me.id)


@post("/api/bots", guards=[costly])
async def make(request: Request[Any, Any, Any], data: NewNetworkBot, tables: Tables, me: Guest) -> NetworkBotToken:
    """Make a bot of mine. This answer alone holds its token."""
    if not tables.services.new_network_bots.of(address_of(request)).take():
        raise Denied(429, common.TOO_MANY_REQUESTS)
    token, made = await tokens.make(tables, me.id, good_name(data.name), shared=data.shared)
    return NetworkBotToken(
        token, NetworkBotInfo(made.key, made.name, made.created, made.shared, online=False, mine=True)
    )


@delete("/api/bots/{key:str}", status_code=200)
async def end(key: BotKey, tables: Tables, me: Guest) -> list[NetworkBotInfo]:
    """End a bot of mine: its token is good for nothing any more."""
    await tokens.end(tables, me.id, key)
    return await tokens.list_bots(tables, me.id)


@get("/api/bots/me")
async def home(tables: Tables, me: Guest) -> NetworkBotHome:
    """The tables at which a bot has a seat; for the bot itself, by its token."""
    if not identity.is_network_bot(me.id):
        raise Denied(403, sentences.FOR_BOTS)
    return await tokens.home(tables, me.id, me.name)


@post("/api/tables/{table_id:str}/bring", status_code=200)
async def bring(table_id: TableId, data: BringNetworkBot, tables: Tables, me: Guest) -> TableInfo:
    """Put a bot on an open seat of a table of mine."""
    table = await tables.get(table_id)
    return await table.ask(lambda: at_tables.bring(tables, table, data, me.id))


HANDLERS = [list_bots, make, end, home, bring]
