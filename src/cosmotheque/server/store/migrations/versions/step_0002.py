"""Revisions of sheets; for several nodes also their common key, who they are and who is connected to them."""

from cosmotheque.server.store.migrations import run

revision = "0002"
down_revision = "0001"

REVISIONS = "ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0"
STATEMENTS: dict[str, tuple[str, ...]] = {
    "sqlite": (REVISIONS,),
    "postgresql": (
        REVISIONS,
        "CREATE TABLE secrets (name TEXT PRIMARY KEY, value BYTEA NOT NULL)",
        "CREATE UNLOGGED TABLE nodes (id TEXT PRIMARY KEY, seen TIMESTAMPTZ NOT NULL)",
        """
        CREATE UNLOGGED TABLE present (
            table_id TEXT COLLATE "C" NOT NULL,
            guest TEXT COLLATE "C" NOT NULL,
            node TEXT NOT NULL,
            PRIMARY KEY (table_id, guest, node)
        )
        """,
        "CREATE INDEX present_by_node ON present (node)",
    ),
}


def upgrade() -> None:
    run(STATEMENTS)
