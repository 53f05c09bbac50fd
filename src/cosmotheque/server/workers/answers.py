"""Long answers: each is made once however many wait for it, in a patient process of its own, and kept for a while.

An answer that no guest waits for any more is given up, with its process. Its time is charged to the first asker.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable

from cosmotheque.core import codec
from cosmotheque.server.base import logs, sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.workers.charging import Asker, Charge
from cosmotheque.server.workers.orders import Order
from cosmotheque.server.workers.process import FAILURES, Worker
from cosmotheque.server.workers.standby import Standby
from cosmotheque.server.workers.turns import Turns

MOST_WAITING = 64
MOST_OF_ONE = 8
MOST_KEPT_BYTES = 32 << 20
PART_SECONDS = 120.0


class Kept:
    """The answers that were asked for last, as many as there is room for."""

    def __init__(self, most_bytes: int = MOST_KEPT_BYTES) -> None:
        self._room = most_bytes
        self._answers: OrderedDict[str, bytes] = OrderedDict()

    def find(self, key: str) -> bytes | None:
        found = self._answers.get(key)
        if found is not None:
            self._answers.move_to_end(key)
        return found

    def keep(self, key: str, answer: bytes) -> None:
        self._drop(key)
        self._answers[key] = answer
        self._room -= len(key) + len(answer)
        while self._room < 0:
            self._drop(next(iter(self._answers)))

    def _drop(self, key: str) -> None:
        if key in self._answers:
            self._room += len(key) + len(self._answers.pop(key))


class Making:
    """An answer in the making, and how many wait for it."""

    def __init__(self, asker: Asker, task: "asyncio.Task[bytes]") -> None:
        self.asker = asker
        self.task = task
        self.waiting = 0


class Answers:
    """Answers, made one at a time: addresses come in turn, and each may have only so many made."""

    def __init__(self, settings: Settings, charge: Charge) -> None:
        self._charge = charge
        self._kept = Kept()
        self._making: dict[str, Making] = {}
        self._tasks: set[asyncio.Task[bytes]] = set()
        self._turns = Turns(1)
        self._standby = Standby(settings.worker_command)

    async def get(self, key: str, asker: Asker, order: Callable[[], Order]) -> bytes:
        """The answer to `key`, which must name everything it depends on; ordered where it is not made yet."""
        known = self._kept.find(key)
        if known is not None:
            return known
        making = self._making.get(key) or self._begin(key, asker, order)
        making.waiting += 1
        try:
            return await asyncio.shield(making.task)
        except FAILURES as fault:
            raise Denied(503, sentences.CRASHED) from fault
        finally:
            making.waiting -= 1
            if not making.waiting:
                self._give_up(key, making)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._standby.close()

    def _begin(self, key: str, asker: Asker, order: Callable[[], Order]) -> Making:
        of_each = Counter(making.asker.address for making in self._making.values())
        if len(self._making) >= MOST_WAITING or of_each[asker.address] >= MOST_OF_ONE:
            raise Denied(429, sentences.TOO_MANY_REQUESTS)
        task = asyncio.create_task(self._make(key, asker, order()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._making[key] = Making(asker, task)
        return self._making[key]

    def _give_up(self, key: str, making: Making) -> None:
        """Stop making an answer that no guest waits for any more; the next one who asks has it begun anew."""
        making.task.cancel()
        if self._making.get(key) is making:
            del self._making[key]

    async def _make(self, key: str, asker: Asker, order: Order) -> bytes:
        async with self._turns.turn(asker.address):
            worker = await self._standby.take()
            before = worker.used()
            try:
                await worker.order(order)
                made = await _collect(worker)
            except BaseException as fault:
                if isinstance(fault, FAILURES):
                    logs.warn("answer failed", kind=type(order).__name__, why=str(fault) or type(fault).__name__)
                self._charge(asker, worker.used() - before)
                await worker.end()
                raise
            self._charge(asker, worker.used() - before)
            self._standby.leave(worker)
            self._kept.keep(key, made)
            return made


async def _collect(worker: Worker) -> bytes:
    """The pieces of an answer put together."""
    pieces: list[bytes] = []
    while (answer := await worker.answer(PART_SECONDS)).kind == "part":
        pieces.append(codec.decode(answer.result, bytes))
    return b"".join(pieces)
