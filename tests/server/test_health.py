"""Requests for the server's health: the answer is no as soon as it can store nothing, and costs next to nothing."""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import psycopg
import pytest
from tests.server.services import Postgres

from cosmotheque.server.app import build
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.store import Store, health, postgres_writer
from cosmotheque.server.store.health import FRESH_SECONDS, Health
from cosmotheque.server.store.postgres import PostgresStore
from cosmotheque.server.store.postgres_setup import prepare
from cosmotheque.server.store.sqlite import SqliteStore

FULL_DISK = """
import asyncio, pathlib, resource, sys
from cosmotheque.server.store.health import FRESH_SECONDS, Health
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.store.sqlite import SqliteStore

async def look():
    data, times = pathlib.Path(sys.argv[1]), iter(range(0, 1000, int(2 * FRESH_SECONDS)))
    store = SqliteStore(data / "cosmotheque.sqlite")
    well = Health(Settings(data=data), store, lambda: next(times))
    for most in (resource.RLIM_INFINITY, 0, resource.RLIM_INFINITY):
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
        found = await well.complaint()
        print(found and found.en)
    await store.close()

asyncio.run(look())
"""


class Usage(NamedTuple):
    free: int


class Clock:
    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def with_store(store: Callable[[], Store], use: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        opened = store()
        try:
            await use(opened)
        finally:
            await opened.close()

    asyncio.run(run())


def test_on_a_full_disk_the_server_is_not_well_until_there_is_room_again(tmp_path: Path) -> None:
    """In a process of its own, which for a while can write no byte to any file: what it prints goes to a pipe."""
    command = [sys.executable, "-c", FULL_DISK, str(tmp_path)]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()  # noqa: S603
    assert said == ["None", "The server answers, but it cannot read or write its data.", "None"]


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_when_the_disk_is_nearly_full_everybody_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nearly_full(_folder: Path) -> Usage:
        return Usage(5 * 2**20)

    async def ask() -> httpx.Response:
        gate = build(Settings(data=tmp_path))
        try:
            way = httpx.ASGITransport(gate)  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=way, base_url="http://127.0.0.1") as http:
                return await http.get("/health")
        finally:
            await gate._services.close()

    monkeypatch.setattr(health.shutil, "disk_usage", nearly_full)
    answer = asyncio.run(ask())
    assert answer.status_code == 503
    assert answer.json()["why"]["en"] == "The disk is full: 5 MB are left, 16 are needed. Nothing new can be stored."
    assert answer.json()["why"]["fr"].startswith("Le disque est plein")


def test_however_many_ask_the_disk_is_written_to_once_in_a_while(tmp_path: Path) -> None:
    written: list[int] = []
    clock = Clock()

    async def use(store: Store) -> None:
        well = Health(Settings(data=tmp_path), store, clock)
        counts = []
        for seconds in (0.0, FRESH_SECONDS / 2, FRESH_SECONDS):
            clock.seconds = seconds
            assert await asyncio.gather(*(well.complaint() for _ in range(50))) == [None] * 50
            counts.append(sum(written))
        assert counts == [1, 1, 2]

    def observe(size: int, _seconds: float) -> None:
        written.append(size)

    with_store(lambda: SqliteStore(tmp_path / "x.sqlite", observe), use)


def test_one_who_goes_away_takes_nobodys_answer_along(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        well = Health(Settings(data=tmp_path), store)
        first, second = (asyncio.ensure_future(well.complaint()) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        assert await second is None

    with_store(lambda: SqliteStore(tmp_path / "x.sqlite"), use)


def test_a_database_that_can_only_be_read_is_not_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, postgres: Postgres
) -> None:
    url = postgres.database()
    prepare(url)
    monkeypatch.setattr(postgres_writer, "PATIENCE", 0.2)
    with psycopg.connect(url, autocommit=True) as connection:
        name = connection.info.dbname
        connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on".encode())

    async def use(store: Store) -> None:
        assert await store.record("") is None
        found: Any = await Health(Settings(data=tmp_path, database=url), store).complaint()
        assert "cannot read or write" in found.en

    with_store(lambda: PostgresStore(url, "node"), use)


def test_a_probe_is_really_written(tmp_path: Path) -> None:
    """SQLite leaves out a change that changes nothing, which would say nothing of the disk."""
    path = tmp_path / "x.sqlite"

    async def use(store: Store) -> None:
        wal = path.with_name("x.sqlite-wal")
        await store.probe()
        first = wal.stat().st_size
        await store.probe()
        assert wal.stat().st_size > first > 0
        assert await store.all_guests("", 10) == []

    with_store(lambda: SqliteStore(path), use)
