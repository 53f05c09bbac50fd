"""Other nodes serve the same tables: what they stored is taken over and shown, where they were first it is done anew.

All of it runs in the table's own task.
"""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from cosmotheque.server.play import entries, undo
from cosmotheque.server.sheet import TableSheet
from cosmotheque.server.store import Conflict, Head

if TYPE_CHECKING:
    from cosmotheque.server.play.table import Table

T = TypeVar("T")
MOST_ATTEMPTS = 10


async def settle(table: "Table", work: Callable[[], Awaitable[T]]) -> T:
    """Do something by what is stored now; where somebody else changes the table first, look again and do it anew."""
    if table.house.neighbours.are_there:
        await catch_up(table)
    for _ in range(MOST_ATTEMPTS):
        try:
            return await work()
        except Conflict:
            await start_over(table)
    return await work()


async def start_over(table: "Table") -> None:
    """Somebody else was first, so that the journal in memory is not what is stored."""
    table.house.metrics.conflicts.inc()
    table.forget()
    await catch_up(table)


async def catch_up(table: "Table") -> None:
    """Take over what is stored now."""
    for head in await table.house.store.heads([table.sheet.id]):
        await follow(table, head)


async def follow(table: "Table", head: Head) -> None:
    """Take over what another node stored, as far as this head says, and show it."""
    before, known = table.sheet, -1 if table.journal is None else table.journal.v
    if head.revision > before.revision:
        table.sheet = await table.house.store.sheet(before.id) or before
    await _follow_log(table, head)
    if table.lines_known is not None and head.lines > table.lines_known:
        table.hear_lines(await table.house.store.lines(before.id, table.lines_known))
    if table.sheet.revision != before.revision:
        _tell_sheet(table, before)
    if table.sheet.revision != before.revision or (table.journal is not None and table.journal.v != known):
        if table.journal is not None:
            table.audience.publish(table.journal)
        table.stand_by()


async def _follow_log(table: "Table", head: Head) -> None:
    """Read on where the journal is in memory, and open it where somebody looks on."""
    if table.sheet.status == "open" or (table.journal is None and not table.audience.connections):
        return
    journal = await table.opened()
    if head.v > journal.v:
        new = await table.house.store.entries(table.sheet.id, journal.v)
        journal.follow(entries.read(new, journal.match.game))


def _tell_sheet(table: "Table", before: TableSheet) -> None:
    """Tell everybody what is new on the sheet: seats, names, status, a request to take back or how it ended."""
    audience, sheet = table.audience, table.sheet
    names = {seat.guest: seat.name for seat in sheet.seats if seat.guest is not None}
    for connection in audience.connections:
        connection.name = names.get(connection.guest or "", connection.name)
    if _without_requests(sheet) != _without_requests(before):
        audience.tell_table(sheet, table.journal)
    audience.reseat(sheet, table.journal)
    if sheet.undo is not None and sheet.undo != before.undo:
        undo.tell(table, undo.asked(sheet.undo), sheet.undo)
    elif sheet.undo is None and before.undo is not None:
        agreed = table.journal is not None and table.journal.was_taken_back(before.undo.v)
        undo.tell(table, undo.settled(before.undo, agreed=agreed), before.undo)


def _without_requests(sheet: TableSheet) -> TableSheet:
    """What everybody is told of a sheet."""
    return replace(sheet, undo=None, refused=None, revision=0)


async def look_around(table: "Table") -> None:
    """Somebody came or went at another node."""
    elsewhere = await table.house.neighbours.elsewhere(table.sheet.id)
    if elsewhere != table.audience.elsewhere:
        table.audience.elsewhere = elsewhere
        await table.tell_table()
