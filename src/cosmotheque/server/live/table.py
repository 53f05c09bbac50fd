"""One table in memory: its parts put together, and the handling of jobs that go wrong."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from cosmotheque.core.errors import CosmothequeError
from cosmotheque.server.base import logs
from cosmotheque.server.live.audience import Audience
from cosmotheque.server.live.chat_log import ChatLog
from cosmotheque.server.live.driver import Driver
from cosmotheque.server.live.mailbox import Job, Mailbox
from cosmotheque.server.live.pausing import Absence
from cosmotheque.server.live.services import Services
from cosmotheque.server.live.settling import Settler
from cosmotheque.server.live.state import TableState
from cosmotheque.server.live.sync import Sync
from cosmotheque.server.live.timer import Timer
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store import Conflict, StoreFailed

T = TypeVar("T")
RECOVERY_SECONDS = 2.0


class Table:
    def __init__(self, services: Services, record: TableRecord) -> None:
        self.services = services
        self.audience = Audience()
        self.state = TableState(services, record, self.audience)
        self.chat = ChatLog(services, record.id, self.audience)
        self.sync = Sync(self.state, self.chat)
        self._mailbox = Mailbox(self._do)
        self._timer = Timer(self.state, self._mailbox.post)
        post = self._mailbox.post
        settler = Settler(self.state, self.sync, post)
        self.state.attendants = (self._timer, Driver(self.state, post), Absence(self.state, post), settler)
        self._is_awake = False

    @property
    def record(self) -> TableRecord:
        return self.state.record

    def post(self, job: Job) -> None:
        """Have something done in this table's task."""
        self._mailbox.post(job)

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done in this table's task by what is stored, and wait for its result."""
        return await self._mailbox.ask(partial(self.sync.settle, work))

    def stop(self) -> None:
        """Leave memory, for good. Everything is stored already."""
        for attendant in self.state.attendants:
            attendant.stop()
        self.state.attendants = ()  # these lead back here: without them nothing waits for the collector of cycles
        self._mailbox.stop()

    def is_idle(self, seconds: float, until_woken: float) -> bool:
        """True if the table was unused for so long, and has nothing to do until it would be woken again."""
        waits = not self._timer.rings_within(until_woken)
        return waits and not self.audience.connections and self._is_quiet(seconds)

    def rest(self, seconds: float) -> None:
        """Let go of the game where people look on but nothing has happened for so long."""
        if self._is_quiet(seconds):
            self.state.rest()

    def wake(self) -> None:
        """Let the table do what it has to do of its own accord; a guest who only looks at it does not wake it."""
        if not self._is_awake:
            self._is_awake = True
            self.post(self.revive)

    async def revive(self) -> None:
        """Take up again what the table has to do of its own accord; one that cannot be opened has nothing to do."""
        if self.record.status == "running":
            try:
                self.audience.publish(await self.state.load_journal())
            except CosmothequeError as fault:
                logs.warn("cannot open", table=logs.short(self.record.id), why=str(fault))
            self.state.attend()
        elif self.record.is_drawing or self.services.features.is_unsettled(self.record):
            self.state.attend()
        await self.state.keep_due()

    def _is_quiet(self, seconds: float) -> bool:
        return self._mailbox.is_quiet(seconds) and not self.state.bots_to_act()

    async def _do(self, job: Job) -> None:
        try:
            try:
                await job()
            except Conflict:
                await self.sync.start_over()
        except CosmothequeError as fault:
            logs.info("refused", table=logs.short(self.record.id), why=str(fault))
        except StoreFailed as fault:
            logs.warn("not stored", table=logs.short(self.record.id), why=str(fault))
            self._recover()
        except Exception:
            self.services.metrics.faults.inc()
            logs.fault("table", table=logs.short(self.record.id), game=self.record.game)
            self._recover()

    def _recover(self) -> None:
        """Read it all again, soon."""
        self.state.forget()
        self._timer.ring_in(RECOVERY_SECONDS, self.revive)
