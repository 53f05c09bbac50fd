"""Talking at the table, within the game's own rules, and fleeting signs that nothing keeps."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

from cosmotheque.core import codec
from cosmotheque.core.errors import BadNotation
from cosmotheque.core.game import AnyGame, Seat, Talk
from cosmotheque.server import identity, letters, texts
from cosmotheque.server.errors import Denied
from cosmotheque.server.play.seats import seat_of
from cosmotheque.server.wire import ChatLine, Say, Signal, SignalFrame

if TYPE_CHECKING:
    from cosmotheque.server.play.connection import Connection
    from cosmotheque.server.play.table import Table


async def say(table: "Table", connection: "Connection", message: Say) -> None:
    if connection.guest is None:
        raise Denied(401, texts.NO_GUEST)
    if not table.sheet.chat_open:
        raise Denied(409, texts.CHAT_CLOSED)
    text = letters.tidy_line(message.text or "")
    if message.phrase is not None and message.phrase not in table.game.words.phrases:
        raise Denied(404, texts.NO_PHRASE)
    if message.phrase is None and not letters.is_visible(text):
        raise Denied(400, texts.EMPTY_LINE)
    seat = _speaking_seat(table, connection)
    _must_be_allowed(await _talk(table, seat), phrase=message.phrase is not None)
    must_not_flood(table, connection.guest, connection.address)
    await table.say(
        ChatLine(
            seat=seat,
            name=await name_at(table, connection.guest, connection.name),
            at=datetime.now(UTC).isoformat(timespec="seconds"),
            text=text if message.phrase is None else None,
            phrase=message.phrase,
        )
    )


async def signal(table: "Table", connection: "Connection", message: Signal) -> None:
    journal = await table.opened()
    if not seat_of(table.sheet, message.seat).is_played_by(connection.guest):
        raise Denied(403, texts.NOT_YOUR_SEAT)
    match = journal.match
    sign = _known_sign(match.game, message)
    if table.sheet.status == "over" or not match.game.manners.may_signal(match.state, Seat(message.seat)):
        raise Denied(409, texts.NO_SIGNAL)
    table.audience.tell(SignalFrame(message.seat, msgspec.Raw(sign)), but=connection)
    table.house.neighbours.sign(table.sheet.id, message.seat, sign.decode())


def _known_sign(game: AnyGame, message: Signal) -> bytes:
    """The sign as the game itself would write it: nothing else gets through beside it."""
    if game.types.signal is None:
        raise Denied(409, texts.NO_SIGNAL)
    try:
        return codec.encode(codec.decode(message.data, game.types.signal))
    except BadNotation as fault:
        raise Denied(400, texts.BAD_FRAME.filled(fault)) from fault


def must_not_flood(table: "Table", guest: str, address: str) -> None:
    """A guest, all guests of an address and all who speak at a table have each a rate of their own."""
    house = table.house
    rates = (house.chat.of(guest), house.chat_of_address.of(address), house.chat_of_table.of(table.sheet.id))
    if not all(rate.take() for rate in rates):
        raise Denied(429, texts.CHAT_TOO_FAST)


def _speaking_seat(table: "Table", connection: "Connection") -> int | None:
    mine = table.sheet.seats_of(connection.guest)
    return connection.seat if connection.seat in mine else next(iter(mine), None)


async def is_silent(table: "Table", guest: str) -> bool:
    """Whether a guest may not say just anything at this table now, so that a new name would be a way to say it."""
    return await _talk(table, next(iter(table.sheet.seats_of(guest)), None)) is not Talk.OPEN


async def name_at(table: "Table", guest: str, name: str) -> str:
    """What a guest is called at this table: in silence as before, or by the star of whoever comes only now."""
    if not await is_silent(table, guest):
        return name
    known = (seat.name for seat in table.sheet.seats if seat.guest == guest)
    return next(known, identity.first_name(guest))


async def _talk(table: "Table", seat: int | None) -> Talk:
    """Before and after a game everybody may talk. The host may allow more than phrases, but not break a silence."""
    if table.sheet.status != "running":
        return Talk.OPEN
    match = (await table.opened()).match
    talk = match.game.manners.talk(match.state, None if seat is None else Seat(seat))
    return Talk.OPEN if talk is Talk.PHRASES and table.sheet.chat_free else talk


def _must_be_allowed(talk: Talk, *, phrase: bool) -> None:
    if talk is Talk.CLOSED:
        raise Denied(409, texts.SILENCE)
    if talk is Talk.PHRASES and not phrase:
        raise Denied(409, texts.FREE_TEXT_CLOSED)
