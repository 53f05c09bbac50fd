"""The shape of the SQLite file, as the steps that led to it. A step that was released is never changed."""

import sqlite3
from pathlib import Path

STEPS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL,
        public INTEGER NOT NULL,
        created TEXT NOT NULL,
        due INTEGER,
        sheet BLOB NOT NULL
    );
    CREATE INDEX open_tables ON tables (created) WHERE public AND status = 'open';
    CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;
    CREATE TABLE concerned (
        guest TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (guest, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX concerned_by_table ON concerned (table_id);
    CREATE TABLE entries (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        entry BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE chat (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        line BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE guests (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL
    ) WITHOUT ROWID;
    """,
)


class TooNew(Exception):
    """The file was written by a later version of this program."""


def migrate(path: Path) -> None:
    """Bring the file to today's shape, or make it."""
    database = sqlite3.connect(path, isolation_level=None)
    try:
        (done,) = database.execute("PRAGMA user_version").fetchone()
        if done > len(STEPS):
            raise TooNew(f"{path} was written by a later version of Cosmothèque")
        database.execute("PRAGMA journal_mode = WAL")
        for number, step in enumerate(STEPS[done:], start=done + 1):
            database.executescript(f"BEGIN; {step}; PRAGMA user_version = {number}; COMMIT;")
    finally:
        database.close()
