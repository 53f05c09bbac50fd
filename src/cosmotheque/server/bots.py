"""The pool of bot processes, started when the first bot has to think.

A bot that overruns, dies or fails costs its process its life and the table nothing: the answer is then None.
"""

import asyncio
import contextlib
import time
from asyncio.subprocess import PIPE, Process

import msgspec

from cosmotheque.core import codec
from cosmotheque.core.bot import Limit
from cosmotheque.core.errors import BadNotation
from cosmotheque.server import logs
from cosmotheque.server.metrics import Metrics
from cosmotheque.server.settings import Settings
from cosmotheque.server.worker import LENGTH, Answer, Question

LOADING_SECONDS = 120.0
UNLIMITED_SECONDS = 10.0
MOST_BYTES = 1 << 20


class BotFailed(Exception):
    """A bot did not give an answer in time, or none that can be read."""


class BotPool:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._command = settings.bot_command
        self._grace = settings.bot_grace
        self._metrics = metrics
        self._turns = asyncio.Semaphore(settings.bot_workers)
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._working: set[asyncio.Task[msgspec.Raw | None]] = set()

    async def ask(self, question: Question) -> msgspec.Raw | None:
        """The action a bot chooses, encoded; None when it did not manage.

        When nobody wants the answer any more the bot still thinks to its end: its process is worth more than the time.
        """
        work = asyncio.create_task(self._work(question))
        self._working.add(work)
        work.add_done_callback(self._working.discard)
        return await asyncio.shield(work)

    async def _work(self, question: Question) -> msgspec.Raw | None:
        async with self._turns:
            worker: Process | None = None
            start = time.perf_counter()
            try:
                worker = self._idle.pop() if self._idle else await self._start()
                action = await self._converse(worker, question)
            except (BotFailed, OSError, asyncio.IncompleteReadError, TimeoutError) as fault:
                self._metrics.bot_failures.inc()
                logs.warn("bot failed", game=question.game, bot=question.bot, why=str(fault) or type(fault).__name__)
                await self._end(worker)
                return None
            self._idle.append(worker)
            self._metrics.thinking.observe(time.perf_counter() - start)
            return action

    async def warm_up(self) -> None:
        """Have a process prepare what the bots need, while nobody waits for them yet."""
        worker = await asyncio.create_subprocess_exec(*self._command, "--warm")
        self._all.add(worker)
        await worker.wait()
        self._all.discard(worker)

    async def close(self) -> None:
        for work in self._working:
            work.cancel()
        for worker in list(self._all):
            await self._end(worker)

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        self._all.add(worker)
        return worker

    async def _converse(self, worker: Process, question: Question) -> msgspec.Raw:
        if worker.stdin is None:
            raise BotFailed("The process has no input.")
        body = codec.encode(question)
        worker.stdin.write(len(body).to_bytes(LENGTH, "big") + body)
        await worker.stdin.drain()
        async with asyncio.timeout(LOADING_SECONDS):
            await self._answer(worker, "ready")
        async with asyncio.timeout(_seconds(question.limit) + self._grace):
            return await self._answer(worker, "action")

    async def _answer(self, worker: Process, expected: str) -> msgspec.Raw:
        if worker.stdout is None:
            raise BotFailed("The process has no output.")
        length = int.from_bytes(await worker.stdout.readexactly(LENGTH), "big")
        if length > MOST_BYTES:
            raise BotFailed("The answer is too long.")
        try:
            answer: Answer = codec.decode(await worker.stdout.readexactly(length), Answer)
        except BadNotation as fault:
            raise BotFailed(str(fault)) from fault
        if answer.kind != expected:
            raise BotFailed(answer.why or "The answer came out of turn.")
        return answer.action

    async def _end(self, worker: Process | None) -> None:
        if worker is None:
            return
        self._all.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()


def _seconds(limit: Limit) -> float:
    return UNLIMITED_SECONDS if limit.seconds is None else limit.seconds
