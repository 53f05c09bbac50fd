"""One table in memory. A single task does its work in order, so that nothing here needs a lock.

Whatever happens is stored before anybody hears of it. Where storing fails, or something goes wrong, the journal is
thrown away and read from the store when it is next needed.
"""

import asyncio
import math
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.core.game import AnyGame
from cosmotheque.server import logs, sentences
from cosmotheque.server.errors import Denied, denied
from cosmotheque.server.play import entries as log
from cosmotheque.server.play import handlers, sync, timing, undo
from cosmotheque.server.play.audience import Audience
from cosmotheque.server.play.connection import Connection
from cosmotheque.server.play.driver import Driver
from cosmotheque.server.play.entries import Entry
from cosmotheque.server.play.journal import Journal, wall_ms
from cosmotheque.server.services import Services
from cosmotheque.server.store import Change, Conflict, Head, StoreFailed
from cosmotheque.server.table_record import TableRecord, UndoRequest, record_after
from cosmotheque.server.wire import Act, ChatFrame, ChatLine, Incoming, TableFrame, TableInfo, Undo

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]
UNKNOWN_DUE = -1
RECOVERY_SECONDS = 2.0


class Table:
    def __init__(self, services: Services, record: TableRecord) -> None:
        self.services = services
        self.record = record
        self.journal: Journal | None = None
        self.audience = Audience()
        self.bots = Driver(self)
        self.timer: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()
        self._used = self._loop.time()
        self._rested_at = 0
        self._lines: deque[ChatLine] | None = None
        self._said = 0
        self._due: int | None = UNKNOWN_DUE
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task = self._loop.create_task(self._run())

    def post(self, job: Job) -> None:
        """Have something done in this table's task."""
        self._jobs.put_nowait(job)

    def hear(self, connection: Connection, message: Incoming) -> None:
        """A browser has sent something."""
        self._jobs.put_nowait(partial(self._hear, connection, message))

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done in this table's task, and wait for its result."""
        done: asyncio.Future[T] = self._loop.create_future()
        self.post(partial(_deliver, partial(sync.settle, self, work), done))
        return await done

    def stop(self) -> None:
        """Leave memory, for good. Everything is stored already."""
        self.bots.stop()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self._task.cancel()
        del self._task, self.bots  # whatever leads back here: nothing has to wait for the collector of cycles

    def is_idle(self, seconds: float, until_woken: float) -> bool:
        """Whether nobody has used this table for so long, and it has nothing to do until it would be woken again."""
        waits = self.timer is None or self.timer.when() > self._loop.time() + until_woken
        return waits and not self.audience.connections and self._is_quiet(seconds)

    def rest(self, seconds: float) -> None:
        """Where people look on but nothing has happened for so long, the game is read anew when something does."""
        if self.journal is not None and self._is_quiet(seconds):
            self._rested_at = self.journal.v
            self.journal = None

    def is_behind(self, head: Head) -> bool:
        """Whether another node has stored something that people here should hear of."""
        known = self._rested_at if self.journal is None else self.journal.v
        is_open = self.journal is not None or bool(self.audience.connections)
        said = self.lines_known is not None and head.lines > self.lines_known
        return head.revision > self.record.revision or (is_open and head.v > known) or said

    def _is_quiet(self, seconds: float) -> bool:
        unused = self._jobs.empty() and self._used + seconds <= self._loop.time()
        return unused and not self.bots.to_act()

    @property
    def game(self) -> AnyGame:
        return registry.load(self.record.game)

    async def opened(self, message: Act | Undo | None = None) -> Journal:
        """The journal, read from the store where it is not in memory.

        Whoever sends a message on a version that does not exist saw it at another node, and this one has to catch up.
        """
        if self.record.status == "open":
            raise Denied(409, sentences.NOT_STARTED)
        if self.journal is None:
            self.journal = Journal.load(self.game, self.record, await self.services.store.entries(self.record.id))
            self.audience.publish(self.journal)  # another node may have gone on meanwhile
        if message is not None and self.services.peers.are_there and self._is_ahead(message, self.journal):
            await sync.catch_up(self)
        return self.journal

    def _is_ahead(self, message: Act | Undo, journal: Journal) -> bool:
        return message.seat < len(self.record.seats) and message.v > journal.version(message.seat)

    async def info(self, guest: str | None) -> TableInfo:
        """The table as a guest sees it."""
        if self.record.status == "running":
            await self.opened()
        return self.audience.info(self.record, self.journal, guest)

    def has_company(self) -> bool:
        """Whether somebody plays or watches, so that bots do not play among themselves for nobody."""
        seated = any(seat.guest is not None and seat.bot is None for seat in self.record.seats)
        return seated or bool(self.audience.connections)

    async def start(self) -> None:
        """Begin the game, by today's rules, where nobody else has begun it; every seat is taken."""
        if self.record.status != "open":
            return
        before = self.record
        rules, revision = self.game.meta.version, before.revision + 1
        self.record = replace(before, status="running", started=wall_ms(), rules=rules, revision=revision)
        try:
            self.journal, first = Journal.begin(self.game, self.record)
            await self.commit(first, anew=True)
        except BaseException:
            self.record, self.journal = before, None
            raise

    async def commit(self, entries: list[Entry], *, anew: bool = False, granted: UndoRequest | None = None) -> None:
        """Store new entries of the journal, then show everybody where the game stands.

        `anew` when the record is new as well. A request to take back, `granted` or not, is settled by whatever happens.
        """
        journal, before = await self.opened(), self.record
        outcome = journal.match.outcome
        changed = record_after(before, outcome, journal.v, anew=anew)
        if changed is not None and outcome is not None:
            changed = replace(changed, sequels=journal.sequels())
        due = timing.due(self) if outcome is None else None
        lines = tuple(log.write(entry) for entry in entries)
        first = journal.v - len(lines)
        change = Change(table=before.id, first=first, entries=lines, record=changed, under=before.revision)
        await self._write(change, due)
        self.services.metrics.moves.inc(journal.version(None) - journal.version(None, first))
        if changed is not None:
            self.record = changed
            if anew or outcome is not None:
                self.audience.tell_table(changed, journal)
        if before.undo is not None and granted is None:
            undo.tell(self, undo.settled(before.undo, agreed=False), before.undo)
        self.audience.publish(journal)
        if granted is not None:
            undo.tell(self, undo.settled(granted, agreed=True), granted)
        self.attend()

    async def change(self, new: TableRecord) -> None:
        """Store another record, then tell everybody."""
        await self.keep(new)
        self.audience.tell_table(self.record, self.journal)
        self.audience.reseat(self.record, self.journal)
        await undo.reconsider(self)
        self.attend()

    async def keep(self, new: TableRecord) -> None:
        """Store another record."""
        if new.status == "running":
            await self.opened()
        old, self.record = self.record, replace(new, revision=self.record.revision + 1)
        try:
            await self._write(Change(table=new.id, record=self.record), timing.due(self))
        except BaseException:
            self.record = old
            raise

    async def say(self, line: ChatLine) -> None:
        """Store a line of chat, then tell everybody."""
        await self.lines()
        text = codec.encode(line)
        await self.services.store.write(Change(table=self.record.id, first_line=self._said, lines=(text,)))
        self.hear_lines([text])

    def hear_lines(self, stored: list[bytes]) -> None:
        """Tell everybody the next lines of the chat."""
        if self._lines is not None and stored:
            new = tuple(codec.decode(line, ChatLine) for line in stored)
            self._lines.extend(new)
            self._said += len(new)
            self.audience.tell(ChatFrame(new))

    @property
    def lines_known(self) -> int | None:
        """How many lines of chat there have been; None where nobody has asked yet."""
        return None if self._lines is None else self._said

    async def lines(self) -> deque[ChatLine]:
        """The last lines of the chat."""
        if self._lines is None:
            most, store = self.services.settings.limits.chat_lines, self.services.store
            first = max(0, sum(head.lines for head in await store.heads([self.record.id])) - most)
            stored = await store.lines(self.record.id, first)
            self._lines = deque((codec.decode(line, ChatLine) for line in stored), most)
            self._said = first + len(stored)
        return self._lines

    def attend(self) -> None:
        """See to clocks and bots after a change."""
        timing.set_timer(self)
        self.bots.wake()

    def stand_by(self) -> None:
        """See to clocks after a change at another node, which sees to the bots as long as it lives."""
        self._due = UNKNOWN_DUE
        timing.set_timer(self)
        self.bots.stand_by()

    async def revive(self) -> None:
        """Take up again what the table has to do of its own accord; one that cannot be opened has nothing to do."""
        if self.record.status == "running":
            try:
                self.audience.publish(await self.opened())
            except CosmothequeError as fault:
                logs.warn("cannot open", table=logs.short(self.record.id), why=str(fault))
            self.attend()
        due = timing.due(self)
        if due != self._due:
            await self._write(Change(table=self.record.id), due)

    async def join(self, connection: Connection) -> None:
        """Somebody opens the table: tell them all there is."""
        self.audience.elsewhere = await self.services.peers.elsewhere(self.record.id)
        lines = await self.lines()
        if self.record.status != "open":
            await self.opened()
        connection.look(next(iter(self.record.seats_of(connection.guest)), None))
        self.audience.connections.add(connection)
        self.services.peers.arrived(self.record.id, connection.guest)
        if connection.guest in self.record.guests():
            self.audience.tell_table(self.record, self.journal)
        else:
            connection.push(TableFrame(self.audience.info(self.record, self.journal, connection.guest)))
        connection.push(ChatFrame(tuple(lines)))
        self.audience.show(connection, self.journal)
        request = await undo.pending(self)
        if request is not None and undo.concerns(self.record, connection, request):
            connection.push(undo.asked(request))
        self.attend()
        if self.record.status == "open" and self.record.games > 1:
            self.post(self._start_when_all_have_come)

    async def _start_when_all_have_come(self) -> None:
        """A rematch needs no more: everybody has said that they want it."""
        here = self.audience.online()
        if all(seat.bot is not None or seat.guest in here for seat in self.record.seats):
            await self.start()

    def part(self, connection: Connection) -> None:
        """Somebody closes the table, who may not have got as far as opening it."""
        if connection in self.audience.connections:
            self.audience.connections.discard(connection)
            self.services.peers.left(self.record.id, connection.guest)
        if connection.guest in self.record.guests():
            self.post(self.tell_table)
        if self.record.newcomer is not None and self.record.newcomer.guest == connection.guest:
            self.post(self._let_newcomer_go)

    async def _let_newcomer_go(self) -> None:
        """Who asked for a seat and went away asks no longer, so that others may."""
        newcomer = self.record.newcomer
        if newcomer is not None and newcomer.guest not in self.audience.online():
            await self.change(replace(self.record, newcomer=None))

    async def tell_table(self) -> None:
        """Tell everybody who sits where, and who is there."""
        if self.record.status == "running":
            await self.opened()
        self.audience.tell_table(self.record, self.journal)

    async def _write(self, change: Change, due: int | None) -> None:
        if due != self._due:
            change = replace(change, due=due, sets_due=True)
        await self.services.store.write(change)
        self._due = due

    async def _run(self) -> None:
        while True:
            job = await self._jobs.get()
            self._used = math.inf  # at work it is not idle, however long that takes
            try:
                await self._do(job)
            except CosmothequeError as fault:
                logs.info("refused", table=logs.short(self.record.id), why=str(fault))
            except StoreFailed as fault:
                logs.warn("not stored", table=logs.short(self.record.id), why=str(fault))
                self._recover()
            except Exception:
                self.services.metrics.faults.inc()
                logs.fault("table", table=logs.short(self.record.id), game=self.record.game)
                self._recover()
            finally:
                self._used = self._loop.time()

    async def _do(self, job: Job) -> None:
        try:
            await job()
        except Conflict:
            await sync.start_over(self)

    def forget(self) -> None:
        """What is in memory may not be what is stored."""
        self.journal = None
        self._due = UNKNOWN_DUE
        self.bots.stop()
        if self.timer is not None:
            self.timer.cancel()

    def _recover(self) -> None:
        """Read it all again, soon."""
        self.forget()
        self.timer = self._loop.call_later(RECOVERY_SECONDS, self.post, self.revive)

    async def _hear(self, connection: Connection, message: Incoming) -> None:
        why: Denied | None = Denied(500, sentences.CRASHED)
        try:
            heard = handlers.HEARD[type(message)]
            try:
                await heard(self, connection, message)
            except Conflict:
                await sync.start_over(self)
                await sync.settle(self, partial(heard, self, connection, message))
            why = None
        except CosmothequeError as fault:
            why = denied(fault)
        except StoreFailed:
            why = Denied(503, sentences.NOT_STORED)
            raise
        finally:
            if why is not None:
                self.services.metrics.refusals.inc()
                connection.refuse(why)


async def _deliver(work: Callable[[], Awaitable[T]], done: "asyncio.Future[T]") -> None:
    """Hand a result or a refusal to whoever waits; a fault goes on to the table as well."""
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
