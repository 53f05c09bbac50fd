"""Group commit on PostgreSQL: all work that has come together is one transaction, mostly one statement.

When the connection is lost, a batch is sent again for a little while. Whether the first attempt was stored after all
shows by the keys: an own entry that is there already is no conflict.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import asyncpg

from cosmotheque.core import codec
from cosmotheque.server.store import Change, Conflict, Document, Head, Par, StoreFailed
from cosmotheque.server.store.notices import CHANNEL, Notice
from cosmotheque.server.store.writer import NOBODY, Filing, Observe, Probe, Renaming, Work, par_row, table_columns

PATIENCE = 5.0
MOST_CHANGES = 500
HEADS_A_NOTICE = 100
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, TimeoutError)
AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
"""Two nodes stood in each other's way: one by one it goes."""

Tell: TypeAlias = Callable[[list[bytes]], Awaitable[bool]]
"""Passes notices on; False when it could not."""
Job: TypeAlias = tuple[Work, "asyncio.Future[None]"]

ENTRIES = """
    WITH written AS (
        INSERT INTO entries (table_id, number, entry)
        SELECT tables.id, new.number, new.entry
        FROM unnest($1::text[], $2::int[], $3::int[], $4::bytea[]) AS new (table_id, revision, number, entry)
        LEFT JOIN tables ON tables.id = new.table_id AND tables.revision = new.revision
    ), woken AS (
        UPDATE tables SET due = new.due FROM unnest($5::text[], $6::bigint[]) AS new (id, due) WHERE tables.id = new.id
    )
    SELECT pg_notify($7, notice) FROM unnest($8::text[]) AS notice
"""
"""An entry that was made under another revision of the record finds no table, which NOT NULL forbids."""
NOTIFY = "SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice"
NEW_RECORD = """
    INSERT INTO tables (id, status, public, created, campaign, deal, sheet) VALUES ($1, $2, $3, $4, $5, $6, $7)
"""
NEXT_RECORD = """
    UPDATE tables SET status = $2, sheet = $3, deal = $5, revision = CASE WHEN revision = $4 - 1 THEN $4 END
    WHERE id = $1
"""
PAR = "INSERT INTO pars VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
NEW_DOCUMENT = "INSERT INTO documents (kind, id, created, sheet, board, rank) VALUES ($1, $2, $3, $4, $5, $6)"
NEXT_DOCUMENT = """
    UPDATE documents SET sheet = $3, board = $5, rank = $6, revision = CASE WHEN revision = $4 - 1 THEN $4 END
    WHERE kind = $1 AND id = $2
"""


class Writer:
    """`observe` gets the size and the seconds of each batch."""

    def __init__(self, url: str, node: str, observe: Observe | None, tell: Tell | None) -> None:
        self._url, self._node = url, node
        self._observe, self._tell = observe, tell
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._connection: asyncpg.Connection[Any] | None = None

    async def write(self, change: Change) -> None:
        await self._put(change)

    async def rename(self, guest: str, name: str | None) -> None:
        await self._put(Renaming(guest, name))

    async def keep(self, filing: Filing) -> None:
        await self._put(filing)

    async def keep_par(self, par: Par) -> None:
        await self._put(par)

    async def probe(self) -> None:
        await self._put(Probe())

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._task is not None:
            self._jobs.put_nowait(None)
            await self._task
        if self._connection is not None:
            self._connection.terminate()

    def _put(self, work: Work) -> "asyncio.Future[None]":
        loop = asyncio.get_running_loop()
        if self._task is None:
            self._task = loop.create_task(self._run())
        future: asyncio.Future[None] = loop.create_future()
        self._jobs.put_nowait((work, future))
        return future

    async def _run(self) -> None:
        open_ = True
        while open_:
            batch = [await self._jobs.get()]
            while len(batch) < MOST_CHANGES and not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            open_ = None not in batch
            jobs = [job for job in batch if job is not None]
            start = time.perf_counter()
            faults = await self._commit([work for work, _ in jobs], time.monotonic() + PATIENCE)
            _settle([future for _, future in jobs], faults)
            if self._observe is not None and jobs:
                self._observe(len(jobs), time.perf_counter() - start)

    async def _commit(self, batch: Sequence[Work], until: float, again: bool = False) -> list[StoreFailed | None]:
        """Store a batch in one transaction; after a conflict, its parts one by one, so that only the late ones fail."""
        if not batch:
            return []
        try:
            await self._write(batch)
        except (asyncpg.IntegrityConstraintViolationError, *AGAIN) as fault:
            if len(batch) > 1:
                return [result for work in batch for result in await self._commit([work], until, again)]
            if isinstance(fault, AGAIN) and time.monotonic() < until:
                return await self._commit(batch, until, again)
            stored = again and await self._is_stored(batch[0])
            return [None if stored else Conflict(str(fault))]
        except LOST as fault:
            self._drop()
            if time.monotonic() >= until:
                return [StoreFailed(str(fault) or type(fault).__name__) for _ in batch]
            await asyncio.sleep(0.1)
            return await self._commit(batch, until, again=True)
        except Exception as fault:  # of any kind: every table must hear of it
            self._drop()
            return [StoreFailed(str(fault)) for _ in batch]
        return [None] * len(batch)

    async def _write(self, batch: Sequence[Work]) -> None:
        connection = await self._connect()
        changes = sorted((work for work in batch if isinstance(work, Change)), key=lambda change: change.table)
        notices = self._notices(changes, kinds_in(batch))
        others = _statements(batch)
        spoken = [notice.decode() for notice in notices]
        values = (*_columns(changes), CHANNEL, [] if self._tell else spoken)
        async with asyncio.timeout(PATIENCE):
            if others:
                async with connection.transaction():
                    for statement, rows in others:
                        await connection.executemany(statement, rows)
                    await connection.fetch(ENTRIES, *values)
            else:
                await connection.fetch(ENTRIES, *values)
        if self._tell is not None and notices and not await self._tell(notices):
            await connection.fetch(NOTIFY, CHANNEL, spoken)

    def _notices(self, changes: Sequence[Change], kinds: tuple[str, ...]) -> list[bytes]:
        heads = tuple(head(change) for change in changes)
        parts = (heads[start : start + HEADS_A_NOTICE] for start in range(0, len(heads), HEADS_A_NOTICE))
        told = [Notice(self._node, part) for part in parts]
        return [codec.encode(notice) for notice in (*told, *([Notice(self._node, kinds=kinds)] if kinds else []))]

    async def _is_stored(self, work: Work) -> bool:
        """True if an attempt that broke off was stored."""
        if isinstance(work, Renaming | Par | Probe):
            return False
        connection = await self._connect()
        if isinstance(work, Filing):
            first, query = work.documents[0], "SELECT sheet FROM documents WHERE kind = $1 AND id = $2"
            found = await connection.fetchval(query, first.kind, first.id)
            return bool(found == (None if first.gone else first.sheet))
        if work.record is not None:
            found = await connection.fetchval("SELECT sheet FROM tables WHERE id = $1", work.table)
            return bool(found == codec.encode(work.record))
        rows, wanted = "SELECT entry FROM entries WHERE table_id = $1 AND number = $2", (work.first, work.entries)
        if not work.entries:
            rows, wanted = "SELECT line FROM chat WHERE table_id = $1 AND number = $2", (work.first_line, work.lines)
        number, texts = wanted
        return bool(texts) and await connection.fetchval(rows, work.table, number) == texts[0]

    async def _connect(self) -> "asyncpg.Connection[Any]":
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._url, timeout=PATIENCE)
        return self._connection

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None


def head(change: Change) -> Head:
    """The head of a table after a change; -1 for numbers it leaves alone."""
    return Head(
        change.table,
        change.first + len(change.entries) if change.entries else -1,
        change.record.revision if change.record is not None else -1,
        change.first_line + len(change.lines) if change.lines else -1,
    )


def kinds_in(batch: Sequence[Work]) -> tuple[str, ...]:
    """The kinds of the documents that a batch changes."""
    return tuple(sorted({one.kind for one in _documents_in(batch)}))


def _documents_in(batch: Sequence[Work]) -> list[Document]:
    """The documents that a batch stores, by themselves or together with a table."""
    return [document for work in batch if isinstance(work, Filing | Change) for document in work.documents]


def _settle(futures: list["asyncio.Future[None]"], faults: list[StoreFailed | None]) -> None:
    for future, fault in zip(futures, faults, strict=True):
        if future.cancelled():
            continue
        if fault is None:
            future.set_result(None)
        else:
            future.set_exception(fault)


def _columns(changes: Sequence[Change]) -> tuple[list[Any], ...]:
    """Entries and wishes to be woken, column by column."""
    entries = [
        (change.table, change.record.revision if change.record is not None else change.under, number, entry)
        for change in changes
        for number, entry in enumerate(change.entries, start=change.first)
    ]
    due = [(change.table, change.due) for change in changes if change.sets_due]
    return tuple([row[column] for row in entries] for column in range(4)) + tuple(
        [row[column] for row in due] for column in range(2)
    )


def _statements(batch: Sequence[Work]) -> list[tuple[str, list[tuple[Any, ...]]]]:
    """The statements of a batch beside entries: records first, because entries rely on their revision."""
    called = {work.guest: work.name for work in batch if isinstance(work, Renaming)}
    changes = [work for work in batch if isinstance(work, Change)]
    records = sorted((change.record for change in changes if change.record is not None), key=lambda record: record.id)
    fresh = [(*table_columns(record), codec.encode(record)) for record in records if record.revision == 0]
    later = [
        (record.id, record.status, codec.encode(record), record.revision, record.deal.secret or None)
        for record in records
        if record.revision > 0
    ]
    concerned = [(guest, record.id) for record in records for guest in sorted(record.guests())]
    said = [
        (change.table, number, line)
        for change in changes
        for number, line in enumerate(change.lines, start=change.first_line)
    ]
    rename = "INSERT INTO guests VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
    probes = [(NOBODY,)] if any(isinstance(work, Probe) for work in batch) else []
    wanted: list[tuple[str, list[tuple[Any, ...]]]] = [
        ("INSERT INTO guests VALUES ($1, '') ON CONFLICT DO NOTHING", list(probes)),
        ("DELETE FROM guests WHERE id = $1", list(probes)),
        (rename, [(guest, name) for guest, name in called.items() if name is not None]),
        ("DELETE FROM guests WHERE id = $1", [(guest,) for guest, name in called.items() if name is None]),
        (NEW_RECORD, list(fresh)),
        (NEXT_RECORD, list(later)),
        ("DELETE FROM concerned WHERE table_id = $1", [(record.id,) for record in records]),
        ("INSERT INTO concerned VALUES ($1, $2)", list(concerned)),
        ("INSERT INTO chat VALUES ($1, $2, $3)", list(said)),
        (
            "UPDATE chat SET line = $3 WHERE table_id = $1 AND number = $2",
            [(change.table, *rewritten) for change in changes for rewritten in change.rewritten],
        ),
        (PAR, [par_row(work) for work in batch if isinstance(work, Par)]),
    ]
    return [(statement, rows) for statement, rows in (*wanted, *_about_documents(batch)) if rows]


def _about_documents(batch: Sequence[Work]) -> list[tuple[str, list[tuple[Any, ...]]]]:
    """The statements of a batch about documents, in the order used for tables."""
    filed = sorted(_documents_in(batch), key=_document_key)
    fresh = [(*_document_key(one), one.created, one.sheet, one.board, one.rank) for one in filed if one.revision == 0]
    later = [(*_document_key(one), one.sheet, one.revision, one.board, one.rank) for one in filed if one.revision > 0]
    owners = {(guest, *_document_key(one)): None for one in filed if not one.gone for guest in one.owners}
    return [
        (NEW_DOCUMENT, list(fresh)),
        (NEXT_DOCUMENT, list(later)),
        ("DELETE FROM owners WHERE kind = $1 AND id = $2", [_document_key(one) for one in filed]),
        ("INSERT INTO owners VALUES ($1, $2, $3)", list(owners)),
        ("DELETE FROM documents WHERE kind = $1 AND id = $2", [_document_key(one) for one in filed if one.gone]),
    ]


def _document_key(document: Document) -> tuple[str, str]:
    return document.kind, document.id
