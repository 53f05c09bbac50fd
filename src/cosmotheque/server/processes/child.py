"""A node that is handed its connections by a parent, and ends when its parent does."""

import asyncio
import contextlib
import socket

import uvicorn

from cosmotheque.server.processes.handing import OPEN, take
from cosmotheque.server.processes.welcoming import WelcomingServer


class HandedServer(WelcomingServer):
    """uvicorn without a port of its own."""

    def __init__(self, config: uvicorn.Config, channel: socket.socket) -> None:
        super().__init__(config)
        self._channel = channel

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        self._channel.setblocking(False)
        asyncio.get_running_loop().add_reader(self._channel, self._take_all)
        self._channel.send(OPEN)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self._channel)
        await super().shutdown(sockets=[])

    def _take_all(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while (connection := take(self._channel)) is not None:
                self.welcome(connection)
            self.should_exit = True
            asyncio.get_running_loop().remove_reader(self._channel)
