"""The SQLite file: brought to today's shape when it is opened, and copied while it is in use."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from importlib import import_module
from pathlib import Path

from cosmotheque.server import files
from cosmotheque.server.store import migrations

BEFORE_ALEMBIC = 1
TODAY = 2


def migrate(path: Path) -> None:
    """Bring the file to today's shape, or make it. Whoever else opens it at the same moment waits."""
    files.make_folder(path.parent)
    files.make_private(path)  # what SQLite lays beside it is as private as the file itself
    database = _open(path)
    try:
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


def back_up(source: Path, target: Path, keep: int) -> int:
    """Copy the file as it is now, also while a server writes to it; the bytes of the copy.

    A copy takes its place once it is found to be whole; of those before it the last `keep - 1` stay.
    """
    with files.beside(target) as part:
        with closing(_open(source)) as database, closing(_open(part)) as copy:
            database.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        _check_whole(part)
        with part.open("rb+") as file:
            files.flush(file)
        files.replace_keeping(part, target, keep)
    return target.stat().st_size


def _check_whole(path: Path) -> None:
    with closing(_open(path)) as copy:
        (verdict,) = copy.execute("PRAGMA quick_check").fetchone()
        if verdict != "ok" or _step(copy) is None:
            raise sqlite3.DatabaseError(f"the copy is not whole: {verdict}")


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def _step(database: sqlite3.Connection) -> str | None:
    """How far the file has come; None for a file that is still empty."""
    if database.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
        row = database.execute("SELECT version_num FROM alembic_version").fetchone()
        return None if row is None else str(row[0])
    (version,) = database.execute("PRAGMA user_version").fetchone()
    return "0001" if version == BEFORE_ALEMBIC else None if version == 0 else f"user version {version}"


def _run(database: sqlite3.Connection, statements: Iterable[str]) -> None:
    """A program from before Alembic refuses the file by its user version."""
    for statement in (*statements, f"PRAGMA user_version = {TODAY}"):
        database.execute(statement)


def _upgrade(path: Path) -> None:
    engine = import_module("sqlalchemy").create_engine(f"sqlite:///{path}", isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            file = connection.connection.driver_connection
            if not file.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
                _run(file, migrations.stamp("0001"))
            migrations.upgrade(connection)
            connection.exec_driver_sql("COMMIT")
    finally:
        engine.dispose()
