"""A move at the server, as the guard measures it: server and players in one process, over real sockets, all on disk."""

import asyncio
import contextlib
import os
import random
import tempfile
from pathlib import Path
from types import TracebackType

import uvicorn
import uvloop
from server_load import Load
from serving import LIMITS

from cosmotheque.server import node, run
from cosmotheque.server.base.settings import Settings

TABLES, MOVES = 10, 400
PATIENCE = 60.0


class Counted(Load):
    """Load that ends after so many moves."""

    def begin(self) -> "asyncio.Future[None]":
        self._left = MOVES
        self._done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.playing = True
        for seat in list(self._seats):
            seat.play()
        return self._done

    async def end(self) -> None:
        """End the load: no player sits down at another table."""
        self.playing = False
        await asyncio.gather(*self._more, return_exceptions=True)

    def acknowledged(self, seconds: float) -> None:
        self._left -= 1
        if self._left == 0:
            self.playing = False
            self._done.set_result(None)


class ServerDeed:
    """A server that runs, and moves at its tables each time it is called."""

    def __enter__(self) -> "ServerDeed":
        random.seed(4)
        self._folder = tempfile.TemporaryDirectory()
        self._runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)
        self._runner.run(self._open())
        return self

    def renew(self) -> None:
        """End this server, and open another."""
        self.__exit__(None, None, None)
        self.__enter__()

    def __call__(self) -> None:
        self._runner.run(self._play())

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self._runner.run(self._close())
        self._runner.close()
        self._folder.cleanup()

    async def _open(self) -> None:
        listening = run.listen("127.0.0.1", 0)
        settings = Settings(data=Path(self._folder.name), limits=LIMITS)
        config = node.make_config(settings)
        config.ws_ping_interval = None  # these players do not answer
        self._server = uvicorn.Server(config)
        self._serving = asyncio.create_task(self._server._serve(sockets=[listening]))
        self._load = Counted(listening.getsockname()[1], os.getpid())
        await self._load.set_up(TABLES)

    async def _play(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self._load.begin()

    async def _close(self) -> None:
        await self._load.end()
        self._server.should_exit = True
        with contextlib.suppress(asyncio.CancelledError):
            await self._serving
