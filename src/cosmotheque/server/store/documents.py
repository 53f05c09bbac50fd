"""Kinds of documents, which are kept beside tables, typed. A new kind needs a record and one line.

A record has an id, the time it was created, and a revision that counts its changes: a node that stores the next one
must have seen the last. Nothing stays in memory.

The line also states which fields of a record its owners may read when they take along their data. A kind that states
nothing is not handed out.
"""

import asyncio
import hashlib
import random
from collections.abc import Awaitable, Callable, Iterable, Mapping
from datetime import timedelta
from typing import Any, Generic, Protocol, TypeAlias, TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from cosmotheque.core import codec
from cosmotheque.server.store import Conflict, Document, Store

MOST_ATTEMPTS = 10
FIRST_PAUSE = 0.005
"""The most seconds before the second attempt; twice as long each time, so that two nodes do not go in step."""


class Filed(Protocol):
    """The fields of every record that is kept as a document; frozen structs have them."""

    @property
    def id(self) -> str: ...

    @property
    def created(self) -> str: ...

    @property
    def revision(self) -> int: ...


class Reader(msgspec.Struct, frozen=True):
    """A person who reads what belongs to them; `names` are what all its owners are called now, by id."""

    id: str
    names: Mapping[str, str] = {}


R = TypeVar("R", bound=Filed)
T = TypeVar("T")
ReadablePart: TypeAlias = dict[str, Any] | None
"""The fields that a reader may know; None where they may not even know that there is a record."""
Sheet: TypeAlias = dict[str, Any]
"""A record as it is stored."""
KINDS: dict[str, "Kind[Any]"] = {}
"""All kinds that there are in this process, by name."""


DIGEST_LETTERS = 24


def about(guest: str) -> str:
    """The owner of records that are about a guest without being theirs."""
    return hashlib.sha256(f"about {guest}".encode()).hexdigest()[:DIGEST_LETTERS]


def only(*fields: str) -> Callable[[Any, Reader], ReadablePart]:
    """The statement that all owners of a record may read these fields of it, and no others."""
    return lambda record, _reader: {field: getattr(record, field) for field in fields}


def nothing(_record: Any, _reader: Reader) -> ReadablePart:
    """The statement that no owner may read a record: it is the server's own, or about a person who may not know."""
    return None


class Kind(Generic[R]):
    """Records of one type, found by their id and by the guests they belong to, who may read what `tell` gives them.

    `tell` names the fields one by one, so that a new field is hidden at first. It never gives another guest's id.
    `place` says on which board a record stands, and with which rank: the first on a board are found by it. `join` makes
    one sheet of two when their owners become one person: of the sheet that stays and the one that is handed over;
    without it the first stays alone. A document is dropped when it is older than `kept`.
    """

    def __init__(
        self,
        name: str,
        record: type[R],
        owners: Callable[[R], Iterable[str]],
        *,
        tell: Callable[[R, Reader], ReadablePart] | None = None,
        place: Callable[[R], tuple[str, int] | None] = lambda _: None,
        join: Callable[[Sheet, Sheet], Sheet] | None = None,
        kept: timedelta | None = None,
    ) -> None:
        self.name, self.record, self.tell, self.join, self.kept = name, record, tell, join, kept
        self._owners, self._place = owners, place
        KINDS[name] = self
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def document(self, record: R, *, gone: bool = False) -> Document:
        """The record as it is stored, also together with others; with `gone` the end of it."""
        board, rank = self._place(record) or (None, 0)
        return Document(
            kind=self.name,
            id=record.id,
            created=record.created,
            sheet=codec.encode(record),
            owners=tuple(sorted(set(self._owners(record)))),
            revision=record.revision,
            board=board,
            rank=rank,
            gone=gone,
        )

    def read(self, document: Document) -> R:
        found: R = codec.decode(document.sheet, self.record)
        return found

    def readable_part(self, document: Document, reader: Reader) -> ReadablePart:
        """The part of a document that one of its owners may read."""
        return None if self.tell is None else self.tell(self.read(document), reader)

    async def find(self, store: Store, name: str) -> R | None:
        document = await store.document(self.name, name)
        return None if document is None else self.read(document)

    async def of(self, store: Store, guest: str, last: int) -> list[R]:
        """A guest's documents, newest first."""
        return [self.read(document) for document in await store.documents_of(self.name, guest, last)]

    async def first(self, store: Store, board: str, most: int) -> list[R]:
        """Documents on a board, the highest rank first."""
        return [self.read(document) for document in await store.documents_on(board, most)]

    def turn(self, name: str) -> asyncio.Lock:
        """The lock under which this process changes a record."""
        return self._turns.setdefault(name, asyncio.Lock())

    async def keep(self, store: Store, record: R) -> None:
        """Store a new record, or the next revision of one."""
        await store.keep(self.document(record))

    async def drop(self, store: Store, record: R) -> None:
        """Delete a record, unless it was changed meanwhile."""
        await store.keep(self.document(next_of(record), gone=True))

    async def change(
        self,
        store: Store,
        name: str,
        work: Callable[[R | None], R],
        beside: Callable[[R | None, R], Iterable[Document]] = lambda _old, _new: (),
    ) -> R:
        """Store what `work` makes of a record, or of none, and with it what `beside` makes of the two.

        Changes in this process take turns. After a conflict with another node, the record is read and changed again.
        """
        async with self.turn(name):
            return await try_again(lambda: self._change_once(store, name, work, beside))

    async def _change_once(
        self,
        store: Store,
        name: str,
        work: Callable[[R | None], R],
        beside: Callable[[R | None, R], Iterable[Document]],
    ) -> R:
        old = await self.find(store, name)
        new = work(old)
        if new != old:
            new = new if old is None else _with_revision(new, old.revision + 1)
            await store.keep(self.document(new), *beside(old, new))
        return new


async def try_again(work: Callable[[], Awaitable[T]]) -> T:
    """Run work that reads and stores, and run it again after each conflict with another writer."""
    for attempt in range(MOST_ATTEMPTS - 1):
        try:
            return await work()
        except Conflict:
            await asyncio.sleep(random.uniform(0, FIRST_PAUSE * 2**attempt))
    return await work()


def next_of(record: R) -> R:
    """The revision after that one, still the same."""
    return _with_revision(record, record.revision + 1)


def _with_revision(record: R, revision: int) -> R:
    numbered: R = replace(record, revision=revision)  # type: ignore[type-var]
    return numbered
