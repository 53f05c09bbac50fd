"""uvicorn's HTTP protocol with an end to its patience: a request must be short and arrive, its answer be taken.

Reading is charged to the sender, and nothing is read ahead: while a request waits for the answer to the one before it,
or its sender owes the server time, the rest waits as it came; beyond a few kilobytes it is not even fetched.
"""

import asyncio
from time import perf_counter
from typing import ClassVar

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from cosmotheque.server.base.budget import Budget, Payer
from cosmotheque.server.base.limits import Proxies, household
from cosmotheque.server.base.settings import Limits

MOST_HEAD_BYTES = 8 * 1024
MOST_BODY_BYTES = 256 * 1024  # what is refused before it has come in whole may go on for a while, and no longer
MOST_PIPELINED = 8
MOST_SILENT = 512
AT_ONCE = 4 * 1024


class TooMuch(Exception):
    """The request is larger than any honest one."""


class PatientFlow(FlowControl):
    """Reading that stays paused while it is held, also where uvicorn would resume it."""

    is_held = False

    def hold(self) -> None:
        self.is_held = True
        self.pause_reading()

    def release(self) -> None:
        if self.is_held:
            self.is_held = False
            self.resume_reading()

    def resume_reading(self) -> None:
        if not self.is_held:
            super().resume_reading()


class PatientProtocol(HttpToolsProtocol):
    """Cuts off connections that dawdle, or that send headers or requests without end.

    `silent` are the connections that have not asked for anything yet. Where there are too many, those that have been
    silent for longest go: a browser asks at once. `opened` has the connections of each address; beyond `most_open` an
    idle one is closed, or else the new one. By `proxies` come many visitors: there, reading is charged to no address.
    """

    arriving = 15.0
    answering = 120.0
    silent: ClassVar[dict["PatientProtocol", None]] = {}
    opened: ClassVar[dict[str, dict["PatientProtocol", None]]] = {}
    budget: ClassVar[Budget] = Budget(Limits())
    most_open: ClassVar[int] = Limits().open_connections
    proxies: ClassVar[Proxies] = ()
    flow: PatientFlow
    _answered: RequestResponseCycle | None = None
    _limit: asyncio.TimerHandle | None = None
    _paying: asyncio.Task[None] | None = None
    _payer: Payer | None = None
    _visitor: str | None = None
    _unread = b""
    _head_bytes = 0
    _arrived = 0
    _in_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = PatientFlow(transport)
        self._within(self.arriving)
        self.silent[self] = None
        if len(self.silent) > MOST_SILENT:
            next(iter(self.silent))._cut_off()
        if self.client is not None and self.client[0] not in self.proxies:
            self._count_visitor(household(self.client[0]))

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        self.silent.pop(self, None)
        self._forget_requests()
        self._forget_visitor()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """The last thing that is said on a connection."""
        self._forget_requests()
        super().send_400_response(msg)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        self._unread += data
        if self._paying is None and not self.pipeline:
            self._read_on()
        elif len(self._unread) > AT_ONCE:
            self.flow.hold()  # until then it is noticed when the connection is closed, also while an answer is made

    def _read_on(self) -> None:
        """Read a little at a time, as long as no request waits and nothing is owed."""
        while self._unread and self._paying is None and not self.transport.is_closing():
            if self._payer is not None and self._payer.owes():
                self.flow.hold()
                self._paying = self.loop.create_task(self._pay(self._payer))
                return
            self._read_some()
            if self.pipeline:
                if len(self._unread) > AT_ONCE:
                    self.flow.hold()
                return
        if self._paying is None:
            self.flow.release()

    async def _pay(self, payer: Payer) -> None:
        """Wait in line. The beginning of a request is read soon in any case, so that it is refused in words."""
        is_beginning = self._in_head and not self._arrived
        await (payer.settle_soon() if is_beginning else payer.settle())
        self._paying = None
        if not self.transport.is_closing():
            self._read_some()
        if not self.pipeline:
            self._read_on()

    def _read_some(self) -> None:
        began, payer = perf_counter(), self._payer
        data, self._unread = self._unread[:AT_ONCE], self._unread[AT_ONCE:]
        if self._in_head and not self._arrived:
            self._within(self.arriving)
        self._arrived += len(data)
        super().data_received(data)
        most = MOST_HEAD_BYTES if self._in_head else MOST_BODY_BYTES
        if self._arrived > most and not self.transport.is_closing():
            self.send_400_response("Too much.")
        if payer is not None:
            payer.charge(perf_counter() - began)

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
        """Give the next request, or the rest of this one, a limit of time as well."""
        if not self._in_head or self._arrived:
            self._within(self.arriving)
        elif self.pipeline:
            self._within(self.answering)
        elif not self.transport.get_write_buffer_size():
            self._in_time()
        super().on_response_complete()
        if (self._unread or self.flow.is_held) and not self.pipeline:
            self.loop.call_soon(self._read_on)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; the whole request has been read by now, or never will be."""
        self._in_time()
        self._forget_visitor()
        self._unread, self._payer = b"", None
        super().handle_websocket_upgrade()
        if not getattr(self.transport.get_protocol(), "handshake_initiated", True):
            self.transport.abort()

    def _count(self, *parts: bytes) -> None:
        """The parser takes the exception for a request that cannot be read."""
        self._head_bytes += sum(map(len, parts))
        if self._head_bytes > MOST_HEAD_BYTES:
            raise TooMuch

    def _count_visitor(self, visitor: str) -> None:
        """Count one more connection of an address; where there are too many, close an idle one or else this one."""
        self._visitor, self._payer = visitor, self.budget.payer(visitor)
        opened = self.opened.setdefault(visitor, {})
        opened[self] = None
        if len(opened) > self.most_open:
            next((one for one in opened if one.timeout_keep_alive_task is not None), self)._cut_off()

    def _forget_visitor(self) -> None:
        if self._visitor is not None:
            opened = self.opened[self._visitor]
            del opened[self]
            if not opened:
                del self.opened[self._visitor]
            self._visitor = None

    def _forget_requests(self) -> None:
        """Drop all requests: the connection is gone, and no answer is wanted any more."""
        self.pipeline.clear()
        self._unread = b""
        if self._paying is not None:
            self._paying.cancel()
            self._paying = None
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
        self._forget_visitor()
        self.transport.abort()
