"""An operator's commands for the stored tables: bring the database to today's shape, copy it, move it elsewhere."""

import asyncio
import contextlib
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import TypeVar

from msgspec.structs import replace

from cosmotheque.core.errors import CosmothequeError
from cosmotheque.server.base import admin_key as admin_keys
from cosmotheque.server.base import copies, files, identity
from cosmotheque.server.base.copies import LastCopy
from cosmotheque.server.base.settings import BadSettings, Settings
from cosmotheque.server.store import Store, StoreFailed, migrations, sqlite_file
from cosmotheque.server.store.migrations import TooNew
from cosmotheque.server.store.sqlite import SqliteStore
from cosmotheque.server.upkeep import transfer
from cosmotheque.server.upkeep.transfer import Tally

T = TypeVar("T")
KEPT = 7
FAULTS = (OSError, sqlite3.Error, StoreFailed, TooNew)


def file_of(settings: Settings) -> Path:
    return settings.data / "cosmotheque.sqlite"


def migrate(settings: Settings) -> None:
    """Bring the database to today's shape, as the server itself does when it starts. No server may be at work on it."""
    try:
        if settings.database:
            import_module("cosmotheque.server.store.postgres_setup").prepare(settings.database, settings.data)
        else:
            _migrate_file(settings)
    except FAULTS as fault:
        raise CosmothequeError(f"The database cannot be used: {fault}.") from fault


def _migrate_file(settings: Settings) -> None:
    """Migrate the SQLite file; a server that runs on it, and is of an older version, would write the former shape."""
    path = file_of(settings)
    if path.exists() and not migrations.is_current(sqlite_file.look(path).step, path):
        claim = files.Claim(settings.data)
        try:
            sqlite_file.migrate(path)
        finally:
            claim.release()
    else:
        sqlite_file.migrate(path)


def back_up(settings: Settings, target: Path, keep: int = KEPT, *, with_keys: bool = True) -> LastCopy:
    """Copy the SQLite file while it is in use, and the keys with it. The last `keep` copies are there afterwards."""
    if settings.database:
        raise CosmothequeError("PostgreSQL has its own tools for that: pg_dump copies it while it is in use.")
    _refuse_a_missing_file(settings)
    keys = _whole_keys(settings.data) if with_keys else {}
    try:
        size = sqlite_file.back_up(file_of(settings), target, keep, keys)
        made = copies.new_copy(target, size, has_keys=identity.FILE in keys)
        copies.note(settings.data, made)
    except FAULTS as fault:
        raise CosmothequeError(f"The copy could not be made: {fault}.") from fault
    return made


def send(settings: Settings, copy: LastCopy, command: Sequence[str]) -> str | None:
    """Have a command take a copy elsewhere, with no shell in between; what went wrong, if anything did.

    `{}` stands for the file, which otherwise comes last.
    """
    words = [word.replace("{}", str(copy.file)) for word in command]
    if words == list(command):
        words.append(str(copy.file))
    try:
        code = subprocess.run(words, check=False, stdin=subprocess.DEVNULL).returncode  # noqa: S603 - the operator's
        trouble = f"{words[0]}: exit {code}" if code else None
    except OSError as fault:
        trouble = f"{words[0]}: {fault.strerror or fault}"
    copies.note(settings.data, replace(copy, sent=trouble is None))
    return trouble


def _whole_keys(folder: Path) -> dict[str, bytes]:
    """The keys of a folder that are whole."""
    found: dict[str, bytes] = {}
    with contextlib.suppress(OSError, BadSettings):
        found[identity.FILE] = identity.stored_key(folder / identity.FILE)
    with contextlib.suppress(OSError, BadSettings):
        found[admin_keys.FILE] = admin_keys.stored_key(folder / admin_keys.FILE).encode()
    return found


def write(settings: Settings, target: Path) -> Tally:
    """Write all tables, campaigns and guests to a file, which appears when it is whole."""

    async def work(store: Store) -> Tally:
        try:
            return await _write_whole(store, target)
        except OSError as fault:
            raise CosmothequeError(f"{target} cannot be written: {fault.strerror or fault}.") from fault

    if target.exists():
        raise CosmothequeError(f"{target} is there already.")
    _refuse_a_missing_file(settings)
    return _with_store(settings, work)


def read(settings: Settings, source: Path) -> tuple[Tally, int]:
    """Store what a file has, once all of it was found to be right; what there was, and how many tables were new."""

    async def work(store: Store) -> int:
        with source.open("rb") as file:
            return await transfer.read(store, file)

    try:
        with source.open("rb") as file:
            tally = transfer.check(file)
    except OSError as fault:
        raise CosmothequeError(f"{source} cannot be read: {fault.strerror}.") from fault
    return tally, _with_store(settings, work)


def admin_key(settings: Settings, *, renew: bool = False) -> str:
    """The administrator's key, made where there is none; with `renew` another one, which ends all visits."""
    try:
        if settings.database:
            migrate(settings)
            setup = import_module("cosmotheque.server.store.postgres_setup")
            setup.make_admin_key(settings.database, settings.data, renew=renew)
            found: str = setup.read_admin_key(settings.database)
            return found
        files.make_folder(settings.data)
        if renew:
            return admin_keys.renew_key(settings.data)
        return admin_keys.make_key(settings.data) or admin_keys.stored_key(settings.data / admin_keys.FILE)
    except FAULTS as fault:
        raise CosmothequeError(f"The key cannot be read: {fault}.") from fault


async def _write_whole(store: Store, target: Path) -> Tally:
    with files.write_atomically(target) as file:
        return await transfer.write(store, file)


def _refuse_a_missing_file(settings: Settings) -> None:
    """Opening it would make it anew, and empty."""
    if not settings.database and not file_of(settings).exists():
        raise CosmothequeError(f"There is no {file_of(settings)}.")


def _with_store(settings: Settings, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = _open(settings)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        migrate(settings)
        return asyncio.run(run())
    except FAULTS as fault:
        raise CosmothequeError(f"The database cannot be used: {fault}.") from fault


def _open(settings: Settings) -> Store:
    if not settings.database:
        return SqliteStore(file_of(settings))
    store: Store = import_module("cosmotheque.server.store.postgres").PostgresStore(settings.database, "upkeep")
    return store
