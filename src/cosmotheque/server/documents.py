"""Kinds of documents: what is kept beside tables, typed. Whoever has something new to keep writes a record and a line.

A record has an id, the time it was created, and a revision that counts its changes: who stores the next one must have
seen the last. Nothing stays in memory.
"""

import asyncio
import random
from collections.abc import Callable, Iterable
from typing import Generic, Protocol, TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace

from cosmotheque.core import codec
from cosmotheque.server.store import Conflict, Document, Store

MOST_ATTEMPTS = 10
FIRST_PAUSE = 0.005
"""So many seconds at most before the second attempt; twice as long each time, so that two nodes do not go in step."""


class Filed(Protocol):
    """What every record has that is kept as a document; frozen structs have it as fields."""

    @property
    def id(self) -> str: ...

    @property
    def created(self) -> str: ...

    @property
    def revision(self) -> int: ...


R = TypeVar("R", bound=Filed)


class Kind(Generic[R]):
    """Records of one type, found by their id and by the guests they belong to; of some, the first by rank on a board.

    `place` says on which board a record stands, and with which rank.
    """

    def __init__(
        self,
        name: str,
        record: type[R],
        owners: Callable[[R], Iterable[str]],
        place: Callable[[R], tuple[str, int] | None] = lambda _: None,
    ) -> None:
        self.name = name
        self._record, self._owners, self._place = record, owners, place
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
        found: R = codec.decode(document.sheet, self._record)
        return found

    async def find(self, store: Store, name: str) -> R | None:
        document = await store.document(self.name, name)
        return None if document is None else self.read(document)

    async def of(self, store: Store, guest: str, last: int) -> list[R]:
        """Those that belong to a guest, newest first."""
        return [self.read(document) for document in await store.documents_of(self.name, guest, last)]

    async def first(self, store: Store, board: str, most: int) -> list[R]:
        """Those on a board, the highest rank first."""
        return [self.read(document) for document in await store.documents_on(board, most)]

    def turn(self, name: str) -> asyncio.Lock:
        """Whoever changes a record here comes in turn."""
        return self._turns.setdefault(name, asyncio.Lock())

    async def keep(self, store: Store, record: R) -> None:
        """Store a new record, or the next revision of one."""
        await store.keep(self.document(record))

    async def drop(self, store: Store, record: R) -> None:
        """Leave nothing of a record, unless somebody has changed it meanwhile."""
        await store.keep(self.document(next_of(record), gone=True))

    async def change(
        self,
        store: Store,
        name: str,
        work: Callable[[R | None], R],
        beside: Callable[[R | None, R], Iterable[Document]] = lambda _old, _new: (),
    ) -> R:
        """Store what `work` makes of a record, or of none, and with it what `beside` says of the two.

        Whoever changes it here comes in turn; where somebody at another node was first, look again and do it anew.
        """
        async with self.turn(name):
            for attempt in range(MOST_ATTEMPTS - 1):
                try:
                    return await self._change_once(store, name, work, beside)
                except Conflict:
                    await asyncio.sleep(random.uniform(0, FIRST_PAUSE * 2**attempt))
            return await self._change_once(store, name, work, beside)

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
            new = new if old is None else _numbered(new, old.revision + 1)
            await store.keep(self.document(new), *beside(old, new))
        return new


def next_of(record: R) -> R:
    """The revision after that one, still the same."""
    return _numbered(record, record.revision + 1)


def _numbered(record: R, revision: int) -> R:
    numbered: R = replace(record, revision=revision)  # type: ignore[type-var]
    return numbered
