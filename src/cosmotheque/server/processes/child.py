"""A node that is handed its connections by a parent, and ends when its parent does."""

import asyncio
import contextlib
import socket

import uvicorn

from cosmotheque.server.processes.handing import OPEN, take


class HandedServer(uvicorn.Server):
    """uvicorn without a port of its own."""

    def __init__(self, config: uvicorn.Config, channel: socket.socket) -> None:
        super().__init__(config)
        self._channel = channel
        self._arriving: set[asyncio.Task[object]] = set()

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
                self._welcome(connection)
            self.should_exit = True
            asyncio.get_running_loop().remove_reader(self._channel)

    def _welcome(self, connection: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        task = loop.create_task(self._serve_on(connection))
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    async def _serve_on(self, connection: socket.socket) -> None:
        """Whoever is gone already is not served."""
        with contextlib.suppress(OSError):
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)

    def _protocol(self) -> asyncio.Protocol:
        protocol: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol
