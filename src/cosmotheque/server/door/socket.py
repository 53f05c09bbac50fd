"""The websocket of a table: who comes in, who is turned away, and what both sides do until one has enough."""

import asyncio
import contextlib
from collections.abc import Iterator
from functools import partial
from typing import Any, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from cosmotheque.core import codec
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.server.base import identity, sentences
from cosmotheque.server.base.errors import Denied, to_denied
from cosmotheque.server.base.limits import Bucket
from cosmotheque.server.door.guests import address_of, device_of, guest_of, visitor_of
from cosmotheque.server.door.protocol import HEAR, WRITE, Hear
from cosmotheque.server.door.reading import Reader
from cosmotheque.server.live import arrivals
from cosmotheque.server.live.connection import UNKNOWN, Connection, Views, must_wait
from cosmotheque.server.live.services import Services
from cosmotheque.server.live.table import Table
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.store import StoreFailed
from cosmotheque.server.wire.frames import RefusedFrame
from cosmotheque.server.wire.parts import Digest

T = TypeVar("T")
Socket = WebSocket[Any, Any, Any]
NO_TABLE, CANNOT_OPEN, TOO_MANY = 4404, 4409, 4429


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: str, tables: Tables) -> None:
    """Serve one browser at one table."""
    await socket.accept()
    with _count_connection(socket, tables.services) as has_room, contextlib.suppress(WebSocketDisconnect):
        if not has_room:
            await socket.close(TOO_MANY)
            return
        try:
            connection = await _introduce(socket, tables.services)
            table = await tables.look_at(table_id, connection.guest)
            await _attend(socket, table, connection)
        except (CosmothequeError, StoreFailed) as fault:
            await _turn_away(socket, fault)


@contextlib.contextmanager
def _count_connection(socket: Socket, services: Services) -> Iterator[bool]:
    """Keep count of the connections from an address; False when there are too many."""
    address = address_of(socket)
    has_room = services.addresses[address] < services.settings.limits.connections_per_address
    services.addresses[address] += 1
    services.metrics.connections.inc()
    try:
        yield has_room
    finally:
        services.metrics.connections.dec()
        services.addresses[address] -= 1
        if not services.addresses[address]:
            del services.addresses[address]


async def _introduce(socket: Socket, services: Services) -> Connection:
    """A connection in the name of the guest, or of nobody."""
    visitor = await visitor_of(socket, services)
    device = visitor if identity.is_network_bot(visitor) else device_of(socket, services)
    name = (await guest_of(services, visitor)).name if visitor is not None else ""
    allowance = services.frames.of(visitor) if visitor is not None else Bucket(services.settings.limits.frames)
    write = _extension(socket, WRITE, must_wait)
    promised = _commitment(socket)
    return Connection(visitor, name, write, allowance, address_of(socket), _views(socket), promised, device or "")


def _views(socket: Socket) -> Views:
    """The form in which the browser asks for views."""
    if "drawn" in socket.query_params:
        return "drawn"
    return "kept" if "keeps" in socket.query_params else "whole"


def _commitment(socket: Socket) -> str | None:
    """The browser's promise for the deal, should it have a seat; None if it is not a digest."""
    try:
        return msgspec.convert(socket.query_params.get("commitment"), Digest | None)
    except msgspec.ValidationError:
        return None


def _extension(socket: Socket, name: str, otherwise: T) -> T:
    """An extension that our own protocol offers beyond ASGI; `otherwise` under another server."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    offered: T = extensions.get(name, otherwise)
    return offered


def _no_shortcut(_hear: Hear) -> None:
    """The way of a protocol in which every message is read in turn."""


async def _turn_away(socket: Socket, fault: Exception) -> None:
    why = to_denied(fault) if isinstance(fault, CosmothequeError) else Denied(503, sentences.NOT_STORED)
    await socket.send_text(codec.encode(RefusedFrame(why.why, why.rule)).decode())
    await socket.close({401: UNKNOWN, 404: NO_TABLE}.get(why.status, CANNOT_OPEN))


async def _attend(socket: Socket, table: Table, connection: Connection) -> None:
    """Join the table, then read and write until either side has enough."""
    reading = asyncio.current_task()
    writing = asyncio.create_task(connection.write(socket.send))
    if reading is not None:
        connection.when_dropped(reading.cancel)
    try:
        await table.ask(partial(arrivals.join, table, connection))
        reader = Reader(table, connection)
        _extension(socket, HEAR, _no_shortcut)(reader.hear)
        await reader.read(socket)
    except asyncio.CancelledError:
        if connection.dropped is None:
            raise
        writing.cancel()
        with contextlib.suppress(TimeoutError, OSError):  # it may be gone already
            async with asyncio.timeout(1):
                await socket.close(connection.dropped)
    finally:
        writing.cancel()
        arrivals.part(table, connection)
