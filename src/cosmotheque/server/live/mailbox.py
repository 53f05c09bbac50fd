"""The queue of one table and the task that empties it. One thing is done at a time, so that no table needs a lock.

The requester pays for a job; the table's own jobs are free.
"""

import asyncio
import math
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, TypeAlias, TypeVar

from cosmotheque.core.errors import CosmothequeError
from cosmotheque.server.base.budget import PAYER, Payer, measured

T = TypeVar("T")
Job: TypeAlias = Callable[[], Awaitable[None]]
Post: TypeAlias = Callable[[Job], None]
"""Have something done in a table's own task."""


class Mailbox:
    """The jobs of a table, one after the other. `do` does each, and handles its faults."""

    def __init__(self, do: Callable[[Job], Coroutine[Any, Any, None]]) -> None:
        self._loop = asyncio.get_running_loop()
        self._do = do
        self._used = self._loop.time()
        self._jobs: deque[tuple[Job, Payer | None]] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._task = self._loop.create_task(self._run())

    def post(self, job: Job) -> None:
        self._jobs.append((job, PAYER.get()))
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done in its turn, and wait for its result."""
        done: asyncio.Future[T] = self._loop.create_future()
        self.post(partial(_deliver, work, done))
        return await done

    def is_quiet(self, seconds: float) -> bool:
        """True if there has been no job for so many seconds."""
        return not self._jobs and self._used + seconds <= self._loop.time()

    def stop(self) -> None:
        """Stop for good. The mailbox holds no reference to its table any more."""
        self._task.cancel()
        del self._task, self._do

    async def _run(self) -> None:
        PAYER.set(None)  # the guest who opened the table does not pay for all later jobs
        while True:
            if not self._jobs:
                self._wake = self._loop.create_future()
                await self._wake
            self._used = math.inf  # at work it is not quiet, however long that takes
            try:
                job, payer = self._jobs.popleft()
                work = self._do(job)
                await (work if payer is None else measured(work, payer))
            finally:
                self._used = self._loop.time()


async def _deliver(work: Callable[[], Awaitable[T]], done: "asyncio.Future[T]") -> None:
    """Hand a result or a refusal to the waiting caller; a fault goes on to the table as well."""
    try:
        result = await work()
    except BaseException as fault:
        if not done.done():
            done.set_exception(fault)
        if not isinstance(fault, CosmothequeError):
            raise
    else:
        if not done.done():
            done.set_result(result)
