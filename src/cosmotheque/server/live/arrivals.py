"""Guests who open and close a table, and the effects of their presence and absence."""

from functools import partial

from msgspec.structs import replace

from cosmotheque.server.live import deal_commitments, seating, undo, waiting
from cosmotheque.server.live.connection import Connection
from cosmotheque.server.live.journal import wall_ms
from cosmotheque.server.live.state import TableState
from cosmotheque.server.live.table import Table
from cosmotheque.server.wire.frames import ChatFrame, TableFrame


async def join(table: Table, connection: Connection) -> None:
    """Let a connection open the table, in the table's own task, and send it everything there is."""
    state, audience, peers = table.state, table.audience, table.services.peers
    audience.elsewhere = await peers.elsewhere(state.record.id)
    promised = deal_commitments.promise(state.record, connection.guest, connection.commitment)
    if promised != state.record:
        await state.keep(promised)
    lines = await table.chat.last()
    if state.record.has_game:
        await state.load_journal()
    connection.hears = state.record.status != "over" or state.record.concerns(connection.guest)
    connection.look(next(iter(state.record.seats_of(connection.guest)), None))
    audience.connections.add(connection)
    peers.note_arrival(state.record.id, connection.guest)
    if connection.guest in state.record.guests():
        audience.tell_table(state.record, state.journal)
    else:
        connection.push(TableFrame(audience.info(state.record, state.journal, connection.guest)))
    connection.push(ChatFrame(lines if connection.hears else ()))
    audience.show(connection, state.journal)
    if (request := await undo.pending_request(state)) is not None:
        audience.show_request(connection, state.record, request)
    state.attend()
    if state.record.status == "open" and (state.record.series.games > 1 or state.record.campaign is not None):
        table.post(partial(_start_when_all_have_come, state))


def part(table: Table, connection: Connection) -> None:
    """Let a connection close the table; it may not have got as far as opening it."""
    state, audience = table.state, table.audience
    if connection in audience.connections:
        audience.connections.discard(connection)
        table.services.peers.note_departure(state.record.id, connection.guest)
    if connection.guest in state.record.guests():
        table.post(partial(_notice_absence, state, connection.guest))
    if state.record.requests.newcomer is not None and state.record.requests.newcomer.guest == connection.guest:
        table.post(partial(_let_newcomer_go, state))


async def _notice_absence(state: TableState, guest: str | None) -> None:
    """Tell everybody that a guest of the table has closed it; a clock may have to stand."""
    if guest is not None and (seen := waiting.note_seen(state.record, guest, wall_ms())) != state.record:
        await state.keep(seen)
    await state.tell_table()
    state.attend()


async def _start_when_all_have_come(state: TableState) -> None:
    """Start the next game of a series or of a campaign once everybody is here: all have agreed to it."""
    here = state.audience.online()
    if all(seat.bot is not None or seat.guest in here for seat in state.record.seats):
        await state.start()


async def _let_newcomer_go(state: TableState) -> None:
    """Drop the request for a seat of a guest who went away, so that others may ask."""
    newcomer = state.record.requests.newcomer
    if newcomer is not None and newcomer.guest not in state.audience.online():
        await seating.change(state, replace(state.record, requests=replace(state.record.requests, newcomer=None)))
