"""Nodes that share a PostgreSQL database: what they tell each other, over PostgreSQL itself or over Redis.

Listening is done by Litestar's channels. Telling is not: on PostgreSQL a notice goes out in the very transaction that
stores the change, so that no node can die between the two, and Litestar's backend would open a connection for each.
Where listening broke off, every table in memory is compared with what is stored.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any, TypeAlias

import asyncpg
from litestar.channels import ChannelsBackend
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from cosmotheque.core import codec
from cosmotheque.server.base import logs
from cosmotheque.server.cluster.peers import Listener
from cosmotheque.server.cluster.presence import BEAT_SECONDS, Presence
from cosmotheque.server.store import StoreFailed
from cosmotheque.server.store.notices import CHANNEL, Notice
from cosmotheque.server.store.postgres import PostgresStore
from cosmotheque.server.store.postgres_writer import NOTIFY, Tell

RETRY_SECONDS = 0.5
Ear: TypeAlias = Callable[[], AbstractAsyncContextManager[tuple[ChannelsBackend, "asyncio.Future[None]"]]]
"""A way to listen, and a future that fails when it breaks off."""


class Nodes:
    """The peers of a node by that name. `tell` and `ears` go over Redis where there is one."""

    are_there = True

    def __init__(self, node: str, store: PostgresStore, ears: list[Ear], tell: Tell | None) -> None:
        self._node, self._store, self._ears, self._tell = node, store, ears, tell
        self._presence = Presence(node, store)
        self._changed = asyncio.Event()
        self._signs: list[tuple[str, int, str]] = []
        self._tasks: list[asyncio.Task[None]] = []

    def note_arrival(self, table: str, guest: str | None) -> None:
        if guest is not None:
            self._presence.note_arrival(table, guest)
            self._changed.set()

    def note_departure(self, table: str, guest: str | None) -> None:
        if guest is not None:
            self._presence.note_departure(table, guest)
            self._changed.set()

    async def elsewhere(self, table: str) -> frozenset[str]:
        return await self._presence.elsewhere(table)

    def sign(self, table: str, seat: int, data: str) -> None:
        self._signs.append((table, seat, data))
        self._changed.set()

    async def open(self, listener: Listener) -> None:
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._beat_forever()), loop.create_task(self._tell_forever())]
        self._tasks += [loop.create_task(_listen_forever(ear, listener, self._node)) for ear in self._ears]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(StoreFailed):
            await self._say(present=await self._presence.end())

    async def _beat_forever(self) -> None:
        while True:
            try:
                await self._say(present=await self._presence.beat())
            except StoreFailed as fault:
                logs.warn("heartbeat", why=str(fault))
            self._changed.set()
            await asyncio.sleep(BEAT_SECONDS)

    async def _tell_forever(self) -> None:
        """Tell who came and went, and pass on signs."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            signs, self._signs = tuple(self._signs), []
            try:
                await self._say(present=await self._presence.settle(), signs=signs)
            except StoreFailed as fault:
                logs.warn("presence", why=str(fault))

    async def _say(self, present: set[str], signs: tuple[tuple[str, int, str], ...] = ()) -> None:
        if not present and not signs:
            return
        notice = codec.encode(Notice(self._node, (), tuple(sorted(present)), signs))
        if self._tell is None or not await self._tell([notice]):
            await self._store.read(NOTIFY, CHANNEL, [notice.decode()])


def postgres_ear(url: str) -> Ear:
    return partial(_over_postgres, url)


@contextlib.asynccontextmanager
async def _over_postgres(url: str) -> AsyncIterator[tuple[ChannelsBackend, "asyncio.Future[None]"]]:
    """Litestar's backend does not notice when its connection is gone: the connection says so itself."""
    lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def connect() -> Any:
        connection = await asyncpg.connect(url)
        connection.add_termination_listener(partial(_fail, lost))
        return connection

    backend = AsyncPgChannelsBackend(make_connection=connect)
    await backend.on_startup()
    try:
        yield backend, lost
    finally:
        _fail(lost, None)
        lost.exception()
        with contextlib.suppress(OSError, asyncpg.InterfaceError, asyncpg.PostgresError):
            await backend.on_shutdown()


def _fail(lost: "asyncio.Future[None]", _connection: Any) -> None:
    if not lost.done():
        lost.set_exception(ConnectionError("The connection was closed."))


async def _listen_forever(ear: Ear, listener: Listener, node: str) -> None:
    while True:
        try:
            async with ear() as (backend, lost), asyncio.TaskGroup() as group:
                await backend.subscribe([CHANNEL])
                await listener.catch_up()
                group.create_task(_until(lost))
                group.create_task(_pass_on(backend, listener, node))
        except Exception as fault:  # of any kind: it is tried again
            logs.warn("listening broke off", why=f"{type(fault).__name__}: {fault}")
        await asyncio.sleep(RETRY_SECONDS)


async def _until(lost: "asyncio.Future[None]") -> None:
    await lost


async def _pass_on(backend: ChannelsBackend, listener: Listener, node: str) -> None:
    async for _, text in backend.stream_events():
        notice: Notice = codec.decode(text, Notice)
        if notice.node != node:
            listener.hear(notice)
