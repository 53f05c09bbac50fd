"""One browser at a table. Messages that cannot be sent at once wait here, and never grow without bound.

A frame tells everything since the last that was sent, so a browser that cannot follow gets the newest instead of every
one in between. So does one that makes the table show it more than its allowance: a short message may ask for a long
frame.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from litestar.types import Send

from cosmotheque.core import codec
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.base.limits import Bucket
from cosmotheque.server.wire.frames import Pace, RefusedFrame

UNKNOWN, TOO_SLOW = 4401, 4408
"""Codes with which a connection is closed: its guest has become another person, or it cannot follow."""
MOST_WAITING = 64
LONG = 8 * 1024

Views: TypeAlias = Literal["whole", "kept", "drawn"]
"""As they are; or what changed in the last one, which it keeps; or, where it has no board, as the game draws them."""


def must_wait(_text: bytes) -> bool:
    """The way of writing of a connection that cannot write at once."""
    return False


class Connection:
    """A connection. `seat` is the one it is shown; `sent` is the version of the last frame it was given, 0 for none.

    `watches` when its guest has a seat but chose to look on. `write` sends at once where that is possible. `allowance`
    is how many bytes of frames may be sent. `address` is where the guest's words come from. `hears`: it gets the chat
    and news of the next game; a guest who comes when all is over, and was no part of it, sees the game alone. `device`
    is the guest in its cookie, which may be one of several that the person `guest` has. `views` says how it is shown
    what there is; `view` is what it has `kept`. `pace`: how fast bots are shown to it. `commitment` is what it promises
    for the deal of a table that has not begun.
    """

    def __init__(
        self,
        guest: str | None,
        name: str,
        write: Callable[[bytes], bool] = must_wait,
        allowance: Bucket | None = None,
        address: str = "",
        views: Views = "whole",
        commitment: str | None = None,
        device: str = "",
    ) -> None:
        self.guest = guest
        self.device = device
        self.views = views
        self.view: Any = None
        self.commitment = commitment
        self.address = address
        self.name = name
        self.seat: int | None = None
        self.sent = 0
        self.watches = False
        self.hears = True
        self.pace: Pace = "normal"
        self.dropped: int | None = None
        self.advice: asyncio.Task[None] | None = None
        self._write = write
        self._allowance = allowance
        self._drop: Callable[[], object] | None = None
        self._waiting: deque[bytes | None] = deque()
        self._frame: bytes | None = None
        self._frame_version = 0
        self._frame_view: Any = None
        self._wake: asyncio.Future[None] | None = None

    def look(self, seat: int | None) -> None:
        """Be shown another seat from now on, from the start of the game."""
        self.seat = seat
        self.sent = 0
        self.view = None

    def push(self, message: Any) -> None:
        """Send a message after those that wait."""
        self.push_text(codec.encode(message))

    def push_text(self, text: bytes) -> None:
        if self._waiting or not self._write(text):
            self._wait(text)

    def show(self, frame: bytes, version: int, view: Any = None) -> None:
        """Send a frame, in place of one that still waits; after it the browser has this view."""
        view = view if self.views == "kept" else None
        if not self._waiting and self._delay(frame) == 0 and self._write(frame):
            self.sent, self.view = version, view
            return
        if self._frame is None:
            self._wait(None)
        self._frame, self._frame_version, self._frame_view = frame, version, view

    def refuse(self, why: Denied) -> None:
        self.push(RefusedFrame(why.why, why.rule))

    def when_dropped(self, drop: Callable[[], object]) -> None:
        """Set the function that is called when this browser is too slow to follow."""
        self._drop = drop

    async def write(self, send: Send) -> None:
        """Send what waits, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            while self._waiting:
                text = self._waiting[0]
                body = await self._take() if text is None else text
                await send({"type": "websocket.send", "text": body.decode(), "bytes": None})
                self._waiting.popleft()
            self._wake = loop.create_future()
            await self._wake

    def _wait(self, text: bytes | None) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self.give_up()
            return
        self._waiting.append(text)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def give_up(self, code: int = TOO_SLOW) -> None:
        """Have this browser's connection closed: it cannot follow, makes no sense, or is no longer whose it was."""
        if self.dropped is None:
            self.dropped = code
            if self._drop is not None:
                self._drop()

    async def _take(self) -> bytes:
        while (seconds := self._delay(self._frame or b"")) > 0:
            await asyncio.sleep(seconds)
        frame, self._frame = self._frame or b"", None
        self.sent, self.view = self._frame_version, self._frame_view
        return frame

    def _delay(self, frame: bytes) -> float:
        """The seconds until a frame may be sent. Of short ones there cannot be too many."""
        return 0 if len(frame) < LONG or self._allowance is None else self._allowance.spend(len(frame))
