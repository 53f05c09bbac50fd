"""The pool of worker processes for bots and mentors, started when the first of them has to think.

A bot that overruns, dies or fails costs its process its life and the table nothing: the answer is then None.
"""

import asyncio
import contextlib
import time
from asyncio.subprocess import Process
from typing import Protocol

import msgspec

from cosmotheque.core.bot import Limit
from cosmotheque.server.base import logs
from cosmotheque.server.base.metrics import Metrics
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.workers.orders import Question
from cosmotheque.server.workers.process import FAILURES, Worker
from cosmotheque.server.workers.turns import Turns

UNLIMITED_SECONDS = 10.0


class Bots(Protocol):
    """The thinking of this node's bots: worker processes of its own, or a queue that nodes share."""

    async def open(self) -> None: ...

    async def ask(
        self, question: Question, name: str = "", owner: str = "", *, urgent: bool = True
    ) -> msgspec.Raw | None: ...

    async def warm_up(self) -> None: ...

    async def close(self) -> None: ...


class BotPool:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._command = settings.worker_command
        self._grace = settings.bot_grace
        self._metrics = metrics
        self._turns = Turns(settings.bot_workers)
        self._spare = Turns(max(1, settings.bot_workers // 2))
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._working: set[asyncio.Task[msgspec.Raw | None]] = set()
        self._warming: Process | None = None

    async def open(self) -> None:
        """Do nothing: processes are started by the first question."""

    async def ask(
        self, question: Question, name: str = "", owner: str = "", *, urgent: bool = True
    ) -> msgspec.Raw | None:
        """The action a bot chooses or the advice of a mentor, encoded; None when it did not manage.

        `name` is for bots that nodes share. Owners are served in turn, and a question that is not `urgent` after the
        others; such questions and advice take half of the processes at most. Chances, which take no time, do not wait
        for those. When the answer is not wanted any more the worker still thinks to its end: it is worth more than the
        time. A question that is given up while it waits for its turn is never put.
        """
        async with contextlib.AsyncExitStack() as turn:
            if not question.gauges and (question.bot is None or not urgent):
                await turn.enter_async_context(self._spare.turn(owner, urgent=urgent))
            await turn.enter_async_context(self._turns.turn(owner, urgent=urgent))
            work = asyncio.create_task(self._work(question, turn.pop_all()))
        self._working.add(work)
        work.add_done_callback(self._working.discard)
        return await asyncio.shield(work)

    async def _work(self, question: Question, turn: contextlib.AsyncExitStack[bool | None]) -> msgspec.Raw | None:
        async with turn:
            worker: Worker | None = None
            start = time.perf_counter()
            try:
                worker = self._idle.pop() if self._idle else await self._start()
                await worker.order(question)
                result = await worker.result(seconds_of(question.limit) + self._grace)
            except FAILURES as fault:
                self._metrics.bot_failures.inc()
                who = question.bot or "mentor"
                logs.warn("bot failed", game=question.game, bot=who, why=str(fault) or type(fault).__name__)
                await self._end(worker)
                return None
            self._idle.append(worker)
            self._metrics.thinking.observe(time.perf_counter() - start)
            return result

    async def warm_up(self) -> None:
        """Have a process prepare what the bots need, while nobody waits for them yet."""
        self._warming = await asyncio.create_subprocess_exec(*self._command, "--warm", start_new_session=True)
        await self._warming.wait()

    async def close(self) -> None:
        working = list(self._working)
        for work in working:
            work.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        for worker in list(self._all):
            await self._end(worker)
        if self._warming is not None:
            with contextlib.suppress(ProcessLookupError):
                self._warming.kill()
            await self._warming.wait()

    async def _start(self) -> Worker:
        worker = await Worker.start(self._command)
        self._all.add(worker)
        return worker

    async def _end(self, worker: Worker | None) -> None:
        if worker is None:
            return
        self._all.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        await worker.end()


def seconds_of(limit: Limit) -> float:
    return UNLIMITED_SECONDS if limit.seconds is None else limit.seconds
