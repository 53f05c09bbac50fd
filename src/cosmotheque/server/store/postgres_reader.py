"""Group reading on PostgreSQL: logs that are asked for together are one query, as changes together are one commit.

A node hears of the moves of many tables at once, and each of those tables asks for what is new in its own log.
"""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

MOST_TABLES = 100
ENTRIES = """
    SELECT asked.place, entries.entry
    FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS asked (table_id, since, place)
    JOIN entries ON entries.table_id = asked.table_id AND entries.number >= asked.since
    ORDER BY asked.place, entries.number
"""
Read: TypeAlias = Callable[..., Awaitable[list[Any]]]
Wish: TypeAlias = tuple[str, int, "asyncio.Future[list[bytes]]"]


class Reader:
    """`read` asks the database; all who wait for a query get its failure."""

    def __init__(self, read: Read) -> None:
        self._read = read
        self._wishes: list[Wish] = []
        self._task: asyncio.Task[None] | None = None

    async def entries(self, table: str, since: int) -> list[bytes]:
        """The log of a table from that number on, with what others ask for while a query is under way."""
        loop = asyncio.get_running_loop()
        found: asyncio.Future[list[bytes]] = loop.create_future()
        self._wishes.append((table, since, found))
        if self._task is None:
            self._task = loop.create_task(self._run())
        return await found

    async def _run(self) -> None:
        while self._wishes:
            wishes, self._wishes = self._wishes[:MOST_TABLES], self._wishes[MOST_TABLES:]
            try:
                rows = await self._read(ENTRIES, [wish[0] for wish in wishes], [wish[1] for wish in wishes])
            except Exception as fault:  # of any kind: every table must hear of it
                _fail(wishes, fault)
            else:
                _answer(wishes, rows)
        self._task = None


def _answer(wishes: list[Wish], rows: list[Any]) -> None:
    logs = defaultdict[int, list[bytes]](list)
    for place, entry in rows:
        logs[place].append(entry)
    for place, (_, _, found) in enumerate(wishes, start=1):
        if not found.done():  # who asked may have gone meanwhile
            found.set_result(logs[place])


def _fail(wishes: list[Wish], fault: Exception) -> None:
    for _, _, found in wishes:
        if not found.done():
            found.set_exception(fault)
