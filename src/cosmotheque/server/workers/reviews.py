"""Reviews of finished games: made once, in a process of their own, and shown while they grow."""

import asyncio
from collections import Counter, OrderedDict
from typing import Literal

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.mentor import Figure
from cosmotheque.server import logs, sentences
from cosmotheque.server.errors import Denied
from cosmotheque.server.settings import Settings
from cosmotheque.server.wire import MoveReview, Review
from cosmotheque.server.workers.process import FAILURES, Worker
from cosmotheque.server.workers.turns import Turns
from cosmotheque.server.workers.worker import ReviewOrder

KEPT = 128
MOST_WAITING = 64
MOST_OF_ONE = 8
STEP_SECONDS = 60.0


class Draft:
    """A review that grows."""

    def __init__(self, moves: int) -> None:
        self.status: Literal["working", "done", "failed"] = "working"
        self._moves = moves
        self._looked_at = 0
        self._remarks: list[MoveReview] = []
        self._figures: tuple[Figure, ...] = ()

    def add(self, review: MoveReview) -> None:
        self._looked_at = review.number + 1
        if review.remark is not None:
            self._remarks.append(review)

    def finish(self, figures: tuple[Figure, ...]) -> None:
        self.status, self._looked_at, self._figures = "done", self._moves, figures

    def so_far(self) -> Review:
        return Review(self.status, self._looked_at, self._moves, tuple(self._remarks), self._figures)


class Reviews:
    """The newest reviews, made one at a time: those who ask for them come in turn, and none may ask for too many."""

    def __init__(self, settings: Settings) -> None:
        self._command = settings.bot_command
        self._drafts: OrderedDict[str, Draft] = OrderedDict()
        self._making: dict[str, asyncio.Task[None]] = {}
        self._asked: Counter[str] = Counter()
        self._turns = Turns(1)

    def known(self, table: str, *, again: bool = False) -> Review | None:
        """What has been said of this table's game so far; with `again` nothing where that failed."""
        draft = self._drafts.get(table)
        if draft is None or (again and draft.status == "failed" and table not in self._making):
            return None
        self._drafts.move_to_end(table)
        return draft.so_far()

    def begin(self, asker: str, table: str, game: str, record: bytes, moves: int) -> Review:
        """Have a game reviewed for somebody."""
        mentor = registry.mentor(game)
        if mentor is None or (mentor.remark is None and mentor.figures is None):
            raise Denied(404, sentences.NO_REVIEW)
        if len(self._making) >= MOST_WAITING or self._asked[asker] >= MOST_OF_ONE:
            raise Denied(429, sentences.REVIEWER_BUSY)
        draft = self._drafts[table] = Draft(moves)
        self._asked[asker] += 1
        self._making[table] = asyncio.create_task(self._make(asker, table, draft, ReviewOrder(record.decode())))
        self._forget_the_oldest()
        return draft.so_far()

    async def close(self) -> None:
        making = list(self._making.values())
        for task in making:
            task.cancel()
        await asyncio.gather(*making, return_exceptions=True)

    def _forget_the_oldest(self) -> None:
        made = [table for table in self._drafts if table not in self._making]
        for table in made[: max(0, len(self._drafts) - KEPT)]:
            del self._drafts[table]

    async def _make(self, asker: str, table: str, draft: Draft, order: ReviewOrder) -> None:
        worker: Worker | None = None
        try:
            async with self._turns.turn(asker):
                worker = await Worker.start(self._command)
                await worker.order(order)
                await _follow(worker, draft)
        except FAILURES as fault:
            logs.warn("review failed", table=logs.short(table), why=str(fault) or type(fault).__name__)
            draft.status = "failed"
        finally:
            del self._making[table]
            self._asked -= Counter([asker])  # and nobody is kept at nought
            if worker is not None:
                await worker.end()


async def _follow(worker: Worker, draft: Draft) -> None:
    """Take down the parts as they come; the figures are the end."""
    while (answer := await worker.answer(STEP_SECONDS)).kind == "part":
        draft.add(codec.decode(answer.result, MoveReview))
    draft.finish(codec.decode(answer.result, tuple[Figure, ...]))
