"""A table as one guest sees it."""

from cosmotheque.core.proof import seal
from cosmotheque.server.base.identity import is_network_bot
from cosmotheque.server.record.parts import Newcomer
from cosmotheque.server.record.rated import infos
from cosmotheque.server.record.table import Pairing, SeatRecord, TableRecord, total, waiting_for
from cosmotheque.server.wire.table import (
    DrawInfo,
    GroupMark,
    Holiday,
    NewcomerInfo,
    PairingInfo,
    PauseInfo,
    SeatInfo,
    TableInfo,
)


def away(record: TableRecord, online: frozenset[str]) -> tuple[int, ...]:
    """The seats of players who are waited for and not there; a seat with a stand-in bot is not waited for."""
    waited = online.union(record.pause.without)
    seats = enumerate(record.seats)
    return tuple(number for number, seat in seats if seat.bot is None and seat.guest and seat.guest not in waited)


def info(
    record: TableRecord,
    guest: str | None,
    online: frozenset[str],
    v: int,
    actors: tuple[int, ...],
    *,
    has_clock: bool = False,
    hears: bool = False,
    now: int = 0,
) -> TableInfo:
    """The table as one guest sees it; ids of guests stay here.

    The link of a game that is over is handed on with its replay; that of the next game is for guests who were there.
    Holidays that are over `now` are left out.
    """
    return TableInfo(
        id=record.id,
        game=record.game,
        status=record.status,
        seats=tuple(_seat_info(seat, guest, online, _away(record, seat, now)) for seat in record.seats),
        options=record.options,
        public=record.access.public,
        hosting=guest == record.host,
        chat_open=record.talk.open,
        chat_free=record.talk.free,
        coach=record.talk.coach,
        clock=record.pace.clock,
        created=record.created,
        v=v,
        actors=actors,
        outcome=record.ending.outcome,
        score=total(record),
        games=record.series.games,
        series=record.series.past,
        sequels=record.series.sequels,
        rematch=record.series.rematch if hears or record.concerns(guest) else None,
        campaign=record.campaign if record.concerns(guest) else None,
        newcomer=None if record.requests.newcomer is None else _newcomer_info(record, record.requests.newcomer, guest),
        has_clock=has_clock,
        pause=PauseInfo(record.pause.reason, away(record, online)) if record.pause.reason else None,
        repeat=record.deal.repeat,
        day=record.deal.day,
        can_repeat=record.status == "over" and record.deal.secret != "" and not record.ending.closed,
        rated=record.rating.rated,
        ratings=infos(record.rating.entrants, record.ending.outcome, record.rating.counting),
        feats=record.ending.feats,
        closed=record.ending.closed,
        correspondence=record.pace.correspondence,
        draw=_draw_info(record),
        bell=guest is not None and guest in record.bells,
        pairing=None if record.pairing is None or record.status == "over" else _pairing_info(record, record.pairing),
        group=GroupMark(record.access.group, record.access.group_name)
        if record.access.group and record.concerns(guest)
        else None,
    )


def _pairing_info(record: TableRecord, pairing: Pairing) -> PairingInfo:
    agreed = (number for number, seat in enumerate(record.seats) if seat.guest in pairing.agreed)
    return PairingInfo(pairing.pace, pairing.since, tuple(agreed), pairing.held)


def _draw_info(record: TableRecord) -> DrawInfo | None:
    """The facts about a deal that are shown before the end: seals and no more."""
    if record.deal.day:
        return DrawInfo(seal(record.deal.secret))
    if record.deal.draw is None or record.deal.repeat:
        return None if record.deal.draw is None else DrawInfo(record.deal.draw.seal)
    shares = record.deal.draw.shares
    promised = (share.commitment for share in shares) if shares else (seat.commitment for seat in record.seats)
    waiting = (number for number, share in enumerate(shares) if record.is_drawing and share.is_waited_for)
    return DrawInfo(record.deal.draw.seal, tuple(commitment or None for commitment in promised), tuple(waiting))


def _newcomer_info(record: TableRecord, newcomer: Newcomer, guest: str | None) -> NewcomerInfo:
    waiting = waiting_for(record, newcomer)
    return NewcomerInfo(newcomer.number, newcomer.seat, newcomer.name, waiting, mine=newcomer.guest == guest)


def _away(record: TableRecord, seat: SeatRecord, now: int) -> Holiday | None:
    """The holiday that a guest is on, or the next announced one; only for a game that goes on."""
    if record.status == "over" or seat.guest is None:
        return None
    return next((one for one in record.pace.holidays.get(seat.guest, ()) if one.end > now), None)


def _seat_info(seat: SeatRecord, guest: str | None, online: frozenset[str], absent: Holiday | None) -> SeatInfo:
    if seat.is_open:
        return SeatInfo("open", "")
    return SeatInfo(
        kind="guest" if seat.bot is None else "bot",
        name=seat.name,
        bot=seat.bot,
        mine=seat.guest is not None and seat.guest == guest,
        online=seat.guest in online,
        left=seat.guest is not None and seat.bot is not None,
        away=absent,
        robot=is_network_bot(seat.guest),
        maker="" if seat.maker is None else seat.maker.name,
    )
