"""One worker process, as the server talks to it."""

import asyncio
import contextlib
import os
import time
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import msgspec

from cosmotheque.core import codec
from cosmotheque.core.errors import BadNotation
from cosmotheque.server.workers.orders import LENGTH, PATIENT, Answer, Order

LOADING_SECONDS = 120.0
MOST_BYTES = 1 << 20
USER_TIME = 11
"""Its place in what Linux says of a process, after the name; the system's time for it comes next."""


class WorkerFailed(Exception):
    """A worker did not give an answer in time, or none that can be read."""


FAILURES = (WorkerFailed, OSError, TimeoutError)


class Worker:
    def __init__(self, process: Process) -> None:
        self._process = process
        self._born = time.monotonic()

    @classmethod
    async def start(cls, command: tuple[str, ...], *, patient: bool = False) -> "Worker":
        """Start a worker in a session of its own, which control-C does not reach; a `patient` one has low priority."""
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        if patient:
            with contextlib.suppress(ProcessLookupError):
                os.setpriority(os.PRIO_PROCESS, process.pid, PATIENT)
        return cls(process)

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    def used(self) -> float:
        """The processor's time that the process has used, in seconds; where the system says nothing, its lifetime."""
        try:
            counted = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return time.monotonic() - self._born
        return sum(map(int, counted[USER_TIME : USER_TIME + 2])) / os.sysconf("SC_CLK_TCK")

    async def order(self, order: Order) -> None:
        """Hand over some work, and wait until the worker has loaded what it needs and begins."""
        if self._process.stdin is None:
            raise WorkerFailed("The process has no input.")
        body = codec.encode(order)
        self._process.stdin.write(len(body).to_bytes(LENGTH, "big") + body)
        await self._process.stdin.drain()
        async with asyncio.timeout(LOADING_SECONDS):
            if (await self._answer()).kind != "ready":
                raise WorkerFailed("The answer came out of turn.")

    async def result(self, seconds: float) -> msgspec.Raw:
        """The answer, which must come in one piece."""
        answer = await self.answer(seconds)
        if answer.kind != "result":
            raise WorkerFailed("The answer came out of turn.")
        return answer.result

    async def answer(self, seconds: float) -> Answer:
        """The next part of an answer, or its end."""
        async with asyncio.timeout(seconds):
            return await self._answer()

    async def end(self) -> None:
        """Kill the process, and wait until it is gone, also if this task is cancelled meanwhile."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        gone = asyncio.ensure_future(self._process.wait())
        try:
            await asyncio.shield(gone)
        except asyncio.CancelledError:
            await gone
            raise

    async def _answer(self) -> Answer:
        if self._process.stdout is None:
            raise WorkerFailed("The process has no output.")
        try:
            length = int.from_bytes(await self._process.stdout.readexactly(LENGTH), "big")
            if length > MOST_BYTES:
                raise WorkerFailed("The answer is too long.")
            answer: Answer = codec.decode(await self._process.stdout.readexactly(length), Answer)
        except asyncio.IncompleteReadError as fault:
            raise WorkerFailed("The process has ended.") from fault
        except BadNotation as fault:
            raise WorkerFailed(str(fault)) from fault
        if answer.kind == "failed":
            raise WorkerFailed(answer.why)
        return answer
