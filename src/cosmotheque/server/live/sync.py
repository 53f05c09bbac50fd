"""Other nodes serve the same tables: what they stored is taken over and shown, where they were first it is done anew.

All of it runs in the table's own task.
"""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from msgspec.structs import replace

from cosmotheque.server.live.chat_log import ChatLog
from cosmotheque.server.live.journal import Journal
from cosmotheque.server.live.state import TableState
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store import Conflict, Head
from cosmotheque.server.wire.frames import Act, Undo

T = TypeVar("T")
MOST_ATTEMPTS = 10


class Sync:
    """Keeps what is in memory of a table, its state and its chat, to what is stored."""

    def __init__(self, state: TableState, chat: ChatLog) -> None:
        self._state = state
        self._chat = chat
        self._store, self._peers = state.services.store, state.services.peers

    async def settle(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do work that relies on what is stored; after a conflict with another node, catch up and do it again."""
        if self._peers.are_there:
            await self.catch_up()
        for _ in range(MOST_ATTEMPTS):
            try:
                return await work()
            except Conflict:
                await self.start_over()
        return await work()

    async def start_over(self) -> None:
        """Read the table again: another node was first, so that the journal in memory is not what is stored."""
        self._state.services.metrics.conflicts.inc()
        self._state.forget()
        await self.catch_up()

    async def load_journal(self, message: Act | Undo) -> Journal:
        """The journal for a message.

        A message on a version that is unknown here was sent by a browser that saw it at another node: this one catches
        up.
        """
        state, seat = self._state, message.seat
        journal = await state.load_journal()
        if self._peers.are_there and seat < len(state.record.seats) and message.v > journal.version(seat):
            await self.catch_up()
            journal = await state.load_journal()
        return journal

    def is_behind(self, head: Head) -> bool:
        """True if another node has stored something that guests at this node should see."""
        state = self._state
        is_open = state.journal is not None or bool(state.audience.connections)
        return head.revision > state.record.revision or (is_open and head.v > state.known) or self._chat.is_behind(head)

    async def catch_up(self) -> None:
        """Take over what is stored now."""
        for head in await self._store.heads([self._state.record.id]):
            await self.follow(head)

    async def follow(self, head: Head) -> None:
        """Take over what another node stored, as far as this head says, and show it."""
        state, before = self._state, self._state.record
        known = -1 if state.journal is None else state.journal.v
        if head.revision > before.revision:
            state.record = await self._store.record(before.id) or before
        await self._follow_log(head)
        if state.record.rewritten != before.rewritten:
            await self._chat.renew()
        await self._chat.follow(head)
        is_changed = state.record.revision != before.revision
        if is_changed:
            self._tell_record(before)
        if is_changed or (state.journal is not None and state.journal.v != known):
            if state.journal is not None:
                state.audience.publish(state.journal)
            state.stand_by()

    async def look_around(self) -> None:
        """Note the guests at other nodes, and tell the table if they have changed."""
        elsewhere = await self._peers.elsewhere(self._state.record.id)
        if elsewhere != self._state.audience.elsewhere:
            self._state.audience.elsewhere = elsewhere
            await self._state.tell_table()
            self._state.stand_by()

    async def _follow_log(self, head: Head) -> None:
        """Read on where the journal is in memory, and open it where guests look on."""
        state = self._state
        if not state.record.has_game or (state.journal is None and not state.audience.connections):
            return
        journal = await state.load_journal()
        if head.v > journal.v:
            journal.follow(await self._store.entries(state.record.id, journal.v))

    def _tell_record(self, before: TableRecord) -> None:
        """Tell everybody what is new on the record: seats, names, status, a request to take back or how it ended."""
        audience, record, journal = self._state.audience, self._state.record, self._state.journal
        names = {seat.guest: seat.name for seat in record.seats if seat.guest is not None}
        for connection in audience.connections:
            connection.name = names.get(connection.guest or "", connection.name)
        if journal is not None:
            journal.apply_record(record)
        if _without_requests(record) != _without_requests(before):
            audience.tell_table(record, journal)
        if journal is not None and _time_of(record) != _time_of(before):
            journal.keep_time(before, record)
            audience.show_all(journal)
        if journal is not None and record.ending.closed and not before.ending.closed:
            journal.close()
            audience.show_all(journal)
        audience.reseat(record, journal)
        if record.requests.undo is not None and record.requests.undo != before.requests.undo:
            audience.tell_request(record, record.requests.undo)
        elif record.requests.undo is None and before.requests.undo is not None:
            agreed = journal is not None and journal.was_taken_back(before.requests.undo.v)
            audience.tell_request(record, before.requests.undo, agreed=agreed)


def _without_requests(record: TableRecord) -> TableRecord:
    """The part of a record that everybody may know."""
    return replace(record, requests=replace(record.requests, undo=None, refused=None), revision=0)


def _time_of(record: TableRecord) -> tuple[object, ...]:
    """The facts beside the log from which the clocks' times follow."""
    return record.times.started, record.pause.since, record.pace.holidays, tuple(seat.back for seat in record.seats)
