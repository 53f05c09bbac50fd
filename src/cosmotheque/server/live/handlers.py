"""The handlers of a browser's messages. All of them run in the table's own task."""

from functools import partial
from typing import assert_never

from cosmotheque.core import codec
from cosmotheque.core.errors import BadNotation, CosmothequeError
from cosmotheque.server.base import identity, sentences
from cosmotheque.server.base.errors import Denied, to_denied
from cosmotheque.server.live import chat, giving_up, mentoring, seating, seats, undo
from cosmotheque.server.live.connection import Connection
from cosmotheque.server.live.seats import seat_of
from cosmotheque.server.live.table import Table
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store import Conflict, StoreFailed
from cosmotheque.server.wire.frames import (
    Act,
    Admit,
    Advise,
    Concede,
    Consent,
    Incoming,
    Look,
    Say,
    SetPace,
    Signal,
    Undo,
)

CRASHED = Denied(500, sentences.CRASHED)


def hear(table: Table, connection: Connection, message: Incoming) -> None:
    """Handle a browser's message."""
    table.post(partial(_answer, table, connection, message))


async def _answer(table: Table, connection: Connection, message: Incoming) -> None:
    """Do what is asked, or tell the sender why not; where another node was first, look again and do it anew."""
    why: Denied | None = CRASHED
    try:
        try:
            await _handle(table, connection, message)
        except Conflict:
            await table.sync.start_over()
            await table.sync.settle(partial(_handle, table, connection, message))
        why = None
    except CosmothequeError as fault:
        why = to_denied(fault)
    except StoreFailed:
        why = Denied(503, sentences.NOT_STORED)
        raise
    finally:
        if why is not None:
            table.services.metrics.refusals.inc()
            connection.refuse(why)


async def _handle(table: Table, connection: Connection, message: Incoming) -> None:
    state, guest = table.state, connection.guest
    _must_be_allowed(table.record, guest, message)
    match message:
        case Act():
            await _act(table, connection, message)
        case Look():
            await _look(table, connection, message)
        case Admit():
            await _admit(table, connection, message)
        case Concede():
            await giving_up.give_up(state, message.seat, guest)
        case Undo():
            await undo.ask(state, await table.sync.load_journal(message), guest, message)
        case Consent():
            await undo.answer(state, guest, message)
        case Say():
            await chat.say(state, table.chat, connection, message)
        case Signal():
            await chat.signal(state, connection, message)
        case Advise():
            await mentoring.ask(state, connection, message, table.post)
        case SetPace():
            connection.pace = message.pace
        case _:
            assert_never(message)


def _must_be_allowed(record: TableRecord, guest: str | None, message: Incoming) -> None:
    """Refuse all but looking at a closed table; a bot over the network plays, and neither chats nor takes advice."""
    if record.ending.closed and not isinstance(message, Look | SetPace):
        raise Denied(409, sentences.TABLE_CLOSED)
    if identity.is_network_bot(guest) and isinstance(message, Say | Advise):
        raise Denied(403, sentences.NOT_FOR_BOTS)


async def _act(table: Table, connection: Connection, message: Act) -> None:
    """A move. Made on what the seat no longer sees it is refused, and the current frame follows."""
    journal = await table.sync.load_journal(message)
    giving_up.must_play(table.state, message.seat, connection.guest)
    if table.record.pause.reason:
        raise Denied(409, sentences.CLOCK_STANDS)
    if journal.is_stale(message.seat, message.v):
        connection.refuse(Denied(409, sentences.STALE))
        table.audience.show(connection, journal)
        return
    try:
        action = codec.decode(message.action, journal.match.game.types.action)
    except BadNotation as fault:
        raise Denied(400, sentences.BAD_FRAME.filled(fault)) from fault
    await table.state.commit(journal.play(message.seat, action))


async def _look(table: Table, connection: Connection, message: Look) -> None:
    if message.seat is not None and message.seat not in table.record.seats_of(connection.guest):
        raise Denied(403, sentences.NOT_YOUR_SEAT)
    if table.record.has_game:
        await table.state.load_journal()
    connection.look(message.seat)
    connection.watches = message.seat is None
    table.audience.show(connection, table.state.journal)


async def _admit(table: Table, connection: Connection, message: Admit) -> None:
    """Record an answer to a newcomer, also from a guest whose seat a bot holds: they could come back to it."""
    if connection.guest is None or seat_of(table.record, message.seat).guest != connection.guest:
        raise Denied(403, sentences.NOT_YOUR_SEAT)
    admitted = seats.count_consent(table.record, connection.guest, message.number, agree=message.agree)
    await seating.change(table.state, admitted)
