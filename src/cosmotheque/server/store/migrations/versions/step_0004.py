"""The deals of tables, and how bots fare with one."""

from cosmotheque.server.store.migrations import run

revision = "0004"
down_revision = "0003"

BY_DEAL = "CREATE INDEX tables_by_deal ON tables (deal, created) WHERE deal IS NOT NULL"
STATEMENTS: dict[str, tuple[str, ...]] = {
    "sqlite": (
        "ALTER TABLE tables ADD COLUMN deal TEXT",
        BY_DEAL,
        """
        CREATE TABLE pars (
            deal TEXT NOT NULL,
            lineup TEXT NOT NULL,
            sheet BLOB NOT NULL,
            PRIMARY KEY (deal, lineup)
        ) WITHOUT ROWID
        """,
    ),
    "postgresql": (
        'ALTER TABLE tables ADD COLUMN deal TEXT COLLATE "C"',
        BY_DEAL,
        """
        CREATE TABLE pars (
            deal TEXT COLLATE "C" NOT NULL,
            lineup TEXT COLLATE "C" NOT NULL,
            sheet BYTEA NOT NULL,
            PRIMARY KEY (deal, lineup)
        )
        """,
    ),
}


def upgrade() -> None:
    run(STATEMENTS)
