"""What a table does about each kind of message from a browser. All of it runs in the table's own task."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from cosmotheque.core import codec
from cosmotheque.core.errors import BadNotation
from cosmotheque.server import sentences
from cosmotheque.server.errors import Denied
from cosmotheque.server.play import chat, mentoring, seats, undo
from cosmotheque.server.play.seats import seat_of
from cosmotheque.server.wire import Act, Admit, Advise, Concede, Consent, Look, Say, Signal, Undo

if TYPE_CHECKING:
    from cosmotheque.server.play.connection import Connection
    from cosmotheque.server.play.table import Table


async def act(table: "Table", connection: "Connection", message: Act) -> None:
    """A move. Made on what the seat no longer sees it is refused, and the current frame follows."""
    journal = await table.opened(message)
    _must_play(table, connection, message.seat)
    if journal.is_stale(message.seat, message.v):
        connection.refuse(Denied(409, sentences.STALE))
        table.audience.show(connection, journal)
        return
    try:
        action = codec.decode(message.action, journal.match.game.types.action)
    except BadNotation as fault:
        raise Denied(400, sentences.BAD_FRAME.filled(fault)) from fault
    await table.commit(journal.play(message.seat, action))


async def look(table: "Table", connection: "Connection", message: Look) -> None:
    if message.seat is not None and message.seat not in table.record.seats_of(connection.guest):
        raise Denied(403, sentences.NOT_YOUR_SEAT)
    if table.record.status != "open":
        await table.opened()
    connection.look(message.seat)
    connection.watches = message.seat is None
    table.audience.show(connection, table.journal)


async def concede(table: "Table", connection: "Connection", message: Concede) -> None:
    journal = await table.opened()
    _must_play(table, connection, message.seat)
    await table.commit(journal.concede(message.seat, "resigned"))


async def admit(table: "Table", connection: "Connection", message: Admit) -> None:
    """Also who has left the seat to a bot may answer: they could come back to it."""
    if connection.guest is None or seat_of(table.record, message.seat).guest != connection.guest:
        raise Denied(403, sentences.NOT_YOUR_SEAT)
    await table.change(seats.admit(table.record, connection.guest, message.number, agree=message.agree))


def _must_play(table: "Table", connection: "Connection", number: int) -> None:
    """The seat must be the sender's own, and the game still going."""
    seat = seat_of(table.record, number)
    if connection.guest is None or seat.guest != connection.guest:
        raise Denied(403, sentences.NOT_YOUR_SEAT)
    if seat.bot is not None:
        raise Denied(409, sentences.BOTS_DECIDE)
    if table.record.status == "over":
        raise Denied(409, sentences.GAME_OVER)


HEARD: dict[type[Any], Callable[..., Awaitable[None]]] = {
    Act: act,
    Look: look,
    Admit: admit,
    Concede: concede,
    Undo: undo.ask,
    Consent: undo.answer,
    Say: chat.say,
    Signal: chat.signal,
    Advise: mentoring.ask,
}
