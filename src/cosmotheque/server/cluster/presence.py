"""Presence of guests: their connections by node, kept in the database while the nodes live.

A node says every few seconds that it is there. One that falls silent is forgotten together with its guests.
"""

from collections import Counter

from cosmotheque.server.store.postgres import PostgresStore
from cosmotheque.server.store.postgres_setup import LOST_SECONDS

BEAT_SECONDS = 2.0

BEAT = """
    INSERT INTO nodes VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET seen = now() RETURNING xmax = 0
"""
FORGET = """
    WITH living AS (
        SELECT id FROM nodes WHERE seen > now() - make_interval(secs => $1)
    ), lost AS (
        DELETE FROM nodes WHERE id NOT IN (SELECT id FROM living)
    )
    DELETE FROM present WHERE node NOT IN (SELECT id FROM living) RETURNING table_id
"""
ENTER = """
    INSERT INTO present (table_id, guest, node)
    SELECT new.table_id, new.guest, $3 FROM unnest($1::text[], $2::text[]) AS new (table_id, guest)
    ON CONFLICT DO NOTHING
"""
LEAVE = """
    DELETE FROM present USING unnest($1::text[], $2::text[]) AS gone (table_id, guest)
    WHERE present.table_id = gone.table_id AND present.guest = gone.guest AND node = $3
"""


class Presence:
    def __init__(self, node: str, store: PostgresStore) -> None:
        self._node, self._store = node, store
        self._here: Counter[tuple[str, str]] = Counter()
        self._stored: set[tuple[str, str]] = set()

    def note_arrival(self, table: str, guest: str) -> None:
        self._here[table, guest] += 1

    def note_departure(self, table: str, guest: str) -> None:
        self._here[table, guest] -= 1
        if self._here[table, guest] <= 0:
            del self._here[table, guest]

    async def elsewhere(self, table: str) -> frozenset[str]:
        query = "SELECT guest FROM present WHERE table_id = $1 AND node != $2"
        return frozenset(row[0] for row in await self._store.read(query, table, self._node))

    async def beat(self) -> set[str]:
        """Say that this node is there, and forget those that are not; the tables where that changed who is there."""
        if (await self._store.read(BEAT, self._node))[0][0]:
            self._stored.clear()  # this node is new, or was taken for lost
        return {row[0] for row in await self._store.read(FORGET, LOST_SECONDS)}

    async def settle(self) -> set[str]:
        """Store the guests who came and went since the last time; returns their tables."""
        here = set(self._here)
        came, went = here - self._stored, self._stored - here
        for statement, pairs in ((ENTER, came), (LEAVE, went)):
            if pairs:
                tables, guests = zip(*sorted(pairs), strict=True)
                await self._store.read(statement, list(tables), list(guests), self._node)
        self._stored = here
        return {table for table, _ in came | went}

    async def end(self) -> set[str]:
        """Forget this node, which stops, and its guests; returns their tables."""
        self._here.clear()
        changed = await self.settle()
        await self._store.read("DELETE FROM nodes WHERE id = $1", self._node)
        return changed
