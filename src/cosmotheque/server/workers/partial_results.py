"""Results of a worker process about a finished game, shown while they grow."""

import asyncio
from collections import Counter, OrderedDict
from typing import Generic, Literal, Protocol, TypeVar

import msgspec

from cosmotheque.server.base import logs, sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.workers.charging import Asker, Charge
from cosmotheque.server.workers.orders import Order
from cosmotheque.server.workers.process import FAILURES, Worker
from cosmotheque.server.workers.turns import Turns

MOST_WAITING = 64
MOST_OF_ONE = 8
STEP_SECONDS = 60.0
ABANDONED_SECONDS = 120.0
"""A page asks every second, and one in the background every minute: who has not asked for longer is gone."""
Status = Literal["working", "done", "failed"]


class Draft(Protocol):
    """Something that grows by parts until its end has come."""

    status: Status

    def add(self, part: msgspec.Raw) -> None: ...
    def finish(self, end: msgspec.Raw) -> None: ...


Kind = TypeVar("Kind", bound=Draft)


class PartialResults(Generic[Kind]):
    """The newest drafts, made one at a time: askers come in turn, and each may have only so many.

    A draft that no guest asks for any more is given up. Its time is charged to the guest who had it begun.
    """

    def __init__(self, settings: Settings, kept: int, charge: Charge) -> None:
        self._command = settings.worker_command
        self._kept = kept
        self._charge = charge
        self._drafts: OrderedDict[str, Kind] = OrderedDict()
        self._making: dict[str, asyncio.Task[None]] = {}
        self._limits: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._asked: Counter[str] = Counter()
        self._turns = Turns(1)

    def get_draft(self, key: str, *, again: bool = False) -> Kind | None:
        """The draft as far as it has come; with `again` None if it failed."""
        draft = self._drafts.get(key)
        if draft is None or (again and draft.status == "failed" and key not in self._making):
            return None
        self._drafts.move_to_end(key)
        self._note_asker(key)
        return draft

    def begin(self, asker: str, key: str, draft: Kind, order: Order) -> Kind:
        """Have a draft made for a guest."""
        if len(self._making) >= MOST_WAITING or self._asked[asker] >= MOST_OF_ONE:
            raise Denied(429, sentences.REVIEWER_BUSY)
        self._drafts[key] = draft
        self._asked[asker] += 1
        task = self._making[key] = asyncio.create_task(self._make(asker, key, draft, order))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._note_asker(key)
        self._forget_the_oldest()
        return draft

    def abandon(self, key: str) -> None:
        """Give up a draft that no guest asks for any more; the next one who asks has it begun anew."""
        self._making[key].cancel()
        del self._drafts[key], self._making[key], self._limits[key]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _note_asker(self, key: str) -> None:
        """Note that a guest asks for a draft: it is not given up for a while."""
        if key in self._limits:
            self._limits[key].cancel()
        if key in self._making:
            self._limits[key] = asyncio.get_running_loop().call_later(ABANDONED_SECONDS, self.abandon, key)

    def _forget_the_oldest(self) -> None:
        made = [key for key in self._drafts if key not in self._making]
        for key in made[: max(0, len(self._drafts) - self._kept)]:
            del self._drafts[key]

    async def _make(self, asker: str, key: str, draft: Kind, order: Order) -> None:
        worker: Worker | None = None
        try:
            async with self._turns.turn(asker):
                worker = await Worker.start(self._command, patient=True)
                await worker.order(order)
                await _follow(worker, draft)
        except FAILURES as fault:
            logs.warn("review failed", table=logs.short(key), why=str(fault) or type(fault).__name__)
            draft.status = "failed"
        finally:
            if self._drafts.get(key) is draft:
                del self._making[key]
                self._limits.pop(key).cancel()
            self._asked -= Counter([asker])  # and nobody is kept at nought
            if worker is not None:
                self._charge(Asker(asker), worker.used())
                await worker.end()


async def _follow(worker: Worker, draft: Draft) -> None:
    """Take down the parts as they come."""
    while (answer := await worker.answer(STEP_SECONDS)).kind == "part":
        draft.add(answer.result)
    draft.finish(answer.result)
