"""Other nodes serve the same tables: what they stored is taken over and shown, where they were first it is done anew.

All of it runs in the table's own task.
"""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from cosmotheque.server.play import entries, undo
from cosmotheque.server.store import Conflict, Head
from cosmotheque.server.table_record import TableRecord

if TYPE_CHECKING:
    from cosmotheque.server.play.table import Table

T = TypeVar("T")
MOST_ATTEMPTS = 10


async def settle(table: "Table", work: Callable[[], Awaitable[T]]) -> T:
    """Do something by what is stored now; where somebody else changes the table first, look again and do it anew."""
    if table.services.peers.are_there:
        await catch_up(table)
    for _ in range(MOST_ATTEMPTS):
        try:
            return await work()
        except Conflict:
            await start_over(table)
    return await work()


async def start_over(table: "Table") -> None:
    """Somebody else was first, so that the journal in memory is not what is stored."""
    table.services.metrics.conflicts.inc()
    table.forget()
    await catch_up(table)


async def catch_up(table: "Table") -> None:
    """Take over what is stored now."""
    for head in await table.services.store.heads([table.record.id]):
        await follow(table, head)


async def follow(table: "Table", head: Head) -> None:
    """Take over what another node stored, as far as this head says, and show it."""
    before, known = table.record, -1 if table.journal is None else table.journal.v
    if head.revision > before.revision:
        table.record = await table.services.store.record(before.id) or before
    await _follow_log(table, head)
    if table.lines_known is not None and head.lines > table.lines_known:
        table.hear_lines(await table.services.store.lines(before.id, table.lines_known))
    if table.record.revision != before.revision:
        _tell_record(table, before)
    if table.record.revision != before.revision or (table.journal is not None and table.journal.v != known):
        if table.journal is not None:
            table.audience.publish(table.journal)
        table.stand_by()


async def _follow_log(table: "Table", head: Head) -> None:
    """Read on where the journal is in memory, and open it where somebody looks on."""
    if table.record.status == "open" or (table.journal is None and not table.audience.connections):
        return
    journal = await table.opened()
    if head.v > journal.v:
        new = await table.services.store.entries(table.record.id, journal.v)
        journal.follow(entries.read(new, journal.match.game))


def _tell_record(table: "Table", before: TableRecord) -> None:
    """Tell everybody what is new on the record: seats, names, status, a request to take back or how it ended."""
    audience, record = table.audience, table.record
    names = {seat.guest: seat.name for seat in record.seats if seat.guest is not None}
    for connection in audience.connections:
        connection.name = names.get(connection.guest or "", connection.name)
    if _without_requests(record) != _without_requests(before):
        audience.tell_table(record, table.journal)
    audience.reseat(record, table.journal)
    if record.undo is not None and record.undo != before.undo:
        undo.tell(table, undo.asked(record.undo), record.undo)
    elif record.undo is None and before.undo is not None:
        agreed = table.journal is not None and table.journal.was_taken_back(before.undo.v)
        undo.tell(table, undo.settled(before.undo, agreed=agreed), before.undo)


def _without_requests(record: TableRecord) -> TableRecord:
    """What everybody is told of a record."""
    return replace(record, undo=None, refused=None, revision=0)


async def look_around(table: "Table") -> None:
    """Somebody came or went at another node."""
    elsewhere = await table.services.peers.elsewhere(table.record.id)
    if elsewhere != table.audience.elsewhere:
        table.audience.elsewhere = elsewhere
        await table.tell_table()
