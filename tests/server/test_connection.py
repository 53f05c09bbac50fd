"""A browser that cannot follow gets the newest frame, and never makes the server's memory grow."""

import asyncio
from typing import Any

from cosmotheque.server.live.connection import MOST_WAITING, TOO_SLOW, Connection
from cosmotheque.server.wire.frames import ChatFrame


class Pipe:
    """Takes messages only while it is open."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.open = asyncio.Event()

    async def send(self, message: Any) -> None:
        await self.open.wait()
        self.sent.append(message["text"])


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_a_frame_replaces_one_that_still_waits() -> None:
    async def run() -> None:
        pipe, connection = Pipe(), Connection("ann", "Ann")
        writing = asyncio.create_task(connection.write(pipe.send))
        for version in range(1, 100):
            connection.show(b"frame %d" % version, version)
        assert connection.sent == 0
        connection.push_text(b"chat")
        connection.show(b"frame 100", 100)
        pipe.open.set()
        await settle()
        assert pipe.sent == ["frame 100", "chat"]
        assert connection.sent == 100
        connection.show(b"frame 101", 101)
        await settle()
        assert pipe.sent[-1] == "frame 101"
        writing.cancel()

    asyncio.run(run())


def test_what_can_be_sent_at_once_does_not_wait_and_nothing_overtakes() -> None:
    async def run() -> None:
        sent: list[bytes] = []
        room = True

        def write(text: bytes) -> bool:
            if room:
                sent.append(text)
            return room

        pipe, connection = Pipe(), Connection("ann", "Ann", write)
        connection.show(b"frame 1", 1)
        assert (sent, connection.sent) == ([b"frame 1"], 1)
        room = False
        connection.show(b"frame 2", 2)
        room = True
        connection.push_text(b"chat")
        assert (sent, connection.sent) == ([b"frame 1"], 1)
        writing = asyncio.create_task(connection.write(pipe.send))
        pipe.open.set()
        await settle()
        assert pipe.sent == ["frame 2", "chat"]
        connection.push_text(b"more")
        assert sent == [b"frame 1", b"more"]
        writing.cancel()

    asyncio.run(run())


def test_who_lets_too_much_pile_up_is_dropped_once() -> None:
    async def run() -> None:
        dropped: list[str] = []
        connection = Connection("ann", "Ann")
        connection.when_dropped(lambda: dropped.append("dropped"))
        for _ in range(MOST_WAITING):
            connection.push(ChatFrame(()))
        assert connection.dropped is None
        for _ in range(5):
            connection.push(ChatFrame(()))
        assert connection.dropped == TOO_SLOW
        assert dropped == ["dropped"]

    asyncio.run(run())
