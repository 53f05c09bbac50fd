"""The store: durable, in batches, and who writes an entry second loses."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cosmotheque.server.sheet import SeatSheet, TableSheet
from cosmotheque.server.store import Change, Conflict, StoreFailed
from cosmotheque.server.store.migrations import STEPS, TooNew, migrate
from cosmotheque.server.store.sqlite import SqliteStore


def with_store(path: Path, use: Callable[[SqliteStore], Awaitable[None]]) -> list[int]:
    """Use a store and close it; the sizes of the batches that were written."""
    sizes: list[int] = []

    async def run() -> None:
        store = SqliteStore(path, lambda size, _seconds: sizes.append(size))
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())
    return sizes


def table(name: str, **fields: object) -> TableSheet:
    seats = (SeatSheet("ann", "Ann"), SeatSheet())
    values = {"seats": seats, "host": "ann", "created": "2026-01-01", **fields}
    return TableSheet(id=name, game="pebbles", rules=1, **values)  # type: ignore[arg-type]


def test_what_is_written_is_there_after_reopening(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    sheet = table("t1", public=True)

    async def write(store: SqliteStore) -> None:
        await store.write(Change(table="t1", sheet=sheet, entries=(b"a", b"b"), due=5, sets_due=True))
        await store.write(Change(table="t1", first=2, entries=(b"c",), line=b"hello"))
        await store.write(Change(table="t1", line=b"again"))
        await store.rename("ann", "Ann")
        await store.rename("ann", "Anna")

    async def read(store: SqliteStore) -> None:
        assert await store.sheet("t1") == sheet
        assert await store.sheet("t2") is None
        assert await store.entries("t1") == [b"a", b"b", b"c"]
        assert await store.lines("t1", 10) == [b"hello", b"again"]
        assert await store.lines("t1", 1) == [b"again"]
        assert await store.name("ann") == "Anna"
        assert await store.name("ben") is None
        assert await store.due(4) == []
        assert await store.due(5) == ["t1"]
        assert await store.tables_of("ann", 10) == await store.public(10) == [sheet]
        assert await store.tables_of("ben", 10) == []

    with_store(path, write)
    with_store(path, read)


def test_a_guest_who_left_is_no_longer_concerned(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.write(Change(table="t1", sheet=table("t1", seats=(SeatSheet("ann"), SeatSheet("ben")))))
        assert await store.unfinished("ben", "2026-01-01") == ["t1"]
        assert await store.unfinished("ben", "2026-01-02") == []
        await store.write(Change(table="t1", sheet=table("t1")))
        assert await store.unfinished("ben", "") == []
        await store.write(Change(table="t1", sheet=table("t1", status="over")))
        assert await store.unfinished("ann", "") == await store.public(10) == []

    with_store(tmp_path / "x.sqlite", use)


def test_what_comes_together_is_committed_together(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        writes = [store.write(Change(table=f"t{n}", first=0, entries=(b"x",))) for n in range(300)]
        await asyncio.gather(*writes)
        assert await store.entries("t299") == [b"x"]

    sizes = with_store(tmp_path / "x.sqlite", use)
    assert sum(sizes) == 300
    assert len(sizes) < 30


def test_many_entries_at_once_are_all_written(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.write(Change(table="t", entries=tuple(b"%d" % n for n in range(1234))))
        assert await store.entries("t") == [b"%d" % n for n in range(1234)]

    with_store(tmp_path / "x.sqlite", use)


def test_whoever_writes_an_entry_second_loses_and_nobody_else(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        changes = [
            Change(table="t", entries=(b"first",)),
            Change(table="t", entries=(b"second", b"third"), line=b"lost too"),
            Change(table="u", entries=(b"other",)),
        ]
        results = await asyncio.gather(*(store.write(change) for change in changes), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        assert await store.entries("t") == [b"first"]
        assert await store.lines("t", 10) == []
        assert await store.entries("u") == [b"other"]

    with_store(tmp_path / "x.sqlite", use)


def test_a_locked_file_fails_the_change_and_later_works_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmotheque.server.store.writer.BUSY_SECONDS", 0.1)
    path = tmp_path / "x.sqlite"

    async def use(store: SqliteStore) -> None:
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreFailed, match="locked"):
            await store.write(Change(table="t", entries=(b"x",)))
        other.execute("ROLLBACK")
        other.close()
        await store.write(Change(table="t", entries=(b"x",)))

    with_store(path, use)


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    migrate(path)
    database = sqlite3.connect(path)
    database.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    database.close()
    with pytest.raises(TooNew, match="later version"):
        migrate(path)
