"""The stores: durable, in batches, and who writes second loses. The same for SQLite and PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.records import record_of
from tests.server.services import Postgres

from cosmotheque.core.game import Outcome
from cosmotheque.server.record.table import SeatRecord, TableRecord
from cosmotheque.server.store import Change, Conflict, Head, Par, Store, StoreFailed
from cosmotheque.server.store.postgres import PostgresStore
from cosmotheque.server.store.postgres_reader import MOST_TABLES, Reader
from cosmotheque.server.store.postgres_setup import prepare
from cosmotheque.server.store.sqlite import SqliteStore

Use = Callable[[Store], Awaitable[None]]


class Place:
    """The place of a store's tables, so that it can be opened again."""

    def __init__(self, path: Path, url: str | None) -> None:
        self._path, self.url = path, url

    def use(self, use: Use) -> list[int]:
        """Use the store and close it; the sizes of the batches that were written."""
        sizes: list[int] = []

        async def run() -> None:
            store = self.open(sizes)
            try:
                await use(store)
            finally:
                await store.close()

        asyncio.run(run())
        return sizes

    def open(self, sizes: list[int]) -> Store:
        def observe(size: int, _seconds: float) -> None:
            sizes.append(size)

        if self.url is None:
            return SqliteStore(self._path, observe)
        prepare(self.url)
        return PostgresStore(self.url, "node", observe)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    url: str | None = None
    if request.param == "postgresql":
        server: Postgres = request.getfixturevalue("postgres")
        url = server.database()
    return Place(tmp_path / "x.sqlite", url)


def table(name: str, **fields: object) -> TableRecord:
    seats = (SeatRecord("ann", "Ann"), SeatRecord())
    values = {"seats": seats, "host": "ann", "created": "2026-01-01", **fields}
    return record_of(**{"id": name, "game": "pebbles", **values})


async def set_up(store: Store, *names: str) -> None:
    await asyncio.gather(*(store.write(Change(table=name, record=table(name))) for name in names))


def test_what_is_written_is_there_after_reopening(place: Place) -> None:
    record = table("t1", public=True)

    async def write(store: Store) -> None:
        await store.write(Change(table="t1", record=record, entries=(b"a", b"b"), due=5, sets_due=True))
        await store.write(Change(table="t1", first=2, entries=(b"c",), lines=(b"hello",)))
        await store.write(Change(table="t1", first_line=1, lines=(b"again",)))
        await store.rename("ann", "Ann")
        await store.rename("ann", "Anna")

    async def read(store: Store) -> None:
        assert await store.record("t1") == record
        assert await store.record("t2") is None
        assert await store.entries("t1") == [b"a", b"b", b"c"]
        assert await store.entries("t1", 2) == [b"c"]
        assert await store.lines("t1") == [b"hello", b"again"]
        assert await store.lines("t1", 1) == [b"again"]
        assert await store.heads(["t1", "t2"]) == [Head("t1", 3, 0, 2)]
        assert await store.name("ann") == "Anna"
        assert await store.name("ben") is None
        assert await store.due(4) == []
        assert await store.due(5) == ["t1"]
        assert await store.tables_of("ann", 10) == await store.public(10) == [record]
        assert await store.tables_of("ben", 10) == []
        assert await store.all_tables("", 10) == [(record, 5)]
        assert await store.all_tables("t1", 10) == []
        assert await store.all_guests("", 10) == [("ann", "Anna")]

    place.use(write)
    place.use(read)


def test_a_guest_who_left_is_no_longer_concerned(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.write(Change(table="t1", record=table("t1", seats=(SeatRecord("ann"), SeatRecord("ben")))))
        assert await store.unfinished("ben", "2026-01-01") == ["t1"]
        assert await store.unfinished("ben", "2026-01-02") == []
        await store.write(Change(table="t1", record=table("t1", revision=1)))
        assert await store.unfinished("ben", "") == []
        await store.write(Change(table="t1", record=table("t1", status="over", revision=2)))
        assert await store.unfinished("ann", "") == await store.public(10) == []

    place.use(use)


def test_the_newest_tables_come_first(place: Place) -> None:
    async def use(store: Store) -> None:
        for day in (2, 3, 1):
            name = f"t{day}"
            await store.write(Change(table=name, record=table(name, public=True, created=f"2026-01-0{day}")))
        assert [record.id for record in await store.public(2)] == ["t3", "t2"]
        assert [record.id for record in await store.tables_of("ann", 9)] == ["t3", "t2", "t1"]

    place.use(use)


def test_tables_are_found_by_their_deal_and_a_par_is_kept_once(place: Place) -> None:
    par = Par("abc", ("easy", "strong"), Outcome("taken", (1.0, 0.0)))

    async def use(store: Store) -> None:
        for number, deal in enumerate(("abc", "def", "abc", "")):
            name = f"t{number}"
            await store.write(Change(table=name, record=table(name, deal=deal, created=f"2026-01-0{9 - number}")))
        assert [record.id for record in await store.tables_with("abc", 9)] == ["t2", "t0"]
        assert [record.id for record in await store.tables_with("abc", 1)] == ["t2"]
        assert await store.tables_with("", 9) == []
        await store.write(Change(table="t3", record=table("t3", deal="drawn", revision=1)))
        assert [record.id for record in await store.tables_with("drawn", 9)] == ["t3"]
        await asyncio.gather(store.keep_par(par), store.keep_par(Par("abc", par.lineup, Outcome("lost", (0.0, 1.0)))))
        await store.keep_par(Par("def", par.lineup, Outcome("lost", (0.0, 1.0))))
        assert await store.pars("abc") == [par]
        assert [one.deal for one in await store.pars("def", "none", "abc")] == ["abc", "def"]
        assert await store.pars("") == await store.pars() == []

    place.use(use)


def test_what_comes_together_is_committed_together(place: Place) -> None:
    names = [f"t{number}" for number in range(300)]

    async def use(store: Store) -> None:
        await set_up(store, *names)
        await asyncio.gather(*(store.write(Change(table=name, entries=(b"x",))) for name in names))
        assert await store.entries("t299") == [b"x"]

    sizes = place.use(use)
    assert sum(sizes) == 600
    assert len(sizes) < 60


def test_many_entries_at_once_are_all_written(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.write(Change(table="t", record=table("t"), entries=tuple(b"%d" % n for n in range(1234))))
        assert await store.entries("t") == [b"%d" % n for n in range(1234)]

    place.use(use)


def test_whoever_writes_an_entry_second_loses_and_nobody_else(place: Place) -> None:
    async def use(store: Store) -> None:
        await set_up(store, "t", "u")
        await store.write(Change(table="t", entries=(b"first",)))
        changes = [
            Change(table="t", entries=(b"second", b"third"), lines=(b"lost too",)),
            Change(table="u", entries=(b"other",)),
        ]
        results = await asyncio.gather(*(store.write(change) for change in changes), return_exceptions=True)
        assert [type(result) for result in results] == [Conflict, type(None)]
        assert await store.entries("t") == [b"first"]
        assert await store.lines("t") == []
        assert await store.entries("u") == [b"other"]

    place.use(use)


def test_whoever_changes_a_record_must_have_seen_the_last_one(place: Place) -> None:
    async def use(store: Store) -> None:
        await set_up(store, "t")
        with pytest.raises(Conflict):
            await set_up(store, "t")
        await store.write(Change(table="t", record=table("t", games=2, revision=1)))
        for revision in (1, 3):
            late = Change(table="t", record=table("t", games=3, revision=revision), lines=(b"lost too",))
            with pytest.raises(Conflict):
                await store.write(late)
        assert await store.heads(["t"]) == [Head("t", 0, 1, 0)]
        found = await store.record("t")
        assert found is not None
        assert found.series.games == 2

    place.use(use)


def test_a_line_of_chat_has_its_number_too(place: Place) -> None:
    async def use(store: Store) -> None:
        await set_up(store, "t")
        await store.write(Change(table="t", lines=(b"a",)))
        with pytest.raises(Conflict):
            await store.write(Change(table="t", lines=(b"b",)))
        assert await store.lines("t") == [b"a"]

    place.use(use)


def test_nodes_store_no_move_that_was_made_under_another_record(postgres: Postgres) -> None:
    """The player may have left the seat meanwhile."""

    async def use(store: Store) -> None:
        await set_up(store, "t")
        await store.write(Change(table="t", entries=(b"a",), under=0))
        await store.write(Change(table="t", record=table("t", revision=1)))
        with pytest.raises(Conflict):
            await store.write(Change(table="t", first=1, entries=(b"b",), under=0))
        await store.write(Change(table="t", first=1, entries=(b"b",), under=1))
        ended = table("t", status="over", revision=2)
        await store.write(Change(table="t", first=2, entries=(b"c",), record=ended))
        assert await store.heads(["t"]) == [Head("t", 3, 2, 0)]

    Place(Path(), postgres.database()).use(use)


def test_two_nodes_that_write_at_once_store_one_order(postgres: Postgres) -> None:
    async def write(store: Store, mark: bytes) -> list[bytes]:
        """Append to one log, as fast as it goes, what this store was told is stored."""
        done: list[bytes] = []
        while len(done) < 100:
            (head,) = await store.heads(["t"])
            entry = mark + b"%d" % len(done)
            try:
                await store.write(Change(table="t", first=head.v, entries=(entry,)))
            except Conflict:
                continue
            done.append(entry)
        return done

    async def use(store: Store) -> None:
        await set_up(store, "t")
        other = place.open([])
        try:
            ours, theirs = await asyncio.gather(write(store, b"a"), write(other, b"b"))
        finally:
            await other.close()
        stored = await store.entries("t")
        assert sorted(stored) == sorted(ours + theirs)
        assert [entry for entry in stored if entry in ours] == ours
        assert [entry for entry in stored if entry in theirs] == theirs

    place = Place(Path(), postgres.database())
    place.use(use)


def test_a_database_that_goes_away_is_waited_for(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmotheque.server.store.postgres_writer.PATIENCE", 30.0)

    async def use(store: Store) -> None:
        await set_up(store, "t")
        postgres.kill()
        writing = asyncio.create_task(store.write(Change(table="t", entries=(b"a",))))
        await asyncio.sleep(0.3)
        with pytest.raises(StoreFailed):
            await store.entries("t")
        await asyncio.to_thread(postgres.start)
        await writing
        assert await store.entries("t") == [b"a"]

    Place(Path(), postgres.database()).use(use)


def test_a_database_that_stays_away_fails_the_change(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(store: Store) -> None:
        await set_up(store, "t")
        postgres.kill()
        with monkeypatch.context() as hurried:
            hurried.setattr("cosmotheque.server.store.postgres_writer.PATIENCE", 0.3)
            with pytest.raises(StoreFailed):
                await store.write(Change(table="t", entries=(b"a",)))
        await asyncio.to_thread(postgres.start)
        await store.write(Change(table="t", entries=(b"b",)))
        assert await store.entries("t") == [b"b"]

    Place(Path(), postgres.database()).use(use)


def test_a_locked_file_fails_the_change_and_later_works_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmotheque.server.store.writer.BUSY_SECONDS", 0.1)
    path = tmp_path / "x.sqlite"

    async def use(store: Store) -> None:
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreFailed, match="locked"):
            await store.write(Change(table="t", entries=(b"x",)))
        other.execute("ROLLBACK")
        other.close()
        await store.write(Change(table="t", entries=(b"x",)))

    Place(path, None).use(use)


def test_logs_that_are_asked_for_together_are_each_their_own(place: Place) -> None:
    names = [f"t{number}" for number in range(MOST_TABLES + 20)]

    async def use(store: Store) -> None:
        await set_up(store, *names)
        for number, name in enumerate(names[:3]):
            await store.write(Change(table=name, entries=(b"a", b"b", f"{number}".encode())))
        asked = asyncio.gather(*(store.entries(name, 1) for name in names), store.entries("t1"), store.entries("none"))
        assert await asked == [
            [b"b", b"0"],
            [b"b", b"1"],
            [b"b", b"2"],
            *[[]] * (MOST_TABLES + 17),
            [b"a", b"b", b"1"],
            [],
        ]

    place.use(use)


def test_logs_that_are_asked_for_together_are_one_query(postgres: Postgres) -> None:
    place = Place(Path(), postgres.database())

    async def use(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        await store.write(Change(table="t1", record=table("t1"), entries=(b"a",)))
        asked = list[int]()

        async def read(query: str, tables: list[str], since: list[int]) -> list[object]:
            asked.append(len(tables))
            return await store.read(query, tables, since)

        reader = Reader(read)
        gone = asyncio.create_task(reader.entries("t1", 0))
        found = asyncio.gather(*(reader.entries("t1", 0) for _ in range(9)))
        await asyncio.sleep(0)
        gone.cancel()
        assert await found == [[b"a"]] * 9
        assert asked == [10]
        assert await reader.entries("t1", 1) == []

    place.use(use)


def test_a_query_that_fails_is_told_to_all_who_wait_for_it() -> None:
    async def use() -> None:
        store = PostgresStore("postgresql://127.0.0.1:1/none", "node")
        for _ in range(2):
            asked = await asyncio.gather(*(store.entries(name) for name in "ab"), return_exceptions=True)
            assert [type(fault) for fault in asked] == [StoreFailed, StoreFailed]

    asyncio.run(use())
