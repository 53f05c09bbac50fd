"""One browser at a table. What it is to be sent waits here, and never grows without bound.

A frame is always whole, so a browser that cannot follow gets the newest frame instead of every one in between.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from litestar.types import Send

from cosmotheque.core import codec
from cosmotheque.server import wire
from cosmotheque.server.errors import Denied

MOST_WAITING = 64


class Connection:
    """`seat` is the one it is shown; `sent` is the version of the last frame it was given, 0 for none.

    `watches` when its guest has a seat but chose to look on.
    """

    def __init__(self, guest: str | None, name: str) -> None:
        self.guest = guest
        self.name = name
        self.seat: int | None = None
        self.sent = 0
        self.watches = False
        self.is_dropped = False
        self._drop: Callable[[], object] | None = None
        self._waiting: deque[str | None] = deque()
        self._frame: str | None = None
        self._frame_version = 0
        self._wake: asyncio.Future[None] | None = None

    def look(self, seat: int | None) -> None:
        """Be shown another seat from now on, from the start of the game."""
        self.seat = seat
        self.sent = 0

    def push(self, message: Any) -> None:
        """Send a message after those that wait."""
        self.push_text(codec.encode(message).decode())

    def push_text(self, text: str | None) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self._give_up()
            return
        self._waiting.append(text)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def show(self, frame: str, version: int) -> None:
        """Send a frame, in place of one that still waits."""
        if self._frame is None:
            self.push_text(None)
        self._frame = frame
        self._frame_version = version

    def refuse(self, why: Denied) -> None:
        self.push(wire.RefusedFrame(why.why, why.rule))

    def when_dropped(self, drop: Callable[[], object]) -> None:
        """Whom to tell when this browser is too slow to follow."""
        self._drop = drop

    async def write(self, send: Send) -> None:
        """Send whatever comes, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            while self._waiting:
                text = self._waiting.popleft()
                await send({"type": "websocket.send", "text": self._take() if text is None else text, "bytes": None})
            self._wake = loop.create_future()
            await self._wake

    def _give_up(self) -> None:
        if not self.is_dropped:
            self.is_dropped = True
            if self._drop is not None:
                self._drop()

    def _take(self) -> str:
        frame, self._frame = self._frame or "", None
        self.sent = self._frame_version
        return frame
