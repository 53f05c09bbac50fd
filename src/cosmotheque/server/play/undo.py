"""Taking back by request: at once where only bots are concerned, else when everybody concerned agrees.

A request lies on the table's record, so that every node knows of it; whatever happens at the table settles it.
"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cosmotheque.server import sentences
from cosmotheque.server.errors import Denied
from cosmotheque.server.play.seats import seat_of
from cosmotheque.server.table_record import TableRecord, UndoRequest
from cosmotheque.server.wire import Consent, Undo, UndoAsked

if TYPE_CHECKING:
    from cosmotheque.server.play.connection import Connection
    from cosmotheque.server.play.journal import Journal
    from cosmotheque.server.play.table import Table


async def ask(table: "Table", connection: "Connection", message: Undo) -> None:
    """A seat asks to take back its last move."""
    journal = await table.opened(message)
    if not seat_of(table.record, message.seat).is_played_by(connection.guest):
        raise Denied(403, sentences.NOT_YOUR_SEAT)
    if table.record.status == "over":
        raise Denied(409, sentences.GAME_OVER)
    if journal.is_stale(message.seat, message.v):
        raise Denied(409, sentences.STALE)
    if table.record.refused == journal.v:
        raise Denied(409, sentences.UNDO_REFUSED)
    if await pending(table) is not None:
        raise Denied(409, sentences.UNDO_PENDING)
    _must_not_go_on_for_ever(table, journal, message.seat)
    plan = journal.match.plan_undo(message.seat)
    noticed = journal.noticed_since(plan.keep)
    concerned = tuple(sorted(seat for seat in plan.movers | plan.waiting if seat >= 0 and seat in noticed))
    await _consider(table, UndoRequest(message.seat, plan.keep, concerned, journal.v, tuple(noticed)))


def _must_not_go_on_for_ever(table: "Table", journal: "Journal", seat: int) -> None:
    """Moving and taking back makes the log longer and nothing else, so a seat may do it only so often."""
    if journal.retractions[seat] >= table.services.settings.limits.undos_a_game:
        raise Denied(409, sentences.UNDONE_TOO_OFTEN)
    guest = table.record.seats[seat].guest or ""
    if not table.services.undos.of(guest).take():
        raise Denied(429, sentences.CHAT_TOO_FAST)


async def answer(table: "Table", connection: "Connection", message: Consent) -> None:
    """Somebody who is concerned agrees or does not."""
    request = await pending(table)
    if request is None or message.seat not in request.waiting:
        raise Denied(409, sentences.NO_REQUEST)
    if not seat_of(table.record, message.seat).is_played_by(connection.guest):
        raise Denied(403, sentences.NOT_YOUR_SEAT)
    if not message.agree:
        await table.keep(replace(table.record, undo=None, refused=request.v))
        tell(table, settled(request, agreed=False), request)
        return
    await _consider(table, replace(request, waiting=tuple(seat for seat in request.waiting if seat != message.seat)))


async def reconsider(table: "Table") -> None:
    """Others sit at the table now: perhaps nobody has to be asked any more."""
    request = await pending(table)
    if request is not None and _waiting(table.record, request) != request.waiting:
        await _consider(table, request)


async def pending(table: "Table") -> UndoRequest | None:
    """The request that waits for answers, unless something has happened since."""
    request = table.record.undo
    return request if request is not None and request.v == (await table.opened()).v else None


def asked(request: UndoRequest) -> UndoAsked:
    return UndoAsked(request.seat, request.waiting)


def settled(request: UndoRequest, *, agreed: bool) -> UndoAsked:
    return UndoAsked(request.seat, (), agreed)


def tell(table: "Table", message: UndoAsked, request: UndoRequest) -> None:
    """Tell those of a request who know what it is about; what was drafted in secret is taken back in secret."""
    for connection in table.audience.connections:
        if concerns(table.record, connection, request):
            connection.push(message)


def concerns(record: TableRecord, connection: "Connection", request: UndoRequest) -> bool:
    return any(seat in request.noticed for seat in (connection.seat, *record.seats_of(connection.guest)))


async def _consider(table: "Table", request: UndoRequest) -> None:
    """Grant the request if nobody else has to be asked."""
    journal = await table.opened()
    waiting = _waiting(table.record, request)
    if not waiting:
        await table.commit(journal.take_back(request.seat, request.keep), granted=request)
        return
    request = replace(request, waiting=waiting)
    await table.keep(replace(table.record, undo=request))
    tell(table, asked(request), request)


def _waiting(record: TableRecord, request: UndoRequest) -> tuple[int, ...]:
    """Bots agree, and so do the asking guest's other seats."""
    asking = record.seats[request.seat].guest
    return tuple(
        seat for seat in request.waiting if record.seats[seat].bot is None and record.seats[seat].guest != asking
    )
