"""The store of tables.

`Store` is all the server asks for; `sqlite` needs no installation, `postgres` serves many nodes.

Two may write at the same time. Keys alone decide which was first: an entry by its table and number, a line of chat
likewise, the record of a table and a document by its revision. The second one gets Conflict and nothing of its change
is stored.
"""

from collections.abc import Awaitable
from typing import Protocol

import msgspec

from cosmotheque.core.game import Outcome
from cosmotheque.server.record.table import TableRecord


class StoreFailed(Exception):
    """Nothing of the change was stored: the disk is full, the file is locked, or the database is away."""


class Conflict(StoreFailed):
    """Another writer changed the table first."""


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """Changes to one table that are stored all together or not at all.

    `entries` are numbered from `first`, `lines` of chat from `first_line`. A `record` of revision 0 is a new table; any
    other takes the place of the revision before it. Entries without a record were made under revision `under`, and
    where several nodes write they are stored only while that is the current one. `due` is when, in milliseconds since
    1970, the table wants to be woken without a request; it is written when `sets_due`. `rewritten` are lines by their
    numbers whose guest became another person, or went. `documents` are stored with the rest.
    """

    table: str
    first: int = 0
    entries: tuple[bytes, ...] = ()
    record: TableRecord | None = None
    under: int = 0
    first_line: int = 0
    lines: tuple[bytes, ...] = ()
    rewritten: tuple[tuple[int, bytes], ...] = ()
    due: int | None = None
    sets_due: bool = False
    documents: "tuple[Document, ...]" = ()


class Par(msgspec.Struct, frozen=True):
    """The outcome of bots with a deal, by their names from seat to seat. It is stored once: the first result counts."""

    deal: str
    lineup: tuple[str, ...]
    outcome: Outcome


class Document(msgspec.Struct, frozen=True, kw_only=True):
    """A record of some kind that is kept beside tables: a campaign, a person, a group. Its `sheet` is JSON.

    It is found by its id, by the guests it belongs to and, where it stands on a `board`, by its `rank` there. One of
    revision 0 is new; any other takes the place of the revision before it, or with `gone` leaves nothing there.
    """

    kind: str
    id: str
    created: str
    sheet: bytes
    owners: tuple[str, ...] = ()
    revision: int = 0
    board: str | None = None
    rank: int = 0
    gone: bool = False


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of a database for an operator: its shape, its newest table, its clock, and the key if it has it.

    The `key` is for comparing, and is shown to nobody.
    """

    step: str | None
    newest: str = ""
    now: float | None = None
    key: bytes | None = None
    is_read_only: bool = False


class Head(msgspec.Struct, frozen=True, array_like=True):
    """The counts of a table's entries, revisions and lines of chat, without their content."""

    table: str
    v: int
    revision: int
    lines: int


class Store(Protocol):
    """Few operations, so that another database is one more file. All may raise StoreFailed."""

    def write(self, change: Change) -> Awaitable[None]:
        """Done when the change is safe from a power failure."""

    async def record(self, table: str) -> TableRecord | None: ...

    async def entries(self, table: str, since: int = 0) -> list[bytes]: ...

    async def lines(self, table: str, since: int = 0) -> list[bytes]:
        """The lines of a table's chat from that number on."""

    async def heads(self, tables: list[str]) -> list[Head]:
        """The heads of those of these tables that exist."""

    async def tables_of(self, guest: str, last: int) -> list[TableRecord]:
        """The tables that concern a guest, newest first."""

    async def unfinished(self, guest: str, since: str) -> list[str]:
        """The tables of a guest, set up since then, that are not over."""

    async def public(self, last: int) -> list[TableRecord]:
        """Public tables that have not started, newest first."""

    async def due(self, until: int) -> list[str]:
        """The tables that want to be woken until then."""

    async def keep(self, *documents: Document) -> None:
        """Store documents, all at once or not at all."""

    async def document(self, kind: str, name: str) -> Document | None: ...

    async def documents_of(self, kind: str, guest: str, last: int) -> list[Document]:
        """The documents of a kind that belong to a guest, newest first."""

    async def belongings(self, guest: str) -> list[Document]:
        """All documents that belong to a guest, in the order of their kinds and ids."""

    async def documents_on(self, board: str, most: int) -> list[Document]:
        """The documents on a board, the highest rank first."""

    async def documents_before(self, kind: str, created: str, most: int) -> list[Document]:
        """The documents of a kind that are older than that, oldest first."""

    async def tables_in(self, campaign: str) -> list[TableRecord]:
        """The tables of a campaign, oldest first."""

    async def tables_with(self, deal: str, most: int, guest: str | None = None) -> list[TableRecord]:
        """The first tables with a deal, and all others with it that concern a guest, oldest first."""

    async def keep_par(self, par: Par) -> None:
        """Store how bots fared with a deal."""

    async def pars(self, *deals: str) -> list[Par]:
        """All known results of bots with these deals."""

    async def name(self, guest: str) -> str | None: ...

    async def rename(self, guest: str, name: str | None) -> None:
        """Call a guest by a name, or with None forget the one they had."""

    async def all_tables(self, after: str, most: int) -> list[tuple[TableRecord, int | None]]:
        """Records and when they are due, in the order of their ids, beginning after that one."""

    async def all_guests(self, after: str, most: int) -> list[tuple[str, str]]:
        """Guests and their names, in the order of their ids, beginning after that one."""

    async def all_documents(self, after: tuple[str, str], most: int) -> list[Document]:
        """Documents in the order of their kinds and ids, beginning after that one."""

    async def probe(self) -> None:
        """Write something that leaves nothing behind; done when the disk has taken it."""

    async def close(self) -> None: ...
