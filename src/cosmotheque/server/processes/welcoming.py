"""uvicorn that serves connections which were accepted elsewhere."""

import asyncio
import contextlib
import socket

import uvicorn


class WelcomingServer(uvicorn.Server):
    """A server that is handed open connections by `welcome`."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._arriving: set[asyncio.Task[object]] = set()

    def welcome(self, connection: socket.socket) -> None:
        """Serve a connection from now on."""
        task = asyncio.get_running_loop().create_task(self._serve_on(connection))
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    async def _serve_on(self, connection: socket.socket) -> None:
        """Serve an open connection, unless its client has gone already."""
        with contextlib.suppress(OSError):
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)

    def _protocol(self) -> asyncio.Protocol:
        protocol: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol
