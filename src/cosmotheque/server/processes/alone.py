"""A node at a port of its own. An address that connects too often is turned away before anything is made for it."""

import asyncio
import socket
import sys

import uvicorn

from cosmotheque.server.processes.handing import ACCEPTED_AT_ONCE, Admits
from cosmotheque.server.processes.welcoming import WelcomingServer

CAN_WATCH = sys.platform != "win32"
REST_SECONDS = 1.0
"""Seconds without accepting when no file descriptor is free."""


class LoneServer(WelcomingServer):
    """uvicorn that accepts by itself; where the event loop cannot watch a socket, it is left to that."""

    def __init__(self, config: uvicorn.Config, listening: socket.socket, admits: Admits) -> None:
        super().__init__(config)
        self._listening, self._admits = listening, admits

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[] if CAN_WATCH else [self._listening])
        self._listening.setblocking(False)
        self._watch()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._stop_watching()
        self._listening.close()
        await super().shutdown(sockets=[])

    def _watch(self) -> None:
        if CAN_WATCH and self._listening.fileno() >= 0:
            asyncio.get_running_loop().add_reader(self._listening, self._accept_some)

    def _stop_watching(self) -> None:
        if CAN_WATCH:
            asyncio.get_running_loop().remove_reader(self._listening)

    def _accept_some(self) -> None:
        for _ in range(ACCEPTED_AT_ONCE):
            try:
                connection, (address, *_) = self._listening.accept()
            except (BlockingIOError, ConnectionError):
                return
            except OSError:
                self._stop_watching()
                asyncio.get_running_loop().call_later(REST_SECONDS, self._watch)
                return
            if self._admits(address):
                connection.setblocking(False)
                self.welcome(connection)
            else:
                connection.close()
