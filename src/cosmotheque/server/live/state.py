"""A table's record and journal in memory. Every change is stored before it is sent to anybody.

Where storing fails, or something goes wrong, the journal is thrown away and read from the store when it is next needed.
All of it runs in the table's own task.
"""

from collections.abc import Iterable
from typing import Protocol

from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.core.game import AnyGame
from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.live import deal_commitments, entrants, player_calls, wakeups
from cosmotheque.server.live import entries as log
from cosmotheque.server.live.audience import Audience
from cosmotheque.server.live.entries import Entry
from cosmotheque.server.live.journal import Journal, wall_ms
from cosmotheque.server.live.services import Services
from cosmotheque.server.push.call import Call
from cosmotheque.server.record.parts import UndoRequest
from cosmotheque.server.record.table import TableRecord, record_after
from cosmotheque.server.store import Change, Document
from cosmotheque.server.wire.table import TableInfo

UNKNOWN_DUE = -1
AT_ONCE = 0


class Attendant(Protocol):
    """Looks after something at a table after each change: its clocks, or its bots."""

    def attend(self) -> None:
        """Reconsider what is due after a change."""

    def stand_by(self) -> None:
        """Reconsider what is due after a change at another node, which acts on it as long as it lives."""

    def stop(self) -> None:
        """See to nothing until the next change."""


class TableState:
    """`journal` is None where it is not in memory."""

    def __init__(self, services: Services, record: TableRecord, audience: Audience) -> None:
        self.services = services
        self.record = record
        self.journal: Journal | None = None
        self.audience = audience
        self.attendants: tuple[Attendant, ...] = ()
        self._rested_at = 0
        self._due: int | None = UNKNOWN_DUE

    @property
    def game(self) -> AnyGame:
        return registry.load(self.record.game)

    @property
    def known(self) -> int:
        """The version that people here have heard of."""
        return self._rested_at if self.journal is None else self.journal.v

    def bots_to_act(self) -> list[int]:
        return wakeups.bots_to_act(self.record, self.journal, is_watched=bool(self.audience.connections))

    async def load_journal(self) -> Journal:
        """The journal, read from the store where it is not in memory."""
        if not self.record.has_game:
            raise Denied(409, sentences.TABLE_CLOSED if self.record.ending.closed else sentences.NOT_STARTED)
        if self.journal is None:
            stored = await self.services.store.entries(self.record.id)
            self.journal = Journal.load(self.game, self.record, stored)
            self.audience.publish(self.journal)  # another node may have gone on meanwhile
        return self.journal

    async def load_finished(self) -> Journal:
        """The journal of a game that is over; refused while it runs."""
        if self.record.ending.closed:
            raise Denied(409, sentences.TABLE_CLOSED)
        if self.record.status != "over":
            raise Denied(409, sentences.NOT_OVER)
        return await self.load_journal()

    async def info(self, guest: str | None) -> TableInfo:
        """The table as a guest sees it."""
        if self.record.status == "running":
            await self.load_journal()
        return self.audience.info(self.record, self.journal, guest)

    async def tell_table(self) -> None:
        """Tell everybody who sits where, and who is there."""
        if self.record.status == "running":
            await self.load_journal()
        self.audience.tell_table(self.record, self.journal)

    async def start(self) -> None:
        """Begin the game where nobody else has begun it; every seat is taken.

        First the numbers are asked for that were promised for its deal.
        """
        if self.record.status != "open" or self.record.is_drawing:
            return
        asked = deal_commitments.request_numbers(self.record, wall_ms() + round(1000 * self.services.settings.opening))
        if deal_commitments.awaited_seats(asked):
            await self.keep(asked)
            self.audience.tell_table(self.record, None)
            self.attend()
        else:
            await self.begin(asked)

    async def begin(self, asked: TableRecord) -> None:
        """Begin the game by today's rules and, of the numbers that were asked for, by those that are there."""
        before, drawn = self.record, deal_commitments.finish_draw(asked)
        rules, revision = self.game.meta.version, before.revision + 1
        now = wall_ms()
        drawn = await self.services.features.refresh(drawn, now)
        drawn = await self.services.features.begin(drawn, now)
        self.record = replace(
            drawn, status="running", times=replace(drawn.times, started=now, began=now), rules=rules, revision=revision
        )
        try:
            self.journal, first = Journal.begin(self.game, self.record)
            await self.commit(first, anew=True)
        except BaseException:
            self.record, self.journal = before, None
            raise

    async def commit(self, entries: list[Entry], *, anew: bool = False, granted: UndoRequest | None = None) -> None:
        """Store new entries of the journal, then show everybody where the game stands.

        `anew` when the record is new as well. Any new entry settles a request to take back, `granted` or not.
        """
        journal, before = await self.load_journal(), self.record
        outcome = journal.match.outcome
        changed = record_after(before, outcome, journal.v, anew=anew)
        if changed is not None and outcome is not None:
            changed = replace(
                changed,
                times=replace(changed.times, ended=wall_ms()),
                series=replace(changed.series, sequels=journal.sequels()),
            )
            changed = entrants.unrate_if_replaced(before, self.services.features.finish(changed, journal.match))
        lines = tuple(log.write(entry) for entry in entries)
        first = journal.v - len(lines)
        change = Change(table=before.id, first=first, entries=lines, record=changed, under=before.revision)
        await self._write(change, self._next_due() if outcome is None else self._due_after(changed))
        self.services.metrics.count_moves(journal.version(None) - journal.version(None, first))
        if changed is not None:
            self.record = changed
            if anew or outcome is not None:
                self.audience.tell_table(changed, journal)
        if before.requests.undo is not None and granted is None:
            self.audience.tell_request(self.record, before.requests.undo, agreed=False)
        self.audience.publish(journal)
        if granted is not None:
            self.audience.tell_request(self.record, granted, agreed=True)
        self.call(player_calls.after(self.record, journal, begins=anew))
        if outcome is not None:
            self.services.features.follow_up(self.record)
        self.attend()

    def call(self, calls: Iterable[Call]) -> None:
        """Have those called who are not at the table."""
        for call in calls:
            if call.guest not in self.audience.online():
                self.services.calls.post(call)

    async def keep(self, new: TableRecord, *documents: Document) -> None:
        """Store another record, and documents with it; refuse one by which another player would act in a rated game."""
        if new.status == "running":
            await self.load_journal()
        new = entrants.keep_entrants(self.record, new)
        old, self.record = self.record, replace(new, revision=self.record.revision + 1)
        if self.journal is not None:
            self.journal.apply_record(self.record)
        try:
            await self._write(Change(table=new.id, record=self.record, documents=documents), self._next_due())
        except BaseException:
            self.record = old
            if self.journal is not None:
                self.journal.apply_record(old)
            raise
        if self.journal is not None:
            self.journal.keep_time(old, self.record)

    async def keep_due(self) -> None:
        """Store when the table wants to be woken, where that is not known."""
        if (at := self._next_due()) != self._due:
            await self._write(Change(table=self.record.id), at)

    def attend(self) -> None:
        """See to clocks and bots after a change."""
        for attendant in self.attendants:
            attendant.attend()

    def stand_by(self) -> None:
        """See to clocks after a change at another node, and to bots if that node is lost."""
        self._due = UNKNOWN_DUE
        for attendant in self.attendants:
            attendant.stand_by()

    def rest(self) -> None:
        """Drop the journal, since nothing has happened for long; it is read anew when needed."""
        if self.journal is not None:
            self._rested_at = self.journal.v
            self.journal = None

    def forget(self) -> None:
        """Drop the journal, which may differ from what is stored."""
        self.journal = None
        self._due = UNKNOWN_DUE
        for attendant in self.attendants:
            attendant.stop()

    def _next_due(self) -> int | None:
        """The time at which the table wants to be woken, in milliseconds since 1970; None for never."""
        if self.record.is_drawing:
            return self.record.deal.opening
        if self.bots_to_act() or self.services.features.is_unsettled(self.record):
            return self._soon()
        at = wakeups.next_at(self.record, self.journal)
        return None if at is None else self.record.times.started + at

    def _due_after(self, over: TableRecord | None) -> int | None:
        """The time at which a table whose game is over wants to be woken, as long as it is not settled."""
        return self._soon() if over is not None and self.services.features.is_unsettled(over) else None

    def _soon(self) -> int:
        """The first time at which the node that looks after the table now must be lost."""
        patience = round(1000 * self.services.settings.patience)
        return wall_ms() + patience if self.services.peers.are_there else AT_ONCE

    async def _write(self, change: Change, at: int | None) -> None:
        if at != self._due:
            change = replace(change, due=at, sets_due=True)
        await self.services.store.write(change)
        self._due = at
