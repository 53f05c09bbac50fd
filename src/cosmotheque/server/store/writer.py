"""Group commit: one thread writes the changes of all tables, one transaction for all that have come together.

A change that comes while a batch is written waits for the next one in the event loop's thread, so that the two threads
meet once a batch and not once a move. Python's SQLite takes the interpreter lock anew for each statement, and under
load waits for it each time: a batch that is nothing but entries is therefore one INSERT, which is a transaction of its
own.
"""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeAlias

import msgspec

from cosmotheque.core import codec
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store import Change, Conflict, Document, Par, StoreFailed

MOST_ROWS = 500
BUSY_SECONDS = 5.0
NEW_RECORD = "INSERT INTO tables (id, status, public, created, campaign, deal, sheet) VALUES (?, ?, ?, ?, ?, ?, ?)"
NEXT_RECORD = """
    UPDATE tables SET status = ?, deal = ?, sheet = ?, revision = CASE WHEN revision = ? - 1 THEN ? END WHERE id = ?
"""
NEW_DOCUMENT = "INSERT INTO documents (kind, id, created, sheet, board, rank) VALUES (?, ?, ?, ?, ?, ?)"
NEXT_DOCUMENT = """
    UPDATE documents SET sheet = ?, board = ?, rank = ?, revision = CASE WHEN revision = ? - 1 THEN ? END
    WHERE kind = ? AND id = ?
"""
INSERT_ENTRIES = "INSERT INTO entries (table_id, number, entry) VALUES "
NOBODY = ".probe"
"""A guest that no cookie is ever made for."""
Observe: TypeAlias = Callable[[int, float], None]


class Renaming(msgspec.Struct, frozen=True):
    guest: str
    name: str | None


class Filing(msgspec.Struct, frozen=True):
    """Documents that are stored at once or not at all."""

    documents: tuple[Document, ...]


class Probe(msgspec.Struct, frozen=True):
    """A row that is written and taken away again: a full disk refuses it as it would refuse a move."""


Work: TypeAlias = Change | Renaming | Filing | Par | Probe
Job: TypeAlias = tuple[Work, "asyncio.Future[None]"]


class Writer:
    """`observe` gets the size and the seconds of each batch, in the event loop's thread."""

    def __init__(self, path: Path, observe: Observe | None = None) -> None:
        self._path = path
        self._observe = observe
        self._waiting: list[Job] = []
        self._batches: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._is_busy = False
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop

    def write(self, change: Change) -> "asyncio.Future[None]":
        return self._put(change)

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
        if self._thread is not None:
            self._hand_over()
            self._batches.put(None)
            await asyncio.to_thread(self._thread.join)

    def _put(self, work: Work) -> "asyncio.Future[None]":
        if self._thread is None:
            self._loop = asyncio.get_running_loop()
            self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
            self._thread.start()
        future: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append((work, future))
        if not self._is_busy:
            self._is_busy = True
            self._loop.call_soon(self._hand_over)
        return future

    def _hand_over(self) -> None:
        """Hand the waiting changes to the thread as the next batch."""
        batch, self._waiting = self._waiting, []
        self._is_busy = bool(batch)
        if batch:
            self._batches.put(batch)

    def _run(self) -> None:
        database = _connect(self._path)
        while (batch := self._batches.get()) is not None:
            start = time.perf_counter()
            faults = _commit(database, [work for work, _ in batch])
            seconds = time.perf_counter() - start
            self._loop.call_soon_threadsafe(self._settle, [future for _, future in batch], faults, seconds)
        database.close()

    def _settle(self, futures: list["asyncio.Future[None]"], faults: list[StoreFailed | None], seconds: float) -> None:
        """Tell the waiting tasks their results. Changes that come until these tasks have gone on are the next batch."""
        self._loop.call_soon(self._loop.call_soon, self._hand_over)
        for future, fault in zip(futures, faults, strict=True):
            if future.cancelled():
                continue
            if fault is None:
                future.set_result(None)
            else:
                future.set_exception(fault)
        if self._observe is not None:
            self._observe(len(futures), seconds)


def _connect(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None, cached_statements=256, timeout=BUSY_SECONDS)
    database.execute("PRAGMA synchronous = FULL")
    return database


def _commit(database: sqlite3.Connection, batch: Sequence[Work]) -> list[StoreFailed | None]:
    """Store a batch in one transaction; after a conflict, its parts one by one, so that only the late ones fail."""
    try:
        _write(database, batch)
    except sqlite3.IntegrityError as fault:
        if len(batch) > 1:
            return [result for work in batch for result in _commit(database, [work])]
        return [Conflict(str(fault))]
    except Exception as fault:  # of any kind: every table must hear of it
        return [StoreFailed(str(fault)) for _ in batch]
    return [None] * len(batch)


def _write(database: sqlite3.Connection, batch: Sequence[Work]) -> None:
    rows = [
        (work.table, number, entry)
        for work in batch
        if isinstance(work, Change)
        for number, entry in enumerate(work.entries, start=work.first)
    ]
    others = [statement for work in batch for statement in _statements(work)]
    if not others and len(rows) <= MOST_ROWS:
        _insert(database, rows)
        return
    database.execute("BEGIN IMMEDIATE")
    try:
        for start in range(0, len(rows), MOST_ROWS):
            _insert(database, rows[start : start + MOST_ROWS])
        for statement, values in others:
            database.execute(statement, values)
        database.execute("COMMIT")
    except sqlite3.Error:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise


def _insert(database: sqlite3.Connection, rows: Sequence[tuple[str, int, bytes]]) -> None:
    if rows:
        database.execute(_insertion(len(rows)), [value for row in rows for value in row])


@cache
def _insertion(rows: int) -> str:
    return INSERT_ENTRIES + ",".join(["(?,?,?)"] * rows)


def _statements(work: Work) -> list[tuple[str, tuple[Any, ...]]]:
    """The statements of a change beside entries."""
    if isinstance(work, Change):
        return _about_change(work)
    if isinstance(work, Renaming) and work.name is None:
        return [("DELETE FROM guests WHERE id = ?", (work.guest,))]
    if isinstance(work, Renaming):
        renamed = "INSERT INTO guests VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
        return [(renamed, (work.guest, work.name))]
    if isinstance(work, Filing):
        return [statement for document in work.documents for statement in _about_document(document)]
    if isinstance(work, Probe):
        written = "INSERT INTO guests VALUES (?, '') ON CONFLICT DO NOTHING"
        return [(written, (NOBODY,)), ("DELETE FROM guests WHERE id = ?", (NOBODY,))]
    return [("INSERT INTO pars VALUES (?, ?, ?) ON CONFLICT DO NOTHING", par_row(work))]


def _about_change(work: Change) -> list[tuple[str, tuple[Any, ...]]]:
    found: list[tuple[str, tuple[Any, ...]]] = []
    if work.record is not None:
        found.extend(_about_record(work.record))
    if work.sets_due:
        found.append(("UPDATE tables SET due = ? WHERE id = ?", (work.due, work.table)))
    for number, line in enumerate(work.lines, start=work.first_line):
        found.append(("INSERT INTO chat VALUES (?, ?, ?)", (work.table, number, line)))
    for number, line in work.rewritten:
        found.append(("UPDATE chat SET line = ? WHERE table_id = ? AND number = ?", (line, work.table, number)))
    found.extend(statement for document in work.documents for statement in _about_document(document))
    return found


def table_columns(record: TableRecord) -> tuple[Any, ...]:
    """The columns by which a store finds a new table without reading its record."""
    return record.id, record.status, record.access.public, record.created, record.campaign, record.deal.secret or None


def par_row(par: Par) -> tuple[str, str, bytes]:
    """The row that is stored of it."""
    return par.deal, ",".join(par.lineup), codec.encode(par)


def _about_record(record: TableRecord) -> list[tuple[str, tuple[Any, ...]]]:
    """The statements for a new record or its next revision; where that is taken already, they violate NOT NULL."""
    if record.revision == 0:
        values: tuple[Any, ...] = (*table_columns(record), codec.encode(record))
    else:
        values = (
            record.status,
            record.deal.secret or None,
            codec.encode(record),
            record.revision,
            record.revision,
            record.id,
        )
    return [
        (NEXT_RECORD if record.revision else NEW_RECORD, values),
        ("DELETE FROM concerned WHERE table_id = ?", (record.id,)),
        *(("INSERT INTO concerned VALUES (?, ?)", (guest, record.id)) for guest in sorted(record.guests())),
    ]


def _about_document(document: Document) -> list[tuple[str, tuple[Any, ...]]]:
    """A new document, the next revision of one, or its end, as with tables."""
    named, ranked = (document.kind, document.id), (document.board, document.rank)
    if document.revision == 0:
        first: tuple[str, tuple[Any, ...]] = (NEW_DOCUMENT, (*named, document.created, document.sheet, *ranked))
    else:
        first = (NEXT_DOCUMENT, (document.sheet, *ranked, document.revision, document.revision, *named))
    forget = [("DELETE FROM owners WHERE kind = ? AND id = ?", named)]
    if document.gone:
        return [first, *forget, ("DELETE FROM documents WHERE kind = ? AND id = ?", named)]
    return [first, *forget, *(("INSERT INTO owners VALUES (?, ?, ?)", (one, *named)) for one in set(document.owners))]
