"""The websocket of a table: reads messages at the rate a guest may send them, and hands them to the table."""

import asyncio
import contextlib
from collections.abc import Iterator
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from cosmotheque.core import codec
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.server import texts
from cosmotheque.server.connection import Connection, must_wait
from cosmotheque.server.errors import Denied, denied
from cosmotheque.server.guests import guest_of, visitor_of
from cosmotheque.server.house import House
from cosmotheque.server.limits import Bucket, household
from cosmotheque.server.protocol import WRITE
from cosmotheque.server.store import StoreFailed
from cosmotheque.server.table import Table
from cosmotheque.server.tables import Tables
from cosmotheque.server.wire import Incoming, RefusedFrame

Socket = WebSocket[Any, Any, Any]
NO_TABLE, TOO_SLOW, CANNOT_OPEN, TOO_MANY = 4404, 4408, 4409, 4429


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: str, tables: Tables) -> None:
    """One browser at one table."""
    await socket.accept()
    with _counted(socket, tables.house) as welcome, contextlib.suppress(WebSocketDisconnect):
        if not welcome:
            await socket.close(TOO_MANY)
            return
        try:
            connection = await _introduce(socket, tables.house)
            table = await tables.get(table_id)
            await _attend(socket, table, connection)
        except (CosmothequeError, StoreFailed) as fault:
            await _turn_away(socket, fault)


@contextlib.contextmanager
def _counted(socket: Socket, house: House) -> Iterator[bool]:
    """Keep count of the connections from an address; False when there are too many."""
    address = household(socket.client.host) if socket.client is not None else ""
    welcome = house.addresses[address] < house.settings.limits.connections_per_address
    house.addresses[address] += 1
    house.metrics.connections.inc()
    try:
        yield welcome
    finally:
        house.metrics.connections.dec()
        house.addresses[address] -= 1
        if not house.addresses[address]:
            del house.addresses[address]


async def _introduce(socket: Socket, house: House) -> Connection:
    """A connection in the name of the guest, or of nobody."""
    visitor = visitor_of(socket, house)
    name = (await guest_of(house, visitor)).name if visitor is not None else ""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    return Connection(visitor, name, extensions.get(WRITE, must_wait))


async def _turn_away(socket: Socket, fault: Exception) -> None:
    why = denied(fault) if isinstance(fault, CosmothequeError) else Denied(503, texts.NOT_STORED)
    await socket.send_text(codec.encode(RefusedFrame(why.why, why.rule)).decode())
    await socket.close(NO_TABLE if why.status == 404 else CANNOT_OPEN)


async def _attend(socket: Socket, table: Table, connection: Connection) -> None:
    """Join the table, then read and write until either side has enough."""
    reading = asyncio.current_task()
    writing = asyncio.create_task(connection.write(socket.send))
    if reading is not None:
        connection.when_dropped(reading.cancel)
    try:
        await table.ask(partial(table.join, connection))
        await _read(socket, table, connection)
    except asyncio.CancelledError:
        if not connection.is_dropped:
            raise
        writing.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                await socket.close(TOO_SLOW)
    finally:
        writing.cancel()
        table.part(connection)


async def _read(socket: Socket, table: Table, connection: Connection) -> None:
    """Hand each message to the table. Who sends too many waits, and is not read meanwhile."""
    house = table.house
    own = Bucket(house.settings.limits.messages)
    shared = house.messages.of(connection.guest) if connection.guest is not None else own
    decode, receive = codec.decoder(Incoming).decode, socket.receive
    while True:
        event: Any = await receive()
        if event["type"] == "websocket.disconnect":
            return
        delay = max(own.reserve(), shared.reserve())
        if delay > 0:
            await asyncio.sleep(delay)
        try:
            message = decode(event.get("text") or event.get("bytes") or b"")
        except (ValueError, RecursionError) as fault:
            house.metrics.refusals.inc()
            connection.refuse(Denied(400, texts.fill(texts.BAD_FRAME, fault)))
        else:
            table.hear(connection, message)
