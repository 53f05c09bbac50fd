"""uvicorn's HTTP protocol with an end to its patience: a request has to be short and arrive, its answer be taken."""

import asyncio
from typing import ClassVar

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

MOST_HEAD_BYTES = 8 * 1024
MOST_BODY_BYTES = 256 * 1024  # what is refused before it has come in whole may go on for a while, and no longer
MOST_PIPELINED = 8
MOST_SILENT = 512


class TooMuch(Exception):
    """More than anybody needs to ask."""


class PatientProtocol(HttpToolsProtocol):
    """Whoever opens a connection and dawdles, or sends headers or requests without end, is cut off.

    `silent` are the connections that have not asked for anything yet. Where there are too many, those that have been
    silent for longest go: a browser asks at once.
    """

    arriving = 15.0
    answering = 120.0
    silent: ClassVar[dict["PatientProtocol", None]] = {}
    _answered: RequestResponseCycle | None = None
    _limit: asyncio.TimerHandle | None = None
    _head_bytes = 0
    _arrived = 0
    _in_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._within(self.arriving)
        self.silent[self] = None
        if len(self.silent) > MOST_SILENT:
            next(iter(self.silent))._cut_off()

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        self.silent.pop(self, None)
        self._forget_requests()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """The last thing that is said on a connection."""
        self._forget_requests()
        super().send_400_response(msg)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        if self._in_head and not self._arrived:
            self._within(self.arriving)
        self._arrived += len(data)
        super().data_received(data)
        most = MOST_HEAD_BYTES if self._in_head else MOST_BODY_BYTES
        if self._arrived > most and not self.transport.is_closing():
            self.send_400_response("Too much.")

    def on_message_begin(self) -> None:
        self._head_bytes = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(name, value)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head, self._arrived = False, 0
        self.silent.pop(self, None)
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooMuch
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head, self._arrived = True, 0
        self._within(self.answering)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The next request, or the rest of this one, has to arrive in time as well."""
        if not self._in_head or self._arrived:
            self._within(self.arriving)
        elif self.pipeline:
            self._within(self.answering)
        elif not self.transport.get_write_buffer_size():
            self._in_time()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """Whoever takes over has read the whole request by now, or never will."""
        self._in_time()
        super().handle_websocket_upgrade()
        if not getattr(self.transport.get_protocol(), "handshake_initiated", True):
            self.transport.abort()

    def _count(self, *parts: bytes) -> None:
        """The parser takes the exception for a request that cannot be read."""
        self._head_bytes += sum(map(len, parts))
        if self._head_bytes > MOST_HEAD_BYTES:
            raise TooMuch

    def _forget_requests(self) -> None:
        """Nobody is there any more to be answered."""
        self.pipeline.clear()
        if self._answered is not None:
            self._answered.disconnected = True
            self._answered.message_event.set()  # who works for it looks whether anybody is there

    def _within(self, seconds: float) -> None:
        self._in_time()
        self._limit = self.loop.call_later(seconds, self._cut_off)

    def _in_time(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _cut_off(self) -> None:
        self.silent.pop(self, None)
        self.transport.abort()
