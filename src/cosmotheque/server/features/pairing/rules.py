"""Quick pairing: two guests who want the same game at the same pace find each other.

A newcomer looks at the tables of the queue, in their order, and sits down at the first that is for them; or sets up one
that is found by the next. Both are decided by what is stored, so that two who come at the same time, be it at two
nodes, do not miss each other.
"""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field

from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.pairing.record import MOST_WAITING, QUEUES, QueueRecord, queue_of
from cosmotheque.server.features.pairing.wire import Pair, Paired
from cosmotheque.server.live import chat, deal_commitments, manage, seating, waiting
from cosmotheque.server.live.journal import wall_ms
from cosmotheque.server.live.table import Table
from cosmotheque.server.live.tables import Tables, new_record, now_text
from cosmotheque.server.record.table import Pairing, TableRecord
from cosmotheque.server.store import Conflict
from cosmotheque.server.store.documents import MOST_ATTEMPTS
from cosmotheque.server.wire.parts import Guest
from cosmotheque.server.wire.table import Correspondence, NewTable, TableInfo, TimeControl

MINUTES, INCREMENT = 15, 10
"""The house's clock."""
GIVEN_UP = 3600.0
"""Seconds after which a table whose guests have all left is skipped, if it is to be played at now."""


async def pair(tables: Tables, wanted: Pair, me: Guest, address: str, count: Callable[[], None]) -> Paired:
    """Sit down at a waiting table, or wait at one of mine; `count` is called before one is made, and may refuse.

    A guest who waits already and asks again gets their own table, unless another waits by now that they had missed.
    """
    await tables.services.features.check_person(me.id)
    fresh = new_record(tables.services.features, _table(wanted), me.id, me.name)
    async with tables.queueing[queue_of(wanted)]:
        seen, table = await _in_turn(tables, wanted, me, fresh, address, count)
    if seen.found is not None and (mine := seen.mine) is not None:
        await mine.ask(lambda: _withdraw(mine, me.id))
    table = await tables.get(table.record.id)  # it may have left memory since
    return Paired(await table.ask(lambda: table.state.info(me.id)), took_over=seen.took_over)


async def _in_turn(
    tables: Tables, wanted: Pair, me: Guest, fresh: TableRecord, address: str, count: Callable[[], None]
) -> tuple["Seen", Table]:
    """Find a table or set one up; after a conflict with another node, look again."""
    attempt = 0
    while True:
        queue = await QUEUES.find(tables.services.store, queue_of(wanted))
        seen = await _look_through(tables, queue, wanted, me)
        try:
            table = seen.found or seen.mine or await _wait(tables, queue, seen.ended, fresh, wanted, me, address, count)
        except Conflict:
            attempt += 1
            if attempt == MOST_ATTEMPTS:
                raise
        else:
            break
    if seen.found is not None:
        await _strike(tables, wanted, seen.ended)
    return seen, table


async def let_bots_in(table: Table, guest: str, bot: str | None) -> TableInfo:
    """Begin with bots, once all who wait agree; newcomers take over from them, unless the game is rated."""
    record = _must_wait(table, guest)
    if record.status != "open" or record.is_drawing:
        raise Denied(409, sentences.HAS_STARTED)
    await seating.change(table.state, waiting.agree_to_bots(record, guest, bot))
    await begin_when_full(table)
    return await table.state.info(guest)


async def end(table: Table, guest: str) -> TableInfo:
    """Wait no longer: before the game I leave the table, in a game with bots nobody else comes."""
    record = _must_wait(table, guest)
    if record.is_drawing:
        raise Denied(409, sentences.DRAWING)
    alone = waiting.remove_guests(record, guest) if record.status == "open" else replace(record, pairing=None)
    await seating.change(table.state, alone)
    return await table.state.info(guest)


async def begin_when_full(table: Table) -> None:
    """Start the game once all seats are taken."""
    if table.record.status == "open" and not any(seat.is_open for seat in table.record.seats):
        await table.state.start()


@dataclass
class Seen:
    """The result of a look through a queue: the table where I sit now, or the one where I wait already.

    With `took_over` I sit on a seat that a bot had. At the tables in `ended` nobody waits any longer.
    """

    found: Table | None = None
    took_over: bool = False
    mine: Table | None = None
    ended: set[str] = field(default_factory=set)


async def _look_through(tables: Tables, queue: QueueRecord | None, wanted: Pair, me: Guest) -> Seen:
    """Sit down at the first table of a queue that is for me."""
    seen = Seen()
    for name in () if queue is None else queue.tables:
        table = await _load(tables, name)
        if table is not None and table.record.seats_of(me.id) and table.record.status == "open":
            seen.mine = table if wanted.seats in (None, len(table.record.seats)) else seen.mine
        elif table is not None and table.record.pairing is not None:
            was_running = table.record.status == "running"
            if await table.ask(lambda table=table: _join(table, tables, wanted, me)):  # type: ignore[misc]
                seen.found, seen.took_over = table, was_running
        if table is None or table.record.pairing is None or table.record.status == "over":
            seen.ended.add(name)
        if seen.found is not None:
            break
    return seen


async def _load(tables: Tables, name: str) -> Table | None:
    """A table as it is stored now."""
    with contextlib.suppress(CosmothequeError):
        table = await tables.get(name)
        await table.ask(table.sync.catch_up)
        return table
    return None


async def _join(table: Table, tables: Tables, wanted: Pair, me: Guest) -> bool:
    """Sit down at a table that is for me, in the table's own task.

    Where another node is first between sitting down and beginning, this is done anew: then I sit there already.
    """
    services = table.services
    if table.record.seats_of(me.id) and (table.record.status == "open" or table.record.pairing is None):
        await begin_when_full(table)
        return True
    if table.record.pairing is None:
        return False
    table.audience.elsewhere = await services.peers.elsewhere(table.record.id)
    record = _without_absent(table, services.settings.away)
    if record.pairing is None and _without_absent(table, GIVEN_UP).pairing is None:
        await seating.change(table.state, record)
        return False
    seat = waiting.free_seat(record, me.id)
    if seat is None or wanted.seats not in (None, len(record.seats)):
        return False
    for guest in sorted(record.guests()):
        if not await services.features.may_meet(guest, me.id):
            return False
    if not services.arrivals_at_table.of(record.id).take():
        return False
    await tables.check_may_play_more(me.id)
    name = await chat.name_at(table.state, me.id, me.name)
    new = deal_commitments.promise(
        waiting.seat_newcomer(record, seat, me.id, name, wall_ms()), me.id, wanted.commitment
    )
    if new.status == "running":
        try:
            new = manage.with_time(new, seat, await table.state.load_journal())
        except Denied:
            return False
    await seating.change(table.state, await services.features.refresh(new, wall_ms()))
    await begin_when_full(table)
    return True


def _without_absent(table: Table, seconds: float) -> TableRecord:
    """The record without guests who want to play now and have been away for so long; with days for a move all stay.

    A running game at which nobody is left waits for nobody either.
    """
    record, pairing = table.record, table.record.pairing
    if pairing is None or record.pace.correspondence is not None:
        return record
    online, since = table.audience.online(), wall_ms() - round(1000 * seconds)
    people = {seat.guest for seat in record.seats if seat.guest is not None and seat.bot is None}
    gone = {guest for guest in people if guest not in online and pairing.seen.get(guest, pairing.since) < since}
    if record.status == "running":
        return replace(record, pairing=None) if gone == people else record
    return waiting.remove_guests(record, *gone) if gone else record


async def _wait(
    tables: Tables,
    queue: QueueRecord | None,
    ended: set[str],
    fresh: TableRecord,
    wanted: Pair,
    me: Guest,
    address: str,
    count: Callable[[], None],
) -> Table:
    """Set up a table that is found by the next, unless the queue has changed since it was looked through."""
    await tables.check_may_play_more(me.id)
    origin, now = tables.origin(address), wall_ms()
    if not await tables.has_public_room(origin):
        raise Denied(409, sentences.TOO_MANY_PUBLIC)
    count()
    pairing = Pairing(wanted.pace, now, {me.id: now})
    new = deal_commitments.promise(replace(fresh, origin=origin, pairing=pairing), me.id, wanted.commitment)
    old = queue or QueueRecord(id=queue_of(wanted), created=now_text(), revision=-1)
    kept = tuple(name for name in old.tables if name not in ended)[-MOST_WAITING + 1 :]
    grown = replace(old, tables=(*kept, new.id), revision=old.revision + 1)
    return await tables.add(new, QUEUES.document(grown))


async def _strike(tables: Tables, wanted: Pair, ended: set[str]) -> None:
    """Take tables off the queue at which nobody waits any longer. Of two requests at once one leaves it to the next."""

    def drop_tables(queue: QueueRecord | None) -> QueueRecord:
        old = queue or QueueRecord(id=queue_of(wanted), created=now_text())
        return replace(old, tables=tuple(name for name in old.tables if name not in ended))

    if ended:
        with contextlib.suppress(Conflict):
            await QUEUES.change(tables.services.store, queue_of(wanted), drop_tables)


async def _withdraw(table: Table, guest: str) -> None:
    """End the waiting of a guest who has found a table elsewhere, in the table's own task, if they are alone here."""
    record = table.record
    if record.status == "open" and not record.is_drawing and {seat.guest for seat in record.seats} == {None, guest}:
        await seating.change(table.state, waiting.remove_guests(record, guest))


def _must_wait(table: Table, guest: str) -> TableRecord:
    if not table.record.seats_of(guest):
        raise Denied(403, sentences.NOT_SEATED)
    if table.record.pairing is None or table.record.status == "over":
        raise Denied(409, sentences.NOBODY_WAITS)
    return table.record


def _table(wanted: Pair) -> NewTable:
    """The table that would be set up: as the game is usually played, for as few as will do."""
    game = registry.load(wanted.game)
    timeout = TimeControl(minutes=MINUTES, increment=INCREMENT, timeout="bot" if game.meta.cooperative else "lose")
    days = {"days-1": 1, "days-3": 3, "days-7": 7}.get(wanted.pace)
    return NewTable(
        game=wanted.game,
        seats=wanted.seats or game.meta.seats[0],
        public=True,
        clock=timeout if wanted.pace == "clock" else None,
        correspondence=None if days is None else Correspondence(days=days),  # type: ignore[arg-type]
        rated=wanted.rated,
    )
