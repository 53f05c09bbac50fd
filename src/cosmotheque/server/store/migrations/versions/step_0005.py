"""Documents, and those they belong to; campaigns are among them from now on."""

from cosmotheque.server.store.migrations import run

revision = "0005"
down_revision = "0004"

MOVED = (
    "CREATE INDEX owners_by_document ON owners (kind, id)",
    "CREATE INDEX documents_by_age ON documents (kind, created)",
    "INSERT INTO documents SELECT 'campaign', id, created, revision, sheet FROM campaigns",
    "INSERT INTO owners SELECT guest, 'campaign', campaign FROM members",
    "DROP TABLE members",
    "DROP TABLE campaigns",
)
STATEMENTS: dict[str, tuple[str, ...]] = {
    "sqlite": (
        """
        CREATE TABLE documents (
            kind TEXT NOT NULL,
            id TEXT NOT NULL,
            created TEXT NOT NULL,
            revision INTEGER NOT NULL DEFAULT 0,
            sheet BLOB NOT NULL,
            PRIMARY KEY (kind, id)
        )
        """,
        """
        CREATE TABLE owners (
            guest TEXT NOT NULL,
            kind TEXT NOT NULL,
            id TEXT NOT NULL,
            PRIMARY KEY (guest, kind, id)
        ) WITHOUT ROWID
        """,
        *MOVED,
    ),
    "postgresql": (
        """
        CREATE TABLE documents (
            kind TEXT COLLATE "C" NOT NULL,
            id TEXT COLLATE "C" NOT NULL,
            created TEXT COLLATE "C" NOT NULL,
            revision INTEGER NOT NULL DEFAULT 0,
            sheet BYTEA NOT NULL,
            PRIMARY KEY (kind, id)
        )
        """,
        """
        CREATE TABLE owners (
            guest TEXT COLLATE "C" NOT NULL,
            kind TEXT COLLATE "C" NOT NULL,
            id TEXT COLLATE "C" NOT NULL,
            PRIMARY KEY (guest, kind, id)
        )
        """,
        *MOVED,
    ),
}


def upgrade() -> None:
    run(STATEMENTS)
