"""Talking at the table, within the game's own rules, and fleeting signs that nothing keeps."""

from datetime import UTC, datetime

import msgspec

from cosmotheque.core import codec
from cosmotheque.core.errors import BadNotation
from cosmotheque.core.game import AnyGame, Seat, Talk
from cosmotheque.server.base import identity, sentences, text_safety
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.live.chat_log import ChatLog, SpokenLine
from cosmotheque.server.live.connection import Connection
from cosmotheque.server.live.seats import seat_of
from cosmotheque.server.live.state import TableState
from cosmotheque.server.wire.frames import Say, Signal, SignalFrame


async def say(state: TableState, log: ChatLog, connection: Connection, message: Say) -> None:
    if connection.guest is None:
        raise Denied(401, sentences.NO_GUEST)
    if not connection.hears:
        raise Denied(403, sentences.NOT_THERE)
    await state.services.features.check_person(connection.guest)
    if not state.record.talk.open:
        raise Denied(409, sentences.CHAT_CLOSED)
    text = text_safety.clean_line(message.text or "")
    if message.phrase is not None and message.phrase not in state.game.words.phrases:
        raise Denied(404, sentences.NO_PHRASE)
    if message.phrase is None and not text_safety.is_visible(text):
        raise Denied(400, sentences.EMPTY_LINE)
    seat = _speaking_seat(state, connection)
    _must_be_allowed(await _talk(state, seat), phrase=message.phrase is not None)
    must_not_flood(state, connection.guest, connection.address)
    if message.phrase is None:
        await _must_not_slip(state, seat, text)
    await log.say(
        SpokenLine(
            seat=seat,
            name=await name_at(state, connection.guest, connection.name),
            at=datetime.now(UTC).isoformat(timespec="seconds"),
            text=text if message.phrase is None else None,
            phrase=message.phrase,
            guest=connection.guest,
        )
    )


async def signal(state: TableState, connection: Connection, message: Signal) -> None:
    journal = await state.load_journal()
    if not seat_of(state.record, message.seat).is_played_by(connection.guest):
        raise Denied(403, sentences.NOT_YOUR_SEAT)
    match = journal.match
    sign = _known_sign(match.game, message)
    if state.record.status == "over" or not match.game.manners.may_signal(match.state, Seat(message.seat)):
        raise Denied(409, sentences.NO_SIGNAL)
    state.audience.tell(SignalFrame(message.seat, msgspec.Raw(sign)), but=connection)
    state.services.peers.sign(state.record.id, message.seat, sign.decode())


def _known_sign(game: AnyGame, message: Signal) -> bytes:
    """The sign as the game itself would write it: nothing else gets through beside it."""
    if game.types.signal is None:
        raise Denied(409, sentences.NO_SIGNAL)
    try:
        return codec.encode(codec.decode(message.data, game.types.signal))
    except BadNotation as fault:
        raise Denied(400, sentences.BAD_FRAME.filled(fault)) from fault


def must_not_flood(state: TableState, guest: str, address: str) -> None:
    """A guest, all guests of an address and all who speak at a table have each a rate of their own."""
    services = state.services
    rates = (services.chat.of(guest), services.chat_of_address.of(address), services.chat_of_table.of(state.record.id))
    if not all(rate.take() for rate in rates):
        raise Denied(429, sentences.CHAT_TOO_FAST)


def _speaking_seat(state: TableState, connection: Connection) -> int | None:
    mine = state.record.seats_of(connection.guest)
    return connection.seat if connection.seat in mine else next(iter(mine), None)


async def is_silent(state: TableState, guest: str) -> bool:
    """True if a guest may not say just anything at this table now, so that a new name would be a way to say it."""
    return await _talk(state, next(iter(state.record.seats_of(guest)), None)) is not Talk.OPEN


async def name_at(state: TableState, guest: str, name: str) -> str:
    """The name of a guest at this table: during silence the one known here before, or a star for a newcomer."""
    if not await is_silent(state, guest):
        return name
    known = (seat.name for seat in state.record.seats if seat.guest == guest)
    return next(known, identity.first_name(guest))


async def _talk(state: TableState, seat: int | None) -> Talk:
    """Before and after a game everybody may talk. The host may allow more than phrases, but not break a silence."""
    if state.record.status != "running":
        return Talk.OPEN
    match = (await state.load_journal()).match
    talk = match.game.manners.talk(match.state, None if seat is None else Seat(seat))
    return Talk.OPEN if talk is Talk.PHRASES and state.record.talk.free else talk


async def _must_not_slip(state: TableState, seat: int | None, text: str) -> None:
    """Refuse a line that the game minds, which may cost its writer's seat something."""
    if state.record.status != "running":
        return
    journal = await state.load_journal()
    if not journal.match.game.manners.minds(journal.match.state, text):
        return
    if seat is not None and (entries := journal.slip(seat)):
        await state.commit(entries)
    raise Denied(409, sentences.MINDED)


def _must_be_allowed(talk: Talk, *, phrase: bool) -> None:
    if talk is Talk.CLOSED:
        raise Denied(409, sentences.SILENCE)
    if talk is Talk.PHRASES and not phrase:
        raise Denied(409, sentences.FREE_TEXT_CLOSED)
