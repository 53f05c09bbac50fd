"""Taking back by request: at once where only bots are concerned, else when everybody concerned agrees."""

from typing import TYPE_CHECKING

import msgspec

from cosmotheque.server import texts
from cosmotheque.server.errors import Denied
from cosmotheque.server.seats import seat_of
from cosmotheque.server.wire import Consent, Undo, UndoAsked

if TYPE_CHECKING:
    from cosmotheque.server.connection import Connection
    from cosmotheque.server.table import Table


class UndoRequest(msgspec.Struct, frozen=True):
    """A seat asks to take back all moves but the first `keep`; the seats in `waiting` have not answered."""

    seat: int
    keep: int
    waiting: frozenset[int]

    def frame(self) -> UndoAsked:
        return UndoAsked(self.seat, tuple(sorted(self.waiting)))


async def ask(table: "Table", connection: "Connection", message: Undo) -> None:
    """A seat asks to take back its last move."""
    journal = await table.opened()
    if not seat_of(table.sheet, message.seat).is_played_by(connection.guest):
        raise Denied(403, texts.NOT_YOUR_SEAT)
    if table.sheet.status == "over":
        raise Denied(409, texts.GAME_OVER)
    if journal.is_stale(message.seat, message.v):
        raise Denied(409, texts.STALE)
    if table.undo is not None:
        raise Denied(409, texts.UNDO_PENDING)
    plan = journal.match.plan_undo(message.seat)
    concerned = frozenset(seat for seat in plan.movers | plan.waiting if seat >= 0)
    table.undo = UndoRequest(message.seat, plan.keep, concerned)
    if not await reconsider(table):
        table.audience.tell(table.undo.frame())


async def answer(table: "Table", connection: "Connection", message: Consent) -> None:
    """Somebody who is concerned agrees or does not."""
    request = table.undo
    if request is None or message.seat not in request.waiting:
        raise Denied(409, texts.NO_REQUEST)
    if not seat_of(table.sheet, message.seat).is_played_by(connection.guest):
        raise Denied(403, texts.NOT_YOUR_SEAT)
    if not message.agree:
        _settle(table, agreed=False)
        return
    table.undo = msgspec.structs.replace(request, waiting=request.waiting - {message.seat})
    if not await reconsider(table):
        table.audience.tell(table.undo.frame())


async def reconsider(table: "Table") -> bool:
    """Grant the request if nobody else has to be asked: bots agree, and so do the asking guest's other seats."""
    request = table.undo
    if request is None:
        return False
    seats = table.sheet.seats
    asking = seats[request.seat].guest
    waiting = frozenset(seat for seat in request.waiting if seats[seat].bot is None and seats[seat].guest != asking)
    if waiting:
        table.undo = msgspec.structs.replace(request, waiting=waiting)
        return False
    journal = await table.opened()
    table.undo = None
    await table.commit(journal.take_back(request.seat, request.keep))
    table.audience.tell(UndoAsked(request.seat, (), agreed=True))
    return True


def overtaken(table: "Table") -> None:
    """Somebody moved on: a request that still waits is settled."""
    if table.undo is not None:
        _settle(table, agreed=False)


def _settle(table: "Table", *, agreed: bool) -> None:
    request, table.undo = table.undo, None
    if request is not None:
        table.audience.tell(UndoAsked(request.seat, (), agreed))
