"""The SQLite file: brought to today's shape when it is opened, and copied while it is in use.

A copy carries the server's keys in a table of its own. Where it is put back and opened, they become files again.
"""

import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing
from importlib import import_module
from pathlib import Path

from cosmotheque.server.base import admin_key, files, identity
from cosmotheque.server.store import Look, migrations

BEFORE_ALEMBIC = 1
TODAY = 2
KEYS = (identity.FILE, admin_key.FILE)
CARRIED = "CREATE TABLE carried (file TEXT PRIMARY KEY, content BLOB NOT NULL) WITHOUT ROWID"


def migrate(path: Path) -> None:
    """Bring the file to today's shape, or make it. A process that opens it meanwhile waits for five seconds."""
    files.make_folder(path.parent)
    files.make_private(path)  # what SQLite lays beside it is as private as the file itself
    database = _open(path)
    try:
        _unpack_keys(database, path.parent)
        step = _step(database)
        if migrations.is_current(step, path):
            return
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("BEGIN IMMEDIATE")
        try:
            if _step(database) is None:
                _run(database, migrations.statements("sqlite"))
            database.execute("COMMIT")
        except BaseException:
            database.execute("ROLLBACK")
            raise
        if step is not None:
            _upgrade(path)
    finally:
        database.close()


def look(path: Path) -> Look:
    """A look without a change, also while a server writes to the file."""
    if not path.exists():
        raise FileNotFoundError(2, "there is no such file", str(path))
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as database:
        step = _step(database)
        newest = database.execute("SELECT MAX(created) FROM tables").fetchone()[0] if step is not None else None
    return Look(step=step, newest=newest or "")


def back_up(source: Path, target: Path, keep: int, keys: Mapping[str, bytes]) -> int:
    """Copy the file as it is now, also while a server writes to it; the bytes of the copy, which carries the keys.

    A copy takes its place once it is found to be whole; of those before it the last `keep - 1` stay.
    """
    with files.beside(target) as part:
        with closing(_open(source)) as database, closing(_open(part)) as copy:
            database.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            _pack_keys(copy, keys)
        _check_whole(part)
        with part.open("rb+") as file:
            files.flush(file)
        files.replace_keeping(part, target, keep)
    return target.stat().st_size


def _pack_keys(copy: sqlite3.Connection, keys: Mapping[str, bytes]) -> None:
    """Those alone: what the source still carried from an earlier copy leaves no trace."""
    copy.execute("PRAGMA secure_delete = ON")
    copy.execute("DROP TABLE IF EXISTS carried")
    if keys:
        copy.execute(CARRIED)
        copy.executemany("INSERT INTO carried VALUES (?, ?)", keys.items())


def _unpack_keys(database: sqlite3.Connection, folder: Path) -> None:
    """Put the keys of a copy into their place: its people's cookies are signed by them. Others stay as `key.1`."""
    if not _has(database, "carried"):
        return
    for name, content in database.execute("SELECT file, content FROM carried").fetchall():
        place = folder / name
        if name in KEYS and not (place.exists() and place.read_bytes() == content):
            with files.beside(place) as part:
                with part.open("wb") as file:
                    file.write(content)
                    files.flush(file)
                files.replace_keeping(part, place, keep=2)
    database.execute("PRAGMA secure_delete = ON")
    database.execute("DROP TABLE IF EXISTS carried")


def _has(database: sqlite3.Connection, table: str) -> bool:
    return database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)).fetchone() is not None


def _check_whole(path: Path) -> None:
    with closing(_open(path)) as copy:
        (verdict,) = copy.execute("PRAGMA quick_check").fetchone()
        if verdict != "ok" or _step(copy) is None:
            raise sqlite3.DatabaseError(f"the copy is not whole: {verdict}")


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def _step(database: sqlite3.Connection) -> str | None:
    """The migration step the file is at; None for a file that is still empty."""
    if _has(database, "alembic_version"):
        row = database.execute("SELECT version_num FROM alembic_version").fetchone()
        return None if row is None else str(row[0])
    (version,) = database.execute("PRAGMA user_version").fetchone()
    return "0001" if version == BEFORE_ALEMBIC else None if version == 0 else f"user version {version}"


def _run(database: sqlite3.Connection, statements: Iterable[str]) -> None:
    """A program from before Alembic refuses the file by its user version."""
    for statement in (*statements, f"PRAGMA user_version = {TODAY}"):
        database.execute(statement)


def _upgrade(path: Path) -> None:
    engine = import_module("sqlalchemy").create_engine(
        f"sqlite:///{path}", isolation_level="AUTOCOMMIT", hide_parameters=True
    )
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            file = connection.connection.driver_connection
            if not _has(file, "alembic_version"):
                _run(file, migrations.stamp("0001"))
            migrations.upgrade(connection)
            connection.exec_driver_sql("COMMIT")
    finally:
        engine.dispose()
