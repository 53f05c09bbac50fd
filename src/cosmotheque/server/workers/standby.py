"""A patient process that stays for a while after its work: what the next one needs is loaded already."""

import asyncio

from cosmotheque.server.workers.process import Worker

IDLE_SECONDS = 60.0


class Standby:
    """A worker process that is kept ready; at most one."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._idle: Worker | None = None
        self._limit: asyncio.TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None

    async def take(self) -> Worker:
        """The one that is there, or another."""
        worker = self._let_go()
        if worker is not None and worker.is_alive:
            return worker
        return await Worker.start(self._command, patient=True)

    def leave(self, worker: Worker) -> None:
        """Keep a worker that has done its work for the next."""
        self._idle = worker
        self._limit = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._dismiss)

    async def close(self) -> None:
        worker = self._let_go()
        if worker is not None:
            await worker.end()
        if self._ending is not None:
            await self._ending

    def _let_go(self) -> Worker | None:
        if self._limit is not None:
            self._limit.cancel()
        worker, self._idle = self._idle, None
        return worker

    def _dismiss(self) -> None:
        worker = self._let_go()
        if worker is not None:
            self._ending = asyncio.create_task(worker.end())
