"""Preparation of a PostgreSQL database: today's shape, the queue's tables, and the nodes' common key.

The node that starts first does it; others wait for the lock.
"""

import contextlib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import psycopg

from cosmotheque.server.base import admin_key, identity
from cosmotheque.server.store import Look, StoreFailed, migrations

LOCK = 0xC05305
LOST_SECONDS = 10.0
"""A node says every two seconds that it is there, and is taken for lost after so many."""
IN_USE = "SELECT id FROM nodes WHERE seen > now() - make_interval(secs => %s)"
NO_TABLE = psycopg.errors.UndefinedTable


def prepare(url: str, data: Path | None = None) -> bytes:
    """Bring the database to today's shape; the key that signs cookies.

    The first node makes the key, or brings along the one of a server that has run alone on `data`.
    """
    with _connect(url) as connection:
        connection.execute("SELECT pg_advisory_lock(%s)", (LOCK,))
        step = _step(connection)
        if step is None:
            _make(connection)
        elif not migrations.is_current(step, "This database"):
            if _is_in_use(connection):
                raise StoreFailed("a node of an older version is at work on it: stop all nodes and workers first")
            _upgrade(url)
        return _key(connection, data)


def look(url: str) -> Look:
    """A look without a change."""
    with _connect(url) as connection:
        step = _step(connection)
        if step is None:
            return Look(step=None)
        now = connection.execute("SELECT extract(epoch FROM clock_timestamp())::float8").fetchone()
        newest = connection.execute("SELECT max(created) FROM tables").fetchone()
        key = connection.execute("SELECT value FROM secrets WHERE name = 'key'").fetchone()
        is_read_only = connection.execute("SHOW transaction_read_only").fetchone() == ("on",)
    return Look(
        step=step,
        newest=str(newest[0]) if newest is not None and newest[0] is not None else "",
        now=now[0] if now is not None and isinstance(now[0], float) else None,
        key=key[0] if key is not None and isinstance(key[0], bytes) else None,
        is_read_only=is_read_only,
    )


def make_admin_key(url: str, data: Path | None = None, *, renew: bool = False) -> str:
    """Make the administrator's key where there is none, or anew; the one that was made, or nothing.

    The first node brings along the key of a server that has run alone on `data`, which its administrator knows already.
    """
    file = None if data is None else data / admin_key.FILE
    known = admin_key.stored_key(file) if file is not None and file.exists() and not renew else ""
    made = known or admin_key.new_key()
    last = "UPDATE SET value = excluded.value" if renew else "NOTHING"
    query = f"INSERT INTO secrets VALUES ('admin', %s) ON CONFLICT (name) DO {last} RETURNING name"  # noqa: S608 - ours
    with _connect(url) as connection:
        stored = connection.execute(query.encode(), (made.encode(),)).fetchone()
    return made if stored is not None and not known else ""


def read_admin_key(url: str) -> str:
    """The administrator's key."""
    with _connect(url) as connection:
        row = connection.execute("SELECT value FROM secrets WHERE name = 'admin'").fetchone()
    return bytes(row[0]).decode() if row is not None and isinstance(row[0], bytes) else ""


@contextlib.contextmanager
def _connect(url: str) -> Iterator["psycopg.Connection[tuple[object, ...]]"]:
    try:
        psycopg.conninfo.conninfo_to_dict(url)
    except psycopg.ProgrammingError as fault:  # whose words may have part of a password
        raise StoreFailed("it is not a URL that PostgreSQL understands") from fault
    try:
        with psycopg.connect(url, autocommit=True, connect_timeout=10) as connection:
            yield connection
    except psycopg.Error as fault:
        raise StoreFailed(str(fault).strip().partition("\n")[0].rstrip(".")) from fault


def _step(connection: "psycopg.Connection[tuple[object, ...]]") -> str | None:
    try:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except NO_TABLE:
        return None
    return None if row is None else str(row[0])


def _is_in_use(connection: "psycopg.Connection[tuple[object, ...]]") -> bool:
    """True while a node is there. It would go on to read and write the former shape."""
    try:
        return connection.execute(IN_USE, (LOST_SECONDS,)).fetchone() is not None
    except NO_TABLE:
        return False


def _make(connection: "psycopg.Connection[tuple[object, ...]]") -> None:
    with connection.transaction():
        for statement in migrations.statements("postgresql"):
            connection.execute(statement.encode())


def _upgrade(url: str) -> None:
    engine = import_module("sqlalchemy").create_engine(
        f"postgresql+psycopg://{url.partition('://')[2]}", hide_parameters=True
    )
    try:
        with engine.begin() as connection:
            migrations.upgrade(connection)
    finally:
        engine.dispose()


def _key(connection: "psycopg.Connection[tuple[object, ...]]", data: Path | None) -> bytes:
    file = None if data is None else data / "key"
    key = identity.stored_key(file) if file is not None and file.exists() else identity.new_key()
    connection.execute("INSERT INTO secrets VALUES ('key', %s) ON CONFLICT DO NOTHING", (key,))
    row = connection.execute("SELECT value FROM secrets WHERE name = 'key'").fetchone()
    if row is None or not isinstance(row[0], bytes) or len(row[0]) != identity.KEY_BYTES:
        raise StoreFailed("The database does not give its key.")
    return row[0]
