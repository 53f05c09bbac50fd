"""Work for a request over HTTP: given up when its connection is closed, by a real server on real sockets."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from litestar import Litestar, Request, get, post
from tests.ports import free_port

from cosmotheque.server.door.asking import while_asked
from cosmotheque.server.door.http import PatientProtocol

GET = b"GET /work HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /work HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"


class Shop:
    """Work that takes until it is told to end; `last` says how far it came."""

    def __init__(self) -> None:
        self.begun, self.over = asyncio.Event(), asyncio.Event()
        self.may_end = asyncio.Event()
        self.last = ""

    async def work(self) -> str:
        self.begun.set()
        try:
            await self.may_end.wait()
            self.last = "done"
        except asyncio.CancelledError:
            self.last = "given up"
            raise
        finally:
            self.over.set()
        return self.last


@asynccontextmanager
async def opened(shop: Shop) -> AsyncIterator[int]:
    @get("/work")
    async def wait(request: Request[Any, Any, Any]) -> str:
        return await while_asked(request, shop.work())

    @post("/work")
    async def wait_after_reading(request: Request[Any, Any, Any]) -> str:
        await request.body()
        return await while_asked(request, shop.work())

    port = free_port()
    config = uvicorn.Config(
        Litestar([wait, wait_after_reading]), host="127.0.0.1", port=port, http=PatientProtocol, log_config=None
    )
    server = uvicorn.Server(config)
    config.load()
    server.lifespan = config.lifespan_class(config)
    await server.startup()
    try:
        yield port
    finally:
        await server.shutdown()


@pytest.mark.parametrize("request_", [GET, POST, GET + GET], ids=["get", "post", "pipelined"])
def test_work_that_nobody_waits_for_is_given_up(request_: bytes) -> None:
    async def drop() -> None:
        shop = Shop()
        async with opened(shop) as port, asyncio.timeout(20):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(request_)
            await shop.begun.wait()
            writer.transport.abort()
            await shop.over.wait()
            assert shop.last == "given up"

    asyncio.run(drop())


@pytest.mark.parametrize("request_", [GET, POST], ids=["get", "post"])
def test_who_waits_is_answered(request_: bytes) -> None:
    async def wait() -> None:
        shop = Shop()
        async with opened(shop) as port, asyncio.timeout(20):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(request_)
            await shop.begun.wait()
            shop.may_end.set()
            assert (await reader.readuntil(b"done")).startswith(b"HTTP/1.1 20")
            writer.close()

    asyncio.run(wait())
