"""uvicorn's HTTP protocol, with an end to its patience: a request has to arrive, and its answer be taken, in time."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD_BYTES = 128 * 1024


class PatientProtocol(HttpToolsProtocol):
    """Whoever opens a connection and dawdles, or sends headers without end, is cut off."""

    arriving = 15.0
    answering = 120.0
    _limit: asyncio.TimerHandle | None = None
    _head_bytes = 0
    _in_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._within(self.arriving)

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            if not self._head_bytes:
                self._within(self.arriving)
            self._head_bytes += len(data)
            if self._head_bytes > MOST_HEAD_BYTES:
                self.send_400_response("Too many headers.")
                return
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._within(self.answering)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if not self.transport.get_write_buffer_size():
            self._in_time()
        self._in_head, self._head_bytes = True, 0
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._in_time()
        super().handle_websocket_upgrade()

    def _within(self, seconds: float) -> None:
        self._in_time()
        self._limit = self.loop.call_later(seconds, self._cut_off)

    def _in_time(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _cut_off(self) -> None:
        self.transport.abort()
