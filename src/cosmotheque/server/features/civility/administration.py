"""The administrator's part: reports, names and bans; closing a table. Every deed is written down.

Nothing here reads a game: names and reported lines of chat are all that is shown.
"""

import contextlib
from datetime import timedelta

from msgspec.structs import replace

from cosmotheque.server.base import identity, logs
from cosmotheque.server.base import sentences as common
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.civility import sentences
from cosmotheque.server.features.civility.record import (
    ALL_BANS,
    ALL_DEEDS,
    BANS,
    DEEDS,
    NOTES,
    OPEN,
    REPORTS,
    SETTLED,
    BanRecord,
    DeedRecord,
    NoteRecord,
    ReportRecord,
    ban_of,
)
from cosmotheque.server.features.civility.wire import (
    BanInfo,
    BanPerson,
    DeedInfo,
    NoteInfo,
    RenamePerson,
    ReportInfo,
    SaidLine,
    Whom,
)
from cosmotheque.server.live import manage, seating
from cosmotheque.server.live.journal import wall_ms
from cosmotheque.server.live.table import Table
from cosmotheque.server.live.tables import Tables, now_text
from cosmotheque.server.record.table import without_makers
from cosmotheque.server.store import Conflict, Store
from cosmotheque.server.store.documents import about

MOST_LISTED = 200
MOST_EXPIRED = 10_000


async def reports(tables: Tables, *, settled: bool) -> list[ReportInfo]:
    """The newest reports, of those that wait or of those that are settled."""
    found = await REPORTS.of(tables.services.store, SETTLED if settled else OPEN, MOST_LISTED)
    return [await _info(tables.services.store, report) for report in found]


async def settle(tables: Tables, name: str, note: str) -> ReportInfo:
    """Mark a report as settled."""
    store = tables.services.store

    def mark_settled(report: ReportRecord | None) -> ReportRecord:
        found = _require(report)
        return found if found.settled else replace(found, settled=now_text(), note=note)

    before = _require(await REPORTS.find(store, name))
    report = await REPORTS.change(store, name, mark_settled)
    if not before.settled:
        await _write_down(store, DeedRecord(what="settle", called=report.of_name, why=note, report=report.id))
    return await _info(store, report)


async def close_reported(tables: Tables, name: str, why: str) -> ReportInfo:
    """Close the table of a report."""
    report = _require(await REPORTS.find(tables.services.store, name))
    await close(tables, report.table, why, report.id)
    return await _info(tables.services.store, report)


async def close(tables: Tables, name: str, why: str, report: str = "") -> None:
    """Close a table for good: it is over without an outcome, and the table shows everybody why."""
    table = await tables.get(name)
    await table.ask(lambda: _close(table, why))
    await _write_down(tables.services.store, DeedRecord(what="close", table=logs.short(name), why=why, report=report))


async def _close(table: Table, why: str) -> None:
    """Close a table, in its own task."""
    record, state = table.record, table.state
    if record.status == "over":
        raise Denied(409, common.TABLE_CLOSED if record.ending.closed else common.GAME_OVER)
    now = wall_ms()
    over = replace(
        record,
        status="over",
        ending=replace(record.ending, closed=why),
        times=replace(record.times, ended=now),
        requests=replace(record.requests, undo=None, newcomer=None),
        pause=replace(record.pause, reason=""),
        series=replace(record.series, sequels=()),
    )
    over = without_makers(over)
    if record.status == "running":
        journal = await state.load_journal()
        over = replace(over, v=journal.v, pause=replace(over.pause, since=record.pause.since or now))
        journal.close()
    await seating.change(state, over)
    state.audience.show_all(state.journal)


async def rename(tables: Tables, name: str, wanted: RenamePerson, new: str) -> ReportInfo:
    """Give a person of a report another name, at every table where they play, and tell them."""
    store = tables.services.store
    report = _require(await REPORTS.find(store, name))
    person, _ = _whom(report, wanted.whom)
    before = await _name_of(store, person)
    await manage.rename_everywhere(tables, person, new, is_forced=True)
    note = NoteRecord(person=person, what="rename", called=new, why=wanted.why)
    deed = DeedRecord(what="rename", called=before, renamed=new, why=wanted.why, report=report.id)
    await _write_down(store, deed, note)
    return await _info(store, report)


async def ban(tables: Tables, name: str, wanted: BanPerson) -> ReportInfo:
    """Keep a person of a report from setting up tables, sitting down and speaking, and tell them why."""
    store = tables.services.store
    report = _require(await REPORTS.find(store, name))
    person, called = _whom(report, wanted.whom)
    until = "" if wanted.days is None else now_text(timedelta(days=wanted.days))
    await BANS.keep(store, BanRecord(person=person, called=called, why=wanted.why, until=until))
    note = NoteRecord(person=person, what="bar", why=wanted.why, until=until)
    deed = DeedRecord(what="bar", called=called, until=until, why=wanted.why, report=report.id)
    await _write_down(store, deed, note)
    return await _info(store, report)


async def list_bans(tables: Tables) -> list[BanInfo]:
    """The bans that hold now, newest first."""
    found = await BANS.of(tables.services.store, ALL_BANS, MOST_LISTED)
    return [BanInfo(one.id, one.created, one.called, one.why, one.until) for one in found if one.holds()]


async def end_ban(tables: Tables, name: str) -> list[BanInfo]:
    """End a ban before its time, and tell whom it was for."""
    store = tables.services.store
    found = await BANS.find(store, name)
    if found is None:
        raise Denied(404, sentences.NO_SUCH_BAN)
    await BANS.drop(store, found)
    note = NoteRecord(person=found.person, what="free")
    await _write_down(store, DeedRecord(what="free", called=found.called), note)
    return await list_bans(tables)


async def deeds(tables: Tables) -> list[DeedInfo]:
    """The administrator's deeds, newest first."""
    found = await DEEDS.of(tables.services.store, ALL_DEEDS, MOST_LISTED)
    return [
        DeedInfo(deed.created, deed.what, deed.called, deed.renamed, deed.table, deed.until, deed.why) for deed in found
    ]


async def notes(store: Store, person: str) -> list[NoteInfo]:
    """The notes for a person that they have not put aside, newest first."""
    found = await NOTES.of(store, person, MOST_LISTED)
    return [NoteInfo(note.id, note.created, note.what, note.why, note.called, note.until) for note in found]


async def put_aside(store: Store, person: str, name: str) -> list[NoteInfo]:
    """Drop a note that its person has read."""
    found = await NOTES.find(store, name)
    if found is not None and found.person == person:
        with contextlib.suppress(Conflict):  # put aside twice at once
            await NOTES.drop(store, found)
    return await notes(store, person)


async def drop_expired(store: Store, days: int) -> None:
    """Drop settled reports and ended bans that are older than that. Another node may be at it, too."""
    since = now_text(-timedelta(days=days))
    for report in await REPORTS.of(store, SETTLED, MOST_EXPIRED):
        if report.settled < since:
            with contextlib.suppress(Conflict):
                await REPORTS.drop(store, report)
    for one in await BANS.of(store, ALL_BANS, MOST_EXPIRED):
        if one.until and one.until < since:
            with contextlib.suppress(Conflict):
                await BANS.drop(store, one)


async def _write_down(store: Store, deed: DeedRecord, *told: NoteRecord) -> None:
    await store.keep(DEEDS.document(deed), *(NOTES.document(note) for note in told))
    logs.info("administrator", deed=deed.what)


async def _info(store: Store, report: ReportRecord) -> ReportInfo:
    table = await store.record(report.table)
    about_them = [one for one in await REPORTS.of(store, about(report.of), MOST_LISTED) if one.of == report.of]
    return ReportInfo(
        id=report.id,
        at=report.created,
        table=logs.short(report.table),
        game=report.game,
        can_close=table is not None and table.status != "over",
        person=about(report.of)[:6],
        name=report.of_name,
        name_now=await _name_of(store, report.of),
        barred=await ban_of(store, report.of) is not None,
        reporter=about(report.by)[:6],
        reporter_name=report.by_name,
        reason=report.reason,
        words=report.words,
        lines=tuple(SaidLine(line.name, line.at, line.said) for line in report.lines),
        others=sum(one.id != report.id for one in about_them),
        settled=report.settled,
        note=report.note,
    )


def _whom(report: ReportRecord, whom: Whom) -> tuple[str, str]:
    return (report.of, report.of_name) if whom == "reported" else (report.by, report.by_name)


async def _name_of(store: Store, person: str) -> str:
    return await store.name(person) or identity.first_name(person)


def _require(report: ReportRecord | None) -> ReportRecord:
    if report is None:
        raise Denied(404, sentences.NO_SUCH_REPORT)
    return report
