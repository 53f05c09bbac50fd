"""Where tables are kept. `Store` is all the server asks for; `sqlite` is the one that needs no installation."""

from typing import Protocol

import msgspec

from cosmotheque.server.sheet import TableSheet


class StoreFailed(Exception):
    """Nothing of the change was stored: the disk is full, the file is locked."""


class Conflict(StoreFailed):
    """Somebody else wrote this entry of the log first."""


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What is stored at once or not at all, for one table.

    `entries` are numbered from `first`. `due` is when, in milliseconds since 1970, the table wants to be woken
    although nobody asks for it; it is written when `sets_due`.
    """

    table: str
    first: int = 0
    entries: tuple[bytes, ...] = ()
    sheet: TableSheet | None = None
    line: bytes | None = None
    due: int | None = None
    sets_due: bool = False


class Store(Protocol):
    """Few operations, so that another database is one more file. All may raise StoreFailed."""

    async def write(self, change: Change) -> None:
        """Return when the change is safe from a power failure."""

    async def sheet(self, table: str) -> TableSheet | None: ...

    async def entries(self, table: str) -> list[bytes]: ...

    async def lines(self, table: str, last: int) -> list[bytes]:
        """The last lines of a table's chat, oldest first."""

    async def tables_of(self, guest: str, last: int) -> list[TableSheet]:
        """The tables that concern a guest, newest first."""

    async def unfinished(self, guest: str, since: str) -> list[str]:
        """The tables of a guest, set up since then, that are not over."""

    async def public(self, last: int) -> list[TableSheet]:
        """Public tables that have not started, newest first."""

    async def due(self, until: int) -> list[str]:
        """The tables that want to be woken until then."""

    async def name(self, guest: str) -> str | None: ...

    async def rename(self, guest: str, name: str) -> None: ...

    async def close(self) -> None: ...
