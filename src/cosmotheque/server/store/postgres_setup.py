"""What a PostgreSQL database needs before it is used: today's shape, the queue's tables, and the nodes' common key.

Done once by whoever starts first; others wait for the lock.
"""

from importlib import import_module
from pathlib import Path

import psycopg

from cosmotheque.server import identity
from cosmotheque.server.store import StoreFailed, migrations

LOCK = 0xC05305
NO_TABLE = psycopg.errors.UndefinedTable


def prepare(url: str, data: Path | None = None) -> bytes:
    """Bring the database to today's shape; the key that signs cookies.

    The first node makes the key, or brings along the one of a server that has run alone on `data`.
    """
    try:
        psycopg.conninfo.conninfo_to_dict(url)
    except psycopg.ProgrammingError as fault:  # whose words may have part of a password
        raise StoreFailed("it is not a URL that PostgreSQL understands") from fault
    try:
        with psycopg.connect(url, autocommit=True, connect_timeout=10) as connection:
            connection.execute("SELECT pg_advisory_lock(%s)", (LOCK,))
            step = _step(connection)
            if step is None:
                _make(connection)
            elif not migrations.is_current(step, "This database"):
                _upgrade(url)
            return _key(connection, data)
    except psycopg.Error as fault:
        raise StoreFailed(str(fault).strip().partition("\n")[0].rstrip(".")) from fault


def _step(connection: "psycopg.Connection[tuple[object, ...]]") -> str | None:
    try:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except NO_TABLE:
        return None
    return None if row is None else str(row[0])


def _make(connection: "psycopg.Connection[tuple[object, ...]]") -> None:
    with connection.transaction():
        for statement in migrations.statements("postgresql"):
            connection.execute(statement.encode())


def _upgrade(url: str) -> None:
    engine = import_module("sqlalchemy").create_engine(f"postgresql+psycopg://{url.partition('://')[2]}")
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
