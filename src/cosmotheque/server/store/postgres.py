"""Tables in PostgreSQL, for several nodes at once. Reads go over a small pool, writes over one connection."""

import asyncio
import contextlib
from typing import Any

import asyncpg

from cosmotheque.core import codec
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store import Change, Document, Head, Par, StoreFailed
from cosmotheque.server.store.postgres_reader import Reader
from cosmotheque.server.store.postgres_writer import LOST, Tell, Writer
from cosmotheque.server.store.writer import Filing, Observe

MOST_READERS = 4
READ_SECONDS = 10.0
CLOSING_SECONDS = 3.0
HEADS = """
    SELECT id,
        (SELECT COALESCE(MAX(number) + 1, 0) FROM entries WHERE table_id = id),
        revision,
        (SELECT COALESCE(MAX(number) + 1, 0) FROM chat WHERE table_id = id)
    FROM tables WHERE id = ANY($1)
"""
DOCUMENTS = """
    SELECT kind, id, created, revision, sheet,
        ARRAY(
            SELECT guest FROM owners WHERE owners.kind = documents.kind AND owners.id = documents.id ORDER BY guest
        ),
        board, rank
    FROM documents
"""


class PostgresStore:
    """The database is in today's shape already. `tell` passes on the heads of tables that were changed.

    Without `tell` they are notified in the very transaction that changes them.
    """

    def __init__(self, url: str, node: str, observe: Observe | None = None, tell: Tell | None = None) -> None:
        self._url = url
        self._writer = Writer(url, node, observe, tell)
        self._reader = Reader(self.read)
        self._opening = asyncio.Lock()
        self._pool: asyncpg.Pool | None = None

    async def write(self, change: Change) -> None:
        await self._writer.write(change)

    async def record(self, table: str) -> TableRecord | None:
        rows = await self.read("SELECT sheet FROM tables WHERE id = $1", table)
        return _table_record(rows[0]) if rows else None

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        return await self._reader.entries(table, since)

    async def lines(self, table: str, since: int = 0) -> list[bytes]:
        query = "SELECT line FROM chat WHERE table_id = $1 AND number >= $2 ORDER BY number"
        return [row[0] for row in await self.read(query, table, since)]

    async def heads(self, tables: list[str]) -> list[Head]:
        return [Head(*row) for row in await self.read(HEADS, tables)]

    async def tables_of(self, guest: str, last: int) -> list[TableRecord]:
        query = (
            "SELECT sheet FROM tables JOIN concerned ON table_id = id WHERE guest = $1 "
            "ORDER BY created DESC, id DESC LIMIT $2"
        )
        return [_table_record(row) for row in await self.read(query, guest, last)]

    async def unfinished(self, guest: str, since: str) -> list[str]:
        query = (
            "SELECT id FROM tables JOIN concerned ON table_id = id "
            "WHERE guest = $1 AND status != 'over' AND created >= $2"
        )
        return [row[0] for row in await self.read(query, guest, since)]

    async def public(self, last: int) -> list[TableRecord]:
        query = "SELECT sheet FROM tables WHERE public AND status = 'open' ORDER BY created DESC, id DESC LIMIT $1"
        return [_table_record(row) for row in await self.read(query, last)]

    async def due(self, until: int) -> list[str]:
        query = "SELECT id FROM tables WHERE due IS NOT NULL AND due <= $1 ORDER BY due"
        return [row[0] for row in await self.read(query, until)]

    async def keep(self, *documents: Document) -> None:
        await self._writer.keep(Filing(documents))

    async def document(self, kind: str, name: str) -> Document | None:
        rows = await self.read(DOCUMENTS + "WHERE kind = $1 AND id = $2", kind, name)
        return _document(rows[0]) if rows else None

    async def documents_of(self, kind: str, guest: str, last: int) -> list[Document]:
        found = "WHERE kind = $1 AND id IN (SELECT id FROM owners WHERE kind = $1 AND guest = $2)"
        query = f"{DOCUMENTS} {found} ORDER BY created DESC, id DESC LIMIT $3"
        return [_document(row) for row in await self.read(query, kind, guest, last)]

    async def belongings(self, guest: str) -> list[Document]:
        found = "WHERE (kind, id) IN (SELECT kind, id FROM owners WHERE guest = $1)"
        return [_document(row) for row in await self.read(f"{DOCUMENTS} {found} ORDER BY kind, id", guest)]

    async def documents_on(self, board: str, most: int) -> list[Document]:
        query = f"{DOCUMENTS} WHERE board = $1 ORDER BY rank DESC, id LIMIT $2"
        return [_document(row) for row in await self.read(query, board, most)]

    async def documents_before(self, kind: str, created: str, most: int) -> list[Document]:
        query = f"{DOCUMENTS} WHERE kind = $1 AND created < $2 ORDER BY created LIMIT $3"
        return [_document(row) for row in await self.read(query, kind, created, most)]

    async def tables_in(self, campaign: str) -> list[TableRecord]:
        query = "SELECT sheet FROM tables WHERE campaign = $1 ORDER BY created, id"
        return [_table_record(row) for row in await self.read(query, campaign)]

    async def tables_with(self, deal: str, most: int, guest: str | None = None) -> list[TableRecord]:
        query = (
            "SELECT sheet FROM tables WHERE deal = $1 AND ("
            "id IN (SELECT id FROM tables WHERE deal = $1 ORDER BY created, id LIMIT $2) "
            "OR id IN (SELECT table_id FROM concerned WHERE guest = $3)) ORDER BY created, id"
        )
        return [_table_record(row) for row in await self.read(query, deal, most, guest)]

    async def keep_par(self, par: Par) -> None:
        await self._writer.keep_par(par)

    async def pars(self, *deals: str) -> list[Par]:
        rows = await self.read("SELECT sheet FROM pars WHERE deal = ANY($1) ORDER BY deal, lineup", list(deals))
        return [codec.decode(row[0], Par) for row in rows]

    async def name(self, guest: str) -> str | None:
        rows = await self.read("SELECT name FROM guests WHERE id = $1", guest)
        return rows[0][0] if rows else None

    async def rename(self, guest: str, name: str | None) -> None:
        await self._writer.rename(guest, name)

    async def all_tables(self, after: str, most: int) -> list[tuple[TableRecord, int | None]]:
        query = "SELECT sheet, due FROM tables WHERE id > $1 ORDER BY id LIMIT $2"
        return [(_table_record(row), row[1]) for row in await self.read(query, after, most)]

    async def all_guests(self, after: str, most: int) -> list[tuple[str, str]]:
        query = "SELECT id, name FROM guests WHERE id > $1 ORDER BY id LIMIT $2"
        return [(row[0], row[1]) for row in await self.read(query, after, most)]

    async def all_documents(self, after: tuple[str, str], most: int) -> list[Document]:
        query = DOCUMENTS + "WHERE (kind, id) > ($1, $2) ORDER BY kind, id LIMIT $3"
        return [_document(row) for row in await self.read(query, *after, most)]

    async def probe(self) -> None:
        await self._writer.probe()

    async def close(self) -> None:
        await self._writer.close()
        if self._pool is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._pool.close(), CLOSING_SECONDS)

    async def read(self, query: str, *values: Any) -> list[Any]:
        """The rows of one statement; also for what nodes know of each other."""
        try:
            pool = await self._get_pool()
            return list(await pool.fetch(query, *values, timeout=READ_SECONDS))
        except LOST as fault:
            raise StoreFailed(str(fault) or type(fault).__name__) from fault

    async def _get_pool(self) -> asyncpg.Pool:
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._url, min_size=1, max_size=MOST_READERS, reset=_leave, timeout=READ_SECONDS
                )
            return self._pool


async def _leave(_connection: Any) -> None:
    """Leave a connection as it is when it returns to the pool: nothing here changes a session."""


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
        owners=tuple(owners),
        board=board,
        rank=rank,
    )
