"""uvicorn's websocket protocol with two shortcuts, and with bounds on what one connection may ask of the server.

A table may write a text message at once, and may hear one at once, without a task in between. These shortcuts are
offered to the application as extensions of the scope. Where they are missing, or one side is behind, messages go the
usual way. Long messages travel compressed where the browser can read that; for short ones it would cost more than it
saves.

What arrives is unpacked a little at a time, and only while the application keeps up: a few bytes may be packed to be a
thousand messages. Frames that carry no message have a rate, and whoever exceeds it is cut off.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request

from cosmotheque.server.limits import Bucket
from cosmotheque.server.settings import Rate

WRITE, HEAR = "cosmotheque.write", "cosmotheque.hear"
Hear: TypeAlias = Callable[[bytes], bool]
WORTH_COMPRESSING = 8 * 1024
MOST_FRAGMENTS = 1024
PARTS, CONTROLS = Rate(200, 2 * MOST_FRAGMENTS), Rate(5, 60)
AT_ONCE = 1024
MOST_AFTER_CLOSING = 64 * 1024
TEXT = 0x81
SHORT, MEDIUM = 126, 127


class DirectProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *arguments: Any, **settings: Any) -> None:
        """Each message is compressed by itself: to remember the last ones would take more memory than all the rest."""
        super().__init__(*arguments, **settings)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True,
                client_no_context_takeover=True,
                server_max_window_bits=12,
                client_max_window_bits=12,
                compress_settings={"memLevel": 5},
            )
        ]

        self._unread = bytearray()
        self._parts, self._controls = Bucket(PARTS), Bucket(CONTROLS)
        self._after_closing = 0

    _hear: Hear | None = None

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self._after_closing += len(data)
            if self._after_closing > MOST_AFTER_CLOSING:
                self.transport.abort()
                return
        self._unread += data
        self._unpack()

    def _unpack(self) -> None:
        """Go through what has come; where a message has to wait for the application, the rest waits as it came."""
        while self._unread and not self.read_paused and not self.transport.is_closing():
            part = bytes(self._unread[:AT_ONCE])
            del self._unread[:AT_ONCE]
            super().data_received(part)

    async def receive(self) -> Any:
        message = await super().receive()
        self._unpack()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody waits for answers any more: what was still to be read is forgotten."""
        self._unread.clear()
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
        """From now on whole text messages go to `hear`; those it does not take go the usual way."""
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
        """A message may come in parts, but not in parts without end."""
        if len(self.frames) < MOST_FRAGMENTS and self._parts.take():
            super().handle_cont(event)
        else:
            self.transport.abort()

    def write_text(self, text: bytes) -> bool:
        """Send a message now; False where it has to wait, or nobody is there any more."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        if len(text) < WORTH_COMPRESSING or not self.conn.extensions:
            self.transport.write(_head(len(text)) + text)
            return True
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def _head(length: int) -> bytes:
    """The header of a whole, unmasked, uncompressed text frame (RFC 6455, 5.2)."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, MEDIUM)) + length.to_bytes(8, "big")
