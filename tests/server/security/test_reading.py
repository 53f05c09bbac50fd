"""Limits of reading: nothing is read ahead of the last answer, and little from a sender in debt."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from cosmotheque.server.base.budget import Budget
from cosmotheque.server.base.settings import Limits, Rate
from cosmotheque.server.door.http import AT_ONCE, MOST_PIPELINED, PatientProtocol

REQUEST = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
BODY = b"POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
CHUNK = b"1\r\na\r\n"


class Wire:
    """A transport that notes what is done with it."""

    def __init__(self) -> None:
        self.is_paused = self.is_closed = False
        self.written = b""

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.is_closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.is_closed

    def get_write_buffer_size(self) -> int:
        return 0

    def get_extra_info(self, name: str) -> Any:
        return ("192.0.2.1", 1) if name in ("peername", "sockname") else None


class Reading:
    """A connection to an application that answers when it is told to, having read the whole request."""

    def __init__(self, **wishes: Rate) -> None:
        class Protocol(PatientProtocol):
            budget = Budget(Limits(**wishes))  # type: ignore[arg-type]

        config = uvicorn.Config(self._answer, http=Protocol, interface="asgi3", lifespan="off", log_config=None)
        self.asked, self._go_on = 0, asyncio.Semaphore(0)
        self.wire = Wire()
        self.protocol = Protocol(config=config, server_state=ServerState(), app_state={})
        self.protocol.connection_made(self.wire)  # type: ignore[arg-type]

    async def _answer(self, _scope: Any, receive: Any, send: Callable[[Any], Awaitable[None]]) -> None:
        self.asked += 1
        await receive()
        await self._go_on.acquire()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})

    async def answer(self) -> None:
        self._go_on.release()
        await turns()

    def payer(self) -> Any:
        return self.protocol.budget.payer("192.0.2.1")


async def turns() -> None:
    """Let pass as many turns of the event loop as anything here takes."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_requests_that_do_not_wait_for_answers_are_not_read_ahead() -> None:
    async def run() -> None:
        here = Reading()
        here.protocol.data_received(REQUEST * 3)
        await turns()  # by now the first one has asked for its body, for which reading goes on
        assert (here.asked, len(here.protocol.pipeline)) == (1, 2)
        assert not here.wire.is_paused, "whoever closes the connection is noticed"
        here.protocol.data_received(REQUEST * 1000)
        assert (len(here.protocol.pipeline), here.wire.is_closed, here.wire.is_paused) == (2, False, True)
        await here.answer()
        assert (here.asked, len(here.protocol.pipeline), here.wire.is_paused) == (2, 1, True)
        here.protocol.connection_lost(None)

    asyncio.run(run())


def test_too_many_of_them_at_a_time_are_refused() -> None:
    async def run() -> None:
        here = Reading()
        here.protocol.data_received(REQUEST * (MOST_PIPELINED + 2))
        assert here.wire.written.startswith(b"HTTP/1.1 400")
        assert (len(here.protocol.pipeline), here.wire.is_closed) == (0, True)
        here.protocol.connection_lost(None)

    asyncio.run(run())


def test_after_the_last_answer_reading_goes_on() -> None:
    async def run() -> None:
        here = Reading()
        here.protocol.data_received(REQUEST * 3)
        for _ in range(3):
            await here.answer()
        assert (here.asked, here.wire.is_paused, here.wire.written.count(b"200 OK")) == (3, False, 3)
        here.protocol.data_received(REQUEST)
        await here.answer()
        assert here.wire.written.count(b"200 OK") == 4
        here.protocol.connection_lost(None)

    asyncio.run(run())


@pytest.mark.parametrize("size", [1, 50])
def test_a_body_of_who_owes_waits_outside(size: int) -> None:
    """Be it sent in large pieces or in small ones."""

    async def run() -> None:
        here = Reading(work_at_once=Rate(0.001, 1))
        here.protocol.data_received(BODY)
        await turns()
        here.payer().charge(1)
        body = CHUNK * AT_ONCE
        for start in range(0, len(body), size * len(CHUNK)):
            if not here.wire.is_paused:
                here.protocol.data_received(body[start : start + size * len(CHUNK)])
            await asyncio.sleep(0)
        assert here.wire.is_paused
        assert len(here.protocol.cycle.body) == 0
        here.protocol.connection_lost(None)
        await turns()

    asyncio.run(run())


def test_the_beginning_of_a_request_is_read_so_that_it_can_be_refused_in_words() -> None:
    async def run() -> None:
        here = Reading(work_at_once=Rate(0.001, 1))
        here.payer().charge(1)
        here.protocol.data_received(REQUEST)
        await turns()
        assert here.asked == 1
        here.protocol.connection_lost(None)

    asyncio.run(run())


def test_an_address_has_only_so_many_connections() -> None:
    async def run() -> None:
        first, second, third = (Reading() for _ in range(3))
        assert not third.wire.is_closed
        for reading in (first, second, third):
            reading.protocol.connection_lost(None)
        PatientProtocol.most_open = 2
        first, second, third = (Reading() for _ in range(3))
        assert [one.wire.is_closed for one in (first, second, third)] == [False, False, True]
        third.protocol.connection_lost(None)
        first.protocol.connection_lost(None)
        fourth = Reading()
        assert not fourth.wire.is_closed
        for reading in (second, fourth):
            reading.protocol.connection_lost(None)
        assert not PatientProtocol.opened

    usual = PatientProtocol.most_open
    try:
        asyncio.run(run())
    finally:
        PatientProtocol.most_open = usual
