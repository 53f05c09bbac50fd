"""Games of bots with a deal: one for each line-up, played in a process of their own and kept in the store."""

import asyncio
from collections import Counter, deque

from cosmotheque.core import codec
from cosmotheque.core.game import Outcome
from cosmotheque.server.base import logs, sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.store import Par, Store, StoreFailed
from cosmotheque.server.workers.orders import DealOrder
from cosmotheque.server.workers.process import FAILURES, Worker
from cosmotheque.server.workers.turns import Turns

MOST_WAITING = 64
MOST_OFFERED = MOST_WAITING // 2
"""Beyond so many, only deals are taken on for which a guest waits."""
MOST_OF_ONE = 3
STEP_SECONDS = 60.0


class Pars:
    """Games of bots, played one at a time: askers come in turn, and each may ask for only so many."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._command = settings.worker_command
        self._store = store
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._asked: Counter[str] = Counter()
        self._failed: deque[str] = deque(maxlen=MOST_WAITING)
        self._turns = Turns(1)
        self._worker: Worker | None = None

    def is_playing(self, deal: str) -> bool:
        """True while bots play this deal or wait for their turn."""
        return deal in self._playing

    def has_failed(self, deal: str) -> bool:
        """True if the last games of bots with this deal failed."""
        return deal in self._failed

    def begin(self, asker: str, orders: list[DealOrder]) -> None:
        """Have bots play a deal for a guest who waits for it, one line-up after the other."""
        deal = orders[0].deal
        if deal in self._playing:
            return
        if not self._has_room(asker, MOST_WAITING):
            raise Denied(429, sentences.BOTS_BUSY)
        if deal in self._failed:
            self._failed.remove(deal)
        self._start(asker, orders, urgent=True)

    def offer(self, asker: str, orders: list[DealOrder]) -> None:
        """Have bots play a deal that nobody waits for, after all others; where there is much to do it is left."""
        if not orders or orders[0].deal in self._playing or orders[0].deal in self._failed:
            return
        if self._has_room(asker, MOST_OFFERED):
            self._start(asker, orders, urgent=False)

    def _has_room(self, asker: str, most: int) -> bool:
        return len(self._playing) < most and self._asked[asker] < MOST_OF_ONE

    def _start(self, asker: str, orders: list[DealOrder], *, urgent: bool) -> None:
        self._asked[asker] += 1
        deal = orders[0].deal
        task = self._playing[deal] = asyncio.create_task(self._play_all(asker, deal, orders, urgent=urgent))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End all games and processes; a task with nothing left to play may still be ending its process."""
        for task in self._playing.values():
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._rest()

    async def _play_all(self, asker: str, deal: str, orders: list[DealOrder], *, urgent: bool) -> None:
        try:
            for order in orders:
                async with self._turns.turn(asker, urgent=urgent):
                    if not await self._is_known(order):
                        await self._store.keep_par(Par(deal, order.lineup, await self._outcome(order)))
        except (*FAILURES, StoreFailed) as fault:  # of the deal itself nothing is written
            self._failed.append(deal)
            logs.warn("par failed", game=orders[0].game, why=str(fault) or type(fault).__name__)
        finally:
            del self._playing[deal]
            self._asked -= Counter([asker])  # and nobody is kept at nought
        if not self._playing:
            await self._rest()

    async def _is_known(self, order: DealOrder) -> bool:
        """True if another node has stored the result first."""
        return any(par.lineup == order.lineup for par in await self._store.pars(order.deal))

    async def _outcome(self, order: DealOrder) -> Outcome:
        """The outcome of a game. The process stays for the next one, so that the data of bots is loaded once."""
        worker, self._worker = self._worker or await Worker.start(self._command, patient=True), None
        try:
            await worker.order(order)
            while (answer := await worker.answer(STEP_SECONDS)).kind == "part":
                pass
            outcome: Outcome = codec.decode(answer.result, Outcome)
        except BaseException:
            await worker.end()
            raise
        self._worker = worker
        return outcome

    async def _rest(self) -> None:
        """End the process: there is nothing to play any more."""
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.end()
