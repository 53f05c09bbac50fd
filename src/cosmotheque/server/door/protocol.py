"""uvicorn's websocket protocol with two shortcuts, and with bounds on what one connection may ask of the server.

A table may write a text message at once, and may hear one at once, without a task in between. These shortcuts are
offered to the application as extensions of the scope. Where they are missing, or one side is behind, messages go the
usual way. Messages are written together with those of the other connections (`outbox`). Long messages travel compressed
where the browser can read that; for short ones it would cost more than it saves.

Arriving bytes are unpacked a little at a time, and only while the application keeps up: a few bytes may be packed to be
a thousand messages. A short message that comes as one whole frame needs no unpacking: most do. Frames that carry no
message have a rate, and a connection that exceeds it is cut off. Reading is charged to the sender.
"""

import asyncio
from collections.abc import Callable, Generator
from time import perf_counter
from typing import Any, ClassVar, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]  # in C where it can be
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from cosmotheque.server.base.budget import Budget, Payer
from cosmotheque.server.base.limits import Bucket, Proxies, household
from cosmotheque.server.base.settings import Limits, Rate
from cosmotheque.server.door.outbox import outbox_of

WRITE, HEAR = "cosmotheque.write", "cosmotheque.hear"
Hear: TypeAlias = Callable[[bytes], bool]
WORTH_COMPRESSING = 8 * 1024
MOST_FRAGMENTS = 1024
PARTS, CONTROLS = Rate(200, 2 * MOST_FRAGMENTS), Rate(5, 60)
AT_ONCE = 1024
MOST_AFTER_CLOSING = 64 * 1024
MOST_UNSENT = 64 * 1024
TEXT, MASKED = 0x81, 0x80
SHORT, MEDIUM = 126, 127
MASK = 4
SHORT_HEAD = 2 + MASK


class Reader(StreamReader):
    """Knows whether what was read so far ends where a frame does."""

    is_between_frames = False

    def at_eof(self) -> Generator[None, None, bool]:
        self.is_between_frames = True
        ended = yield from super().at_eof()
        self.is_between_frames = False
        return ended


class Conversation(ServerProtocol):
    """The websocket protocol as the library speaks it, with a reader that can be asked."""

    reader: Reader

    def parse(self) -> Generator[None]:
        self.reader = Reader()
        yield from super().parse()


class DirectProtocol(WebSocketsSansIOProtocol):
    """The protocol of our websockets.

    By `proxies` come many visitors: there, only the tables' work for them is charged.
    """

    budget: ClassVar[Budget] = Budget(Limits())
    proxies: ClassVar[Proxies] = ()

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        """Each message is compressed by itself: to remember the last ones would take more memory than all the rest."""
        super().__init__(*arguments, **settings)
        self.conn = self._conversation = Conversation(
            extensions=[
                ServerPerMessageDeflateFactory(
                    server_no_context_takeover=True,
                    client_no_context_takeover=True,
                    server_max_window_bits=12,
                    client_max_window_bits=12,
                    compress_settings={"memLevel": 5},
                )
            ],
            max_size=self.config.ws_max_size,
            logger=self.logger,
        )
        self._unread, self._unsent = bytearray(), bytearray()
        self._outbox = outbox_of(self.loop)
        self._parts, self._controls = Bucket(PARTS), Bucket(CONTROLS)
        self._after_closing = 0

    _hear: Hear | None = None
    _payer: Payer | None = None
    _paying: asyncio.Task[None] | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.client is not None and self.client[0] not in self.proxies:
            self._payer = self.budget.payer(household(self.client[0]))

    def data_received(self, data: bytes) -> None:
        if self._hear is not None and self._is_between_messages() and (text := whole_text(data)) is not None:
            if not self._hear(text):
                super().handle_text(Frame(Opcode.TEXT, text))
            return
        if self.close_sent:
            self._after_closing += len(data)
            if self._after_closing > MOST_AFTER_CLOSING:
                self.transport.abort()
                return
        self._unread += data
        self._unpack()

    def _is_between_messages(self) -> bool:
        """True if the next byte begins a message that may be taken now."""
        state, reader = self._conversation.state, self._conversation.reader
        waits = self.read_paused or self.close_sent or self._unread or self.frames
        return state is State.OPEN and reader.is_between_frames and not waits

    def _unpack(self) -> None:
        """Unpack the bytes that have come, until a message has to wait for the application or its sender owes time.

        The rest then waits as it came.
        """
        while self._unread and not self.read_paused and not self.transport.is_closing():
            if self._payer is not None and self.handshake_complete and self._payer.owes():
                self.transport.pause_reading()
                self._paying = self._paying or self.loop.create_task(self._pay(self._payer))
                return
            began, part = perf_counter(), bytes(self._unread[:AT_ONCE])
            del self._unread[:AT_ONCE]
            super().data_received(part)
            if self._payer is not None:
                self._payer.charge(perf_counter() - began)

    async def _pay(self, payer: Payer) -> None:
        """Wait in line, and read on."""
        await payer.settle()
        self._paying = None
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()
        self._unpack()

    async def receive(self) -> Any:
        message = await super().receive()
        self._unpack()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget all that was still to be read: no answer is wanted any more."""
        if self._paying is not None:
            self._paying.cancel()
        self._unread.clear()
        self._unsent.clear()
        self.frames.clear()
        while not self.queue.empty():
            self.queue.get_nowait()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE] = self.write_text
            extensions[HEAR] = self.hear_with

    def hear_with(self, hear: Hear) -> None:
        """Hand whole text messages to `hear` from now on; those it does not take go the usual way."""
        self._hear = hear

    def handle_text(self, event: Frame) -> None:
        if not (event.fin and self._hear is not None and not self.close_sent and self._hear(bytes(event.data))):
            super().handle_text(event)

    def handle_ping(self) -> None:
        """Answer, unless the answers pile up because nobody reads them, or nothing but pings is sent."""
        if not self._controls.take():
            self.transport.abort()
        elif self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        if self._controls.take():
            super().handle_pong(event)
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Take the next part of a message; end a connection that sends parts without end."""
        if len(self.frames) < MOST_FRAGMENTS and self._parts.take():
            super().handle_cont(event)
        else:
            self.transport.abort()

    def write_text(self, text: bytes) -> bool:
        """Take a message to be sent; False where it has to wait or the connection is closed."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        if len(text) < WORTH_COMPRESSING or not self.conn.extensions:
            self._put(_head(len(text)) + text)
            return True
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self._put(b"".join(self.conn.data_to_send()))
        return True

    def _put(self, frame: bytes) -> None:
        """Have a frame written soon, or now if many have come together, so that slow browsers are noticed."""
        is_first = not self._unsent
        self._unsent += frame
        if is_first:
            self._outbox.add(self._write_out)
        elif len(self._unsent) > MOST_UNSENT:
            self._write_out()

    def _write_out(self) -> None:
        frames, self._unsent = self._unsent, bytearray()
        if frames and not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames)

    async def send(self, message: Any) -> None:
        """Send a message the usual way, after the texts that were written before it."""
        self._write_out()
        await super().send(message)

    def shutdown(self) -> None:
        self._write_out()
        super().shutdown()


def whole_text(data: bytes) -> bytes | None:
    """The message, where this is one short text frame and nothing else: masked, whole and not compressed."""
    if not SHORT_HEAD <= len(data) <= AT_ONCE or data[0] != TEXT or not data[1] & MASKED:
        return None
    length, start = data[1] & ~MASKED, 2
    if length == SHORT:
        length, start = int.from_bytes(data[2:4], "big"), 4
    if data[1] & ~MASKED == MEDIUM or len(data) != start + MASK + length:
        return None
    text: bytes = apply_mask(data[start + MASK :], data[start : start + MASK])
    return text


def _head(length: int) -> bytes:
    """The header of a whole, unmasked, uncompressed text frame (RFC 6455, 5.2)."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, MEDIUM)) + length.to_bytes(8, "big")
