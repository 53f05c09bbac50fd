"""Bots of several nodes as jobs of one queue (SAQ, on PostgreSQL or Redis), done by the first free worker.

A question has a name made of its table, version and seat, so that it is thought about once however many nodes ask it. A
worker that thinks says so every second; when it falls silent its job is given to another. Where the queue does not
answer, a node thinks for itself: bots never hold up a table.
"""

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from typing import Any

import msgspec
from saq import Job, Queue, Worker
from saq.job import TERMINAL_STATUSES, Status

from cosmotheque.core import codec
from cosmotheque.server.base import logs
from cosmotheque.server.base.metrics import Metrics
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.workers.bots import BotPool, seconds_of
from cosmotheque.server.workers.orders import Question

NAME = "cosmotheque-bots"
LOOK_SECONDS = 0.05
BEAT_SECONDS = 1.0
SILENT_SECONDS = 4
WAIT_SECONDS = 30.0
KEPT_SECONDS = 60
MOST_ATTEMPTS = 5
LATER = 1


def open_queue(settings: Settings) -> Queue:
    """The queue on Redis where there is one, else on PostgreSQL.

    SAQ's own logs would print what a seat knows, and those of its pool every attempt to reach a database that is away.
    """
    for noisy in ("saq", "psycopg.pool"):
        logging.getLogger(noisy).setLevel(logging.CRITICAL)
    if settings.redis:
        return Queue.from_url(settings.redis, name=NAME)
    return Queue.from_url(settings.database, name=NAME, min_size=1, max_size=8)


class BotQueue:
    """Asks the queue, and does jobs from it unless that is left to others. Advice comes from the own processes."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._pool = BotPool(settings, metrics)
        self._queue: Queue | None = None
        self._answers: dict[str, asyncio.Future[msgspec.Raw | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_connected(self) -> bool:
        return self._queue is not None

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._connect_and_look())]

    async def ask(
        self, question: Question, name: str = "", owner: str = "", *, urgent: bool = True
    ) -> msgspec.Raw | None:
        """The action a bot chooses, encoded; None when it did not manage.

        In the queue nobody takes turns; only on PostgreSQL does it know what is urgent.
        """
        if not name or self._queue is None or question.bot is None:
            return await self._pool.ask(question, owner=owner, urgent=urgent)
        try:
            async with asyncio.timeout(seconds_of(question.limit) + self._settings.bot_grace + WAIT_SECONDS):
                return await self._ask_queue(self._queue, question, name, LATER * (not urgent))
        except asyncio.CancelledError:
            raise
        except Exception as fault:  # SAQ passes on whatever its database raises
            logs.warn("queue", why=f"{type(fault).__name__}: {fault}")
            return await self._pool.ask(question, owner=owner, urgent=urgent)

    async def warm_up(self) -> None:
        await self._pool.warm_up()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.close()
        if self._queue is not None:
            with contextlib.suppress(Exception):
                await self._queue.disconnect()

    async def _ask_queue(self, queue: Queue, question: Question, name: str, priority: int) -> msgspec.Raw | None:
        job = Job(
            "think",
            kwargs={"order": codec.encode(question).decode()},
            key=name,
            timeout=0,
            heartbeat=SILENT_SECONDS,
            retries=MOST_ATTEMPTS,
            ttl=KEPT_SECONDS,
            priority=priority,
        )
        await queue.enqueue(job)
        with self._await_answer(name) as answer:
            return await answer

    @contextlib.contextmanager
    def _await_answer(self, name: str) -> Iterator["asyncio.Future[msgspec.Raw | None]"]:
        answer = self._answers.setdefault(name, asyncio.get_running_loop().create_future())
        try:
            yield answer
        finally:
            self._answers.pop(name, None)

    async def _connect_and_look(self) -> None:
        """Connect, then look for answers to all that is being asked."""
        queue = open_queue(self._settings)
        while True:
            try:
                await queue.connect()
                break
            except Exception as fault:  # until then bots think here
                logs.warn("queue", why=f"{type(fault).__name__}: {fault}")
                await asyncio.sleep(1)
        self._queue = queue
        if self._settings.bot_jobs:
            self._tasks.append(asyncio.create_task(work(queue, self._pool, self._settings.bot_workers)))
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self._answers:
                await self._look(queue)

    async def _look(self, queue: Queue) -> None:
        try:
            found = await queue.jobs(list(self._answers))
        except Exception as fault:  # it may come back; the asker does not wait for ever
            logs.warn("queue", why=f"{type(fault).__name__}: {fault}")
            await asyncio.sleep(1)
            return
        for job in found:
            if job is not None and job.status in TERMINAL_STATUSES:
                answer = self._answers.get(job.key)
                if answer is not None and not answer.done():
                    done = job.status == Status.COMPLETE and job.result is not None
                    answer.set_result(msgspec.Raw(job.result.encode()) if done else None)


class Thinker(Worker[Any]):
    """Signals are for the process that it runs in. While the queue is away SAQ would try again without a pause."""

    SIGNALS = []  # noqa: RUF012 - as SAQ has it

    async def process(self) -> bool:
        try:
            await self.queue.count("queued")
        except Exception as fault:  # SAQ passes on whatever its database raises
            logs.warn("queue", why=f"{type(fault).__name__}: {fault}")
            await asyncio.sleep(1)
            return False
        return await super().process()


async def work(queue: Queue, pool: BotPool, at_once: int) -> None:
    """Do jobs until cancelled."""

    async def think(context: Any, *, order: str) -> str | None:
        beating = asyncio.create_task(_beat(context["job"]))
        try:
            answer = await pool.ask(codec.decode(order.encode(), Question))
        finally:
            beating.cancel()
        return None if answer is None else bytes(answer).decode()

    timers = {"schedule": 1, "worker_info": 10, "sweep": 2, "abort": 1}
    worker = Thinker(queue, [("think", think)], concurrency=at_once, timers=timers)  # type: ignore[arg-type]
    await worker.start()


async def _beat(job: Job) -> None:
    """Say every second that this worker is thinking."""
    while True:
        await asyncio.sleep(BEAT_SECONDS)
        with contextlib.suppress(Exception):
            await job.update()


async def work_alone(settings: Settings) -> None:
    """A process that does nothing but jobs: `cosmotheque worker`."""
    pool, queue = BotPool(settings, Metrics()), open_queue(settings)
    try:
        await queue.connect()
        logs.info("at work", processes=settings.bot_workers)
        await work(queue, pool, settings.bot_workers)
    finally:
        await pool.close()
        with contextlib.suppress(Exception):
            await queue.disconnect()
