"""Tables, whom they concern, their logs and their chat; guests."""

from cosmotheque.server.store.migrations import run

revision = "0001"
down_revision = None

STATEMENTS: dict[str, tuple[str, ...]] = {
    "sqlite": (
        """
        CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            status TEXT NOT NULL,
            public INTEGER NOT NULL,
            created TEXT NOT NULL,
            due INTEGER,
            sheet BLOB NOT NULL
        )
        """,
        "CREATE INDEX open_tables ON tables (created) WHERE public AND status = 'open'",
        "CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL",
        """
        CREATE TABLE concerned (
            guest TEXT NOT NULL,
            table_id TEXT NOT NULL,
            PRIMARY KEY (guest, table_id)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX concerned_by_table ON concerned (table_id)",
        """
        CREATE TABLE entries (
            table_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            entry BLOB NOT NULL,
            PRIMARY KEY (table_id, number)
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE chat (
            table_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            line BLOB NOT NULL,
            PRIMARY KEY (table_id, number)
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE guests (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL
        ) WITHOUT ROWID
        """,
    ),
    "postgresql": (
        """
        CREATE TABLE tables (
            id TEXT COLLATE "C" PRIMARY KEY,
            status TEXT NOT NULL,
            public BOOLEAN NOT NULL,
            created TEXT COLLATE "C" NOT NULL,
            due BIGINT,
            sheet BYTEA NOT NULL
        )
        """,
        "CREATE INDEX open_tables ON tables (created) WHERE public AND status = 'open'",
        "CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL",
        """
        CREATE TABLE concerned (
            guest TEXT COLLATE "C" NOT NULL,
            table_id TEXT COLLATE "C" NOT NULL,
            PRIMARY KEY (guest, table_id)
        )
        """,
        "CREATE INDEX concerned_by_table ON concerned (table_id)",
        """
        CREATE TABLE entries (
            table_id TEXT COLLATE "C" NOT NULL,
            number INTEGER NOT NULL,
            entry BYTEA NOT NULL,
            PRIMARY KEY (table_id, number)
        )
        """,
        """
        CREATE TABLE chat (
            table_id TEXT COLLATE "C" NOT NULL,
            number INTEGER NOT NULL,
            line BYTEA NOT NULL,
            PRIMARY KEY (table_id, number)
        )
        """,
        """
        CREATE TABLE guests (
            id TEXT COLLATE "C" PRIMARY KEY,
            name TEXT NOT NULL
        )
        """,
    ),
}


def upgrade() -> None:
    run(STATEMENTS)
