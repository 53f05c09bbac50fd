"""Tables in one SQLite file. One thread writes and one reads; the event loop never waits for the disk."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from cosmotheque.core import codec
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store import Change, Document, Head, Par, StoreFailed
from cosmotheque.server.store.sqlite_file import migrate
from cosmotheque.server.store.writer import Filing, Observe, Writer

T = TypeVar("T")
HEAD = """
    SELECT id,
        (SELECT COALESCE(MAX(number) + 1, 0) FROM entries WHERE table_id = id),
        revision,
        (SELECT COALESCE(MAX(number) + 1, 0) FROM chat WHERE table_id = id)
    FROM tables WHERE id = ?
"""
DOCUMENTS = """
    SELECT kind, id, created, revision, sheet,
        (SELECT group_concat(guest) FROM owners WHERE owners.kind = documents.kind AND owners.id = documents.id),
        board, rank
    FROM documents
"""


class SqliteStore:
    """Durable against a killed process and against a power failure: WAL mode with `synchronous=FULL`."""

    def __init__(self, path: Path, observe: Observe | None = None) -> None:
        migrate(path)
        self._writer = Writer(path, observe)
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)

    def write(self, change: Change) -> Awaitable[None]:
        return self._writer.write(change)

    async def record(self, table: str) -> TableRecord | None:
        rows = await self._read("SELECT sheet FROM tables WHERE id = ?", table)
        return _table_record(rows[0]) if rows else None

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        query = "SELECT entry FROM entries WHERE table_id = ? AND number >= ? ORDER BY number"
        return [row[0] for row in await self._read(query, table, since)]

    async def lines(self, table: str, since: int = 0) -> list[bytes]:
        query = "SELECT line FROM chat WHERE table_id = ? AND number >= ? ORDER BY number"
        return [row[0] for row in await self._read(query, table, since)]

    async def heads(self, tables: list[str]) -> list[Head]:
        return [Head(*row) for table in tables for row in await self._read(HEAD, table)]

    async def tables_of(self, guest: str, last: int) -> list[TableRecord]:
        query = (
            "SELECT sheet FROM tables JOIN concerned ON table_id = id WHERE guest = ? "
            "ORDER BY created DESC, tables.rowid DESC LIMIT ?"
        )
        return [_table_record(row) for row in await self._read(query, guest, last)]

    async def unfinished(self, guest: str, since: str) -> list[str]:
        query = (
            "SELECT id FROM tables JOIN concerned ON table_id = id "
            "WHERE guest = ? AND status != 'over' AND created >= ?"
        )
        return [row[0] for row in await self._read(query, guest, since)]

    async def public(self, last: int) -> list[TableRecord]:
        query = "SELECT sheet FROM tables WHERE public AND status = 'open' ORDER BY created DESC, rowid DESC LIMIT ?"
        return [_table_record(row) for row in await self._read(query, last)]

    async def due(self, until: int) -> list[str]:
        query = "SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? ORDER BY due"
        return [row[0] for row in await self._read(query, until)]

    async def keep(self, *documents: Document) -> None:
        await self._writer.keep(Filing(documents))

    async def document(self, kind: str, name: str) -> Document | None:
        rows = await self._read(DOCUMENTS + "WHERE kind = ? AND id = ?", kind, name)
        return _document(rows[0]) if rows else None

    async def documents_of(self, kind: str, guest: str, last: int) -> list[Document]:
        found = "WHERE kind = ?1 AND id IN (SELECT id FROM owners WHERE kind = ?1 AND guest = ?2)"
        query = f"{DOCUMENTS} {found} ORDER BY created DESC, id DESC LIMIT ?3"
        return [_document(row) for row in await self._read(query, kind, guest, last)]

    async def belongings(self, guest: str) -> list[Document]:
        found = "WHERE (kind, id) IN (SELECT kind, id FROM owners WHERE guest = ?)"
        return [_document(row) for row in await self._read(f"{DOCUMENTS} {found} ORDER BY kind, id", guest)]

    async def documents_on(self, board: str, most: int) -> list[Document]:
        query = f"{DOCUMENTS} WHERE board = ? ORDER BY rank DESC, id LIMIT ?"
        return [_document(row) for row in await self._read(query, board, most)]

    async def documents_before(self, kind: str, created: str, most: int) -> list[Document]:
        query = f"{DOCUMENTS} WHERE kind = ? AND created < ? ORDER BY created LIMIT ?"
        return [_document(row) for row in await self._read(query, kind, created, most)]

    async def tables_in(self, campaign: str) -> list[TableRecord]:
        query = "SELECT sheet FROM tables WHERE campaign = ? ORDER BY created, id"
        return [_table_record(row) for row in await self._read(query, campaign)]

    async def tables_with(self, deal: str, most: int, guest: str | None = None) -> list[TableRecord]:
        query = (
            "SELECT sheet FROM tables WHERE deal = ?1 AND ("
            "id IN (SELECT id FROM tables WHERE deal = ?1 ORDER BY created, rowid LIMIT ?2) "
            "OR id IN (SELECT table_id FROM concerned WHERE guest = ?3)) ORDER BY created, rowid"
        )
        return [_table_record(row) for row in await self._read(query, deal, most, guest)]

    async def keep_par(self, par: Par) -> None:
        await self._writer.keep_par(par)

    async def pars(self, *deals: str) -> list[Par]:
        query = "SELECT sheet FROM pars WHERE deal IN (SELECT value FROM json_each(?)) ORDER BY deal, lineup"
        rows = await self._read(query, codec.encode(deals).decode())
        return [codec.decode(row[0], Par) for row in rows]

    async def name(self, guest: str) -> str | None:
        rows = await self._read("SELECT name FROM guests WHERE id = ?", guest)
        return rows[0][0] if rows else None

    async def rename(self, guest: str, name: str | None) -> None:
        await self._writer.rename(guest, name)

    async def all_tables(self, after: str, most: int) -> list[tuple[TableRecord, int | None]]:
        query = "SELECT sheet, due FROM tables WHERE id > ? ORDER BY id LIMIT ?"
        return [(_table_record(row), row[1]) for row in await self._read(query, after, most)]

    async def all_guests(self, after: str, most: int) -> list[tuple[str, str]]:
        query = "SELECT id, name FROM guests WHERE id > ? ORDER BY id LIMIT ?"
        return [(row[0], row[1]) for row in await self._read(query, after, most)]

    async def all_documents(self, after: tuple[str, str], most: int) -> list[Document]:
        query = DOCUMENTS + "WHERE (kind, id) > (?, ?) ORDER BY kind, id LIMIT ?"
        return [_document(row) for row in await self._read(query, *after, most)]

    async def probe(self) -> None:
        await self._writer.probe()

    async def close(self) -> None:
        await self._writer.close()
        self._reader.shutdown()
        self._database.close()

    async def _read(self, query: str, *values: Any) -> list[Any]:
        return await self._in_reader(lambda: self._database.execute(query, values).fetchall())

    async def _in_reader(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, work)
        except sqlite3.Error as fault:
            raise StoreFailed(str(fault)) from fault


def _table_record(row: Any) -> TableRecord:
    record: TableRecord = codec.decode(row[0], TableRecord)
    return record


def _document(row: Any) -> Document:
    kind, name, created, revision, sheet, owners, board, rank = row
    return Document(
        kind=kind,
        id=name,
        created=created,
        revision=revision,
        sheet=sheet,
        owners=_guests(owners),
        board=board,
        rank=rank,
    )


def _guests(joined: str | None) -> tuple[str, ...]:
    return tuple(sorted(joined.split(","))) if joined else ()
