"""The seats of a table: each change takes a table's record and gives the next one, or refuses."""

from collections.abc import Mapping

from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.core.bot import BotSpec
from cosmotheque.core.errors import UnknownBot
from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.live import entrants, makers
from cosmotheque.server.record.parts import Newcomer
from cosmotheque.server.record.table import SeatRecord, TableRecord, total, waiting_for

STAND_IN_SECONDS = 2.0


def arrange(
    seats: int, guest: str, name: str, mine: tuple[int, ...], bots: Mapping[str, str]
) -> tuple[SeatRecord, ...]:
    """The seats of a new table. Bots are given by seat number as JSON writes it."""
    taken: dict[int, SeatRecord] = {}
    wanted = [(seat, SeatRecord(guest, name)) for seat in mine]
    numbers = {str(seat): seat for seat in range(seats)}
    wanted += [(numbers.get(seat, -1), SeatRecord(bot=bot)) for seat, bot in bots.items()]
    for seat, record in wanted:
        if not 0 <= seat < seats:
            raise Denied(400, sentences.NO_SEAT)
        if seat in taken:
            raise Denied(400, sentences.SEATS_TWICE)
        taken[seat] = record
    return tuple(taken.get(seat, SeatRecord()) for seat in range(seats))


def sit(record: TableRecord, number: int, guest: str, name: str) -> TableRecord:
    """Take an open seat, or return to the guest's own one that a bot holds meanwhile.

    Where a running game has secrets, a seat may be a bot's too, and all who play must agree: the newcomer sees what the
    seat sees, and might be anybody.
    """
    _may_change(record)
    seat = seat_of(record, number)
    if seat.guest == guest:
        return put(record, number, SeatRecord(guest, name))
    entrants.must_not_be_bound(record)
    guarded = _is_guarded(record)
    if seat.guest is not None or not (guarded or seat.is_open):
        raise Denied(409, sentences.SEAT_TAKEN)
    taken = put(record, number, SeatRecord(guest, name))
    makers.must_be_apart(taken)
    if not guarded or number in record.requests.given_up.get(guest, ()):
        return taken
    if _knows_other_secrets(record, number, guest):
        raise Denied(409, sentences.ONE_SEAT)
    asking = record.requests.newcomer
    if asking is not None and asking.guest != guest:
        raise Denied(409, sentences.ANOTHER_ASKS)
    if asking is not None and asking.seat == number:
        return record
    return seat_newcomer_if_agreed(
        replace(record, requests=replace(record.requests, newcomer=Newcomer(guest, name, number, record.revision)))
    )


def count_consent(record: TableRecord, guest: str, number: int, *, agree: bool) -> TableRecord:
    """Count a player's answer to a newcomer's request for a seat."""
    newcomer = record.requests.newcomer
    if newcomer is None or newcomer.number != number:
        raise Denied(409, sentences.NOBODY_ASKS)
    if not agree:
        return replace(record, requests=replace(record.requests, newcomer=None))
    return seat_newcomer_if_agreed(
        replace(record, requests=replace(record.requests, newcomer=replace(newcomer, agreed=(*newcomer.agreed, guest))))
    )


def seat_newcomer_if_agreed(record: TableRecord) -> TableRecord:
    """Give the newcomer the seat once all who must agree have done so, unless it is taken by now."""
    newcomer = record.requests.newcomer
    if newcomer is None or waiting_for(record, newcomer):
        return record
    record = replace(record, requests=replace(record.requests, newcomer=None))
    if record.seats[newcomer.seat].guest is not None:
        return record
    return put(record, newcomer.seat, SeatRecord(newcomer.guest, newcomer.name))


def leave(record: TableRecord, number: int, guest: str) -> TableRecord:
    """Get up, or ask for the seat no longer. In a running game the game's best quick bot stands in, if there is one.

    Not in a rated one: who leaves that gives it up, see `giving_up.py`.
    """
    _may_change(record)
    seat = seat_of(record, number)
    if record.requests.newcomer is not None and (record.requests.newcomer.guest, record.requests.newcomer.seat) == (
        guest,
        number,
    ):
        return replace(record, requests=replace(record.requests, newcomer=None))
    if seat.guest != guest:
        raise Denied(403, sentences.NOT_YOUR_SEAT)
    entrants.must_not_be_bound(record)
    if record.status == "open":
        return _open(record, number)
    bot = seat.bot or (house(record.game) if record.deal.day else stand_in(record.game))
    return _open(record, number) if bot is None else hand_over(record, number, bot)


def fill(record: TableRecord, number: int, guest: str, bot: str | None) -> TableRecord:
    """Put a bot on a seat or, with None, open the seat again. For the host, and for the seat's owner.

    Once the game runs only its owner can open a seat: a newcomer there would see what the owner knows.
    """
    _may_change(record)
    seat = seat_of(record, number)
    if guest not in (record.host, seat.guest):
        raise Denied(403, sentences.HOST_ONLY)
    entrants.must_not_be_bound(record)
    if bot is None and record.status == "running" and seat.guest not in (None, guest):
        raise Denied(409, sentences.SEAT_TAKEN)
    if bot is None:
        return _open(record, number)
    registry.bot(record.game, bot)
    if record.deal.day and bot != house(record.game):
        raise Denied(409, sentences.HOUSE_ONLY)
    if record.status == "open":
        return put(record, number, SeatRecord(bot=bot))
    return hand_over(record, number, bot)


def hand_over(record: TableRecord, number: int, bot: str) -> TableRecord:
    """Let a bot stand in for the seat's guest."""
    return put(record, number, replace(seat_of(record, number), bot=bot))


def rename(record: TableRecord, guest: str, name: str) -> TableRecord:
    return replace(record, seats=tuple(replace(s, name=name) if s.guest == guest else s for s in record.seats))


def rotate_seats(record: TableRecord) -> tuple[tuple[SeatRecord, ...], tuple[float, ...]]:
    """Seats and score of the next game: everybody moves one seat on, so that another player begins."""
    score = total(record)
    fresh = [replace(seat, back=0, reminded=0, commitment="") for seat in record.seats]
    return (*fresh[1:], fresh[0]), (*score[1:], score[0])


def stand_in(game: str) -> str | None:
    """The strongest bot of a game that does not keep people waiting."""
    offered = list(registry.bots(game).values())
    quick = [bot for bot in offered if bot.limit.seconds is not None and bot.limit.seconds <= STAND_IN_SECONDS]
    chosen = quick or offered
    return chosen[-1].name if chosen else None


def player(game: str, bot: str) -> BotSpec:
    """The bot of this name, or the game's stand-in where that bot is offered no longer."""
    try:
        return registry.bot(game, bot)
    except UnknownBot:
        return registry.bot(game, stand_in(game) or bot)


def house(game: str) -> str | None:
    """The bot that the house sends where everybody is to meet the same: of the middle level."""
    offered = [bot.name for bot in registry.bots(game).values() if bot.level > 0]
    return offered[len(offered) // 2] if offered else None


def seat_of(record: TableRecord, number: int) -> SeatRecord:
    if not 0 <= number < len(record.seats):
        raise Denied(400, sentences.NO_SEAT)
    return record.seats[number]


def put(record: TableRecord, number: int, seat: SeatRecord) -> TableRecord:
    return replace(record, seats=(*record.seats[:number], seat, *record.seats[number + 1 :]))


def _open(record: TableRecord, number: int) -> TableRecord:
    """Open a seat; its owner in a running game has seen its secrets, which is noted."""
    owner = record.seats[number].guest
    if record.status == "running" and owner is not None:
        had = sorted({*record.requests.given_up.get(owner, ()), number})
        record = replace(
            record, requests=replace(record.requests, given_up={**record.requests.given_up, owner: tuple(had)})
        )
    return put(record, number, SeatRecord())


def _is_guarded(record: TableRecord) -> bool:
    """True if a seat gives away secrets of a running game."""
    return record.status == "running" and registry.load(record.game).meta.secrets


def _knows_other_secrets(record: TableRecord, number: int, guest: str) -> bool:
    """True if a guest has, or had in this game, the secrets of other seats but not of this one."""
    known = {
        *record.requests.given_up.get(guest, ()),
        *(other for other, seat in enumerate(record.seats) if seat.guest == guest),
    }
    return bool(known) and number not in known


def _may_change(record: TableRecord) -> None:
    """Refuse after the end, and while the deal is drawn: a player who got up then could have it drawn again."""
    if record.status == "over":
        raise Denied(409, sentences.TABLE_CLOSED if record.ending.closed else sentences.GAME_OVER)
    if record.is_drawing:
        raise Denied(409, sentences.DRAWING)
