"""Requests about a table beside playing: sit, leave, fill seats, start, play again."""

import contextlib
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cosmotheque.core.errors import CosmothequeError
from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.live import chat, deal_commitments, entrants, giving_up, pausing, seating, seats, waiting
from cosmotheque.server.live.journal import Journal, wall_ms
from cosmotheque.server.live.move_deadlines import Deadlines
from cosmotheque.server.live.table import Table
from cosmotheque.server.live.tables import Tables, now_text
from cosmotheque.server.record import table as table_record
from cosmotheque.server.record.parts import Deal, Ending, Pause, Rating, Requests, Times
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.wire.table import FillSeat, PastGame, SetChat, TableInfo, TakeSeat

MOST_REMEMBERED = 50
RENAMED_DAYS = 30


async def sit(table: Table, wanted: TakeSeat, guest: str, name: str, address: str) -> TableInfo:
    """Take a seat, or ask for it."""
    seat = wanted.seat
    seated = seats.sit(table.record, seat, guest, await chat.name_at(table.state, guest, name))
    new = deal_commitments.promise(seated, guest, wanted.commitment)
    if table.record.seats[seat].guest != guest:
        await must_be_let_in(table, guest)
    if new.requests.newcomer not in (None, table.record.requests.newcomer):
        chat.must_not_flood(table.state, guest, address)
    if new.status == "running":
        new = with_time(new, seat, await table.state.load_journal())
    now = wall_ms()
    new = waiting.end_waiting(waiting.note_seen(new, guest, now))
    begins = table.record.pairing is not None and new.pairing is None and new.status == "open"
    await seating.change(table.state, await table.services.features.refresh(new, now))
    if begins:
        await table.state.start()
    return await table.state.info(guest)


async def must_be_let_in(table: Table, guest: str) -> None:
    """Refuse a newcomer who is banned, may not be here, is not wanted by the host, or is one of very many.

    The last two get the same answer and are counted alike, so that a guest cannot tell from it that they are blocked.
    A guest who may not be here is refused before: they do not use up the arrivals of those who may.
    """
    services = table.services
    await services.features.check_person(guest)
    await services.features.check_newcomer(table.record, guest)
    is_crowded = not services.arrivals_at_table.of(table.record.id).take()
    if not await services.features.is_wanted(table.record, guest) or is_crowded:
        raise Denied(409, sentences.NOBODY_ELSE)


def with_time(record: TableRecord, seat: int, journal: Journal) -> TableRecord:
    """Give a returning guest all days again; refuse if the clock has run out."""
    if journal.clocks is None or journal.clocks.read(journal.now())[seat] > 0:
        return record
    if not isinstance(journal.clocks, Deadlines):
        raise Denied(409, sentences.TIME_UP)
    return seats.put(record, seat, replace(record.seats[seat], back=journal.now()))


async def leave(table: Table, seat: int, guest: str) -> TableInfo:
    """Get up. In a running game a bot stands in; a rated one is given up by it."""
    if entrants.is_bound(table.record):
        await giving_up.give_up(table.state, seat, guest)
        return await table.state.info(guest)
    left = seats.seat_newcomer_if_agreed(seats.leave(table.record, seat, guest))
    await seating.change(table.state, waiting.remove_guests(left, guest))
    return await table.state.info(guest)


async def fill(table: Table, wanted: FillSeat, guest: str) -> TableInfo:
    await seating.change(
        table.state, seats.seat_newcomer_if_agreed(seats.fill(table.record, wanted.seat, guest, wanted.bot))
    )
    return await table.state.info(guest)


async def set_chat(table: Table, guest: str, wanted: SetChat) -> TableInfo:
    if guest != table.record.host:
        raise Denied(403, sentences.HOST_ONLY)
    await seating.change(
        table.state, replace(table.record, talk=replace(table.record.talk, open=wanted.open, free=wanted.free))
    )
    return await table.state.info(guest)


async def set_coach(table: Table, guest: str, *, is_on: bool) -> TableInfo:
    if guest != table.record.host:
        raise Denied(403, sentences.HOST_ONLY)
    if table.record.deal.day and is_on:
        raise Denied(409, sentences.NO_COACH_TODAY)
    if table.record.rating.rated and is_on:
        raise Denied(409, sentences.RATED_ALONE)
    await seating.change(table.state, replace(table.record, talk=replace(table.record.talk, coach=is_on)))
    return await table.state.info(guest)


async def set_bell(table: Table, guest: str, *, is_on: bool) -> TableInfo:
    """Turn a guest's calls to a table on or off; for guests who sit there."""
    record = table.record
    if not any(seat.guest == guest for seat in record.seats):
        raise Denied(403, sentences.NOT_SEATED)
    others = {one for one in record.bells if one != guest}
    await seating.change(table.state, replace(record, bells=tuple(sorted(others | {guest} if is_on else others))))
    return await table.state.info(guest)


async def set_pause(table: Table, guest: str, *, is_on: bool) -> TableInfo:
    await pausing.set_pause(table.state, guest, is_on=is_on)
    return await table.state.info(guest)


async def rename_everywhere(tables: Tables, guest: str, name: str, *, is_forced: bool = False) -> None:
    """Call a guest by another name from now on, also at the tables where they play, or their bots."""
    await tables.services.store.rename(guest, name)
    await tables.services.features.rename(guest, name, is_forced=is_forced)
    for unfinished in await tables.list_unfinished(guest, RENAMED_DAYS):
        table = await tables.get(unfinished)
        with contextlib.suppress(CosmothequeError):  # one that cannot be opened keeps the old name
            await table.ask(lambda table=table: rename(table, guest, name, is_forced=is_forced))  # type: ignore[misc]


async def rename(table: Table, guest: str, name: str, *, is_forced: bool = False) -> None:
    """Show a guest's new name; where the game keeps people from talking, they go by the old one until it is over.

    One that is `is_forced` upon them says nothing, and is shown in any case.
    """
    if not is_forced and await chat.is_silent(table.state, guest):
        return
    await seating.change(table.state, seats.rename(table.record, guest, name))
    for connection in table.audience.connections:
        if connection.guest == guest:
            connection.name = name


async def start(table: Table, guest: str) -> TableInfo:
    """Begin, once every seat is taken."""
    if table.record.ending.closed:
        raise Denied(409, sentences.TABLE_CLOSED)
    if table.record.status != "open":
        raise Denied(409, sentences.HAS_STARTED)
    if guest != table.record.host and not table.record.seats_of(guest):
        raise Denied(403, sentences.NOT_SEATED)
    if any(seat.is_open for seat in table.record.seats):
        raise Denied(409, sentences.SEATS_OPEN)
    if table.record.is_drawing:
        return await table.state.info(guest)
    await table.state.start()
    return await table.state.info(guest)


async def open_number(table: Table, guest: str, number: str) -> TableInfo:
    """A browser opens what it promised for the deal; with the last one the game begins."""
    new = deal_commitments.reveal_number(table.record, guest, number)
    if new != table.record and deal_commitments.awaited_seats(new):
        await seating.change(table.state, new)
    elif new != table.record:
        await table.state.begin(new)
    return await table.state.info(guest)


async def _refresh_names(table: Table) -> TableRecord:
    """The record with everybody called as they are called now."""
    named = table.record
    for guest in {seat.guest for seat in named.seats if seat.guest is not None}:
        name = await table.services.store.name(guest)
        named = named if name is None else seats.rename(named, guest, name)
    return named


async def rematch(
    table: Table, tables: Tables, guest: str, sequel: int, commitment: str | None, count: Callable[[], None]
) -> TableInfo:
    """The next game of a series: made by the first who asks, found by the others; it begins when all have come.

    `count` is called before a table is made, and may refuse.

    Its id follows from this table's, so that two who ask two nodes at once find each other.
    """
    old = table.record
    if old.ending.closed:
        raise Denied(409, sentences.TABLE_CLOSED)
    if old.status != "over":
        raise Denied(409, sentences.NOT_OVER)
    if not any(seat.guest == guest for seat in old.seats):
        raise Denied(403, sentences.NOT_SEATED)
    if old.series.rematch is not None:
        found = await tables.get(old.series.rematch)
        return await found.ask(lambda: found.state.info(guest))
    if sequel >= max(1, len(old.series.sequels)):
        raise Denied(400, sentences.NO_SEQUEL)
    options = old.series.sequels[sequel] if old.series.sequels else old.options
    following = await tables.services.features.find_next(old, options, guest)
    if following is None:
        following = (await _next_table(table, tables, guest, options, commitment, count)).record.id
    await seating.change(table.state, replace(old, series=replace(old.series, rematch=following)))
    found = await tables.get(following)
    return await found.ask(lambda: found.state.info(guest))


async def _next_table(
    table: Table,
    tables: Tables,
    guest: str,
    options: dict[str, Any],
    commitment: str | None,
    count: Callable[[], None],
) -> Table:
    """A table for the same people, everybody one seat further on; it begins at once where no player is missing."""
    old = table.record
    count()
    await tables.check_may_play_more(guest)
    await tables.services.features.check_next(old)
    rotated, score = seats.rotate_seats(await _refresh_names(table))
    arranged = await tables.services.features.keep_seats(old.game, rotated)
    ended = old.ending.outcome
    listed = old.access.public and await tables.has_public_room(old.origin)
    played = PastGame(old.options, ended.reason if ended else "", ended.scores if ended else ())
    fresh = deal_commitments.with_draw(
        replace(
            old,
            id=table_record.id_from(table.services.signer.digest(old.id)),
            host=guest,
            seats=arranged,
            options=options,
            created=now_text(),
            status="open",
            times=Times(),
            v=0,
            ending=Ending(),
            series=replace(
                old.series,
                score=score,
                games=old.series.games + 1,
                past=() if old.campaign is not None else (*old.series.past, played)[-MOST_REMEMBERED:],
                sequels=(),
            ),
            rating=Rating(rated=old.rating.rated),
            rules=table.state.game.meta.version,
            requests=Requests(),
            access=replace(old.access, public=listed),
            pause=Pause(),
            deal=Deal(),
            pairing=None,
            revision=0,
        ),
        table.state.game,
    )
    new = await tables.find_or_add(deal_commitments.promise(fresh, guest, commitment))
    if all(seat.bot is not None or seat.guest == guest for seat in arranged):
        await new.ask(new.state.start)
    return new
