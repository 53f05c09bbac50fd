"""Requests of people at a table about each other: mute, block, report. The people concerned never learn it.

People are named by the marks of a table, never by their ids.
"""

from cosmotheque.core.text import Text
from cosmotheque.server.base import sentences as common
from cosmotheque.server.base import text_safety
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.civility import blocks, sentences
from cosmotheque.server.features.civility.record import OPEN, REPORTS, BlockRecord, ReportedLine, ReportRecord
from cosmotheque.server.features.civility.wire import Block, BlockInfo, NewReport, TablePerson
from cosmotheque.server.live.chat_log import SpokenLine
from cosmotheque.server.live.services import Services
from cosmotheque.server.live.table import Table
from cosmotheque.server.store.documents import about
from cosmotheque.server.wire.parts import Guest


async def people_at(table: Table, me: Guest) -> list[TablePerson]:
    """All people who sit or have spoken at a table, those who sit first."""
    records = {one.of: one for one in await blocks.mutes_and_blocks(table.services.store, me.id)}
    return [
        TablePerson(
            who=table.chat.mark(guest),
            name=name,
            seats=tuple(number for number, seat in enumerate(table.record.seats) if seat.guest == guest),
            mine=guest == me.id,
            muted=guest in records,
            blocked=guest in records and records[guest].blocked,
        )
        for guest, name in (await _people(table, me)).items()
    ]


async def mute_or_block(table: Table, me: Guest, wanted: Block) -> list[TablePerson]:
    """Mute or block a person at the table; at this one nothing else changes."""
    services = table.services
    of, called = await _find(table, me, wanted.who)
    if not services.blocks.of(me.id).take():
        raise Denied(429, common.TOO_MANY_REQUESTS)
    if len(await blocks.mutes_and_blocks(services.store, me.id)) >= services.settings.limits.shuns_per_guest:
        raise Denied(409, sentences.TOO_MANY_BLOCKS)
    await blocks.mute_or_block(services.store, BlockRecord(by=me.id, of=of, called=called, blocked=wanted.block))
    return await people_at(table, me)


async def unblock(table: Table, me: Guest, who: str) -> list[TablePerson]:
    """Hear and meet a person at the table again."""
    of, _ = await _find(table, me, who)
    await blocks.unblock(table.services.store, me.id, of)
    return await people_at(table, me)


async def list_blocked(services: Services, me: Guest) -> list[BlockInfo]:
    """The people whom I have muted or blocked, newest first."""
    found = await blocks.mutes_and_blocks(services.store, me.id)
    return [BlockInfo(one.id, one.called, one.blocked, one.created) for one in found]


async def unblock_listed(services: Services, me: Guest, name: str) -> list[BlockInfo]:
    """Hear and meet a person from that list again."""
    found = next((one for one in await blocks.mutes_and_blocks(services.store, me.id) if one.id == name), None)
    if found is not None:
        await blocks.unblock(services.store, me.id, found.of)
    return await list_blocked(services, me)


async def report(table: Table, me: Guest, wanted: NewReport, address: str) -> ReportRecord:
    """Report a person to the administrator: under the names of now, with lines of theirs as they stand."""
    of, called = await _find(table, me, wanted.who)
    lines = await _lines(table, of, wanted.lines)
    await _must_not_flood(table.services, me.id, address)
    record = ReportRecord(
        by=me.id,
        by_name=me.name,
        of=of,
        of_name=called,
        table=table.record.id,
        game=table.record.game,
        reason=wanted.reason,
        words=text_safety.clean_line(wanted.words),
        lines=lines,
    )
    await REPORTS.keep(table.services.store, record)
    return record


async def _lines(table: Table, of: str, numbers: tuple[int, ...]) -> tuple[ReportedLine, ...]:
    """Lines of one person by their numbers; others' are nobody's to report with them."""
    theirs = {number: line for number, line in await table.chat.last_lines() if line.guest == of}
    if not theirs.keys() >= set(numbers):
        raise Denied(404, sentences.NO_SUCH_LINE)
    wanted = [theirs[number] for number in sorted(set(numbers))]
    return tuple(ReportedLine(line.name, line.at, _line_text(table, line)) for line in wanted)


def _line_text(table: Table, line: SpokenLine) -> Text:
    phrase = table.state.game.words.phrases.get(line.phrase or "")
    words = line.text or line.phrase or ""
    return phrase or Text(fr=words, en=words)


async def _must_not_flood(services: Services, guest: str, address: str) -> None:
    """A guest and an address have each a rate, and there are only so many that nobody has looked at."""
    limits, store = services.settings.limits, services.store
    rates = services.reports.of(guest), services.reports_of_address.of(address)
    if not all(rate.take() for rate in rates):
        raise Denied(429, sentences.TOO_MANY_REPORTS)
    mine = [one for one in await REPORTS.of(store, about(guest), limits.open_reports) if one.by == guest]
    unread = len(await REPORTS.of(store, OPEN, limits.open_reports))
    if sum(not one.settled for one in mine) >= limits.reports_per_guest or unread >= limits.open_reports:
        raise Denied(409, sentences.TOO_MANY_REPORTS)


async def _find(table: Table, me: Guest, who: str) -> tuple[str, str]:
    """The id and the name of another person at the table."""
    people = await _people(table, me)
    found = next(((guest, name) for guest, name in people.items() if table.chat.mark(guest) == who), None)
    if found is None:
        raise Denied(404, sentences.NO_SUCH_PERSON)
    if found[0] == me.id:
        raise Denied(409, common.THAT_IS_YOU)
    return found


async def _people(table: Table, me: Guest) -> dict[str, str]:
    """Names by ids. A guest who comes after the end, and had no part in the game, is refused."""
    record = table.record
    if record.status == "over" and not record.concerns(me.id):
        raise Denied(403, common.NOT_THERE)
    spoke = {line.guest: line.name for _, line in await table.chat.last_lines() if line.guest}
    sits = {seat.guest: seat.name for seat in record.seats if seat.guest is not None}
    asks = {} if record.requests.newcomer is None else {record.requests.newcomer.guest: record.requests.newcomer.name}
    return {**sits, **{guest: name for guest, name in {**spoke, **asks}.items() if guest not in sits}}
