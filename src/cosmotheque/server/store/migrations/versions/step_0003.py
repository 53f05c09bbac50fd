"""Campaigns and their members, and the tables that were played in one."""

from cosmotheque.server.store.migrations import run

revision = "0003"
down_revision = "0002"

BY_CAMPAIGN = "CREATE INDEX tables_by_campaign ON tables (campaign, created) WHERE campaign IS NOT NULL"
STATEMENTS: dict[str, tuple[str, ...]] = {
    "sqlite": (
        "ALTER TABLE tables ADD COLUMN campaign TEXT",
        BY_CAMPAIGN,
        """
        CREATE TABLE campaigns (
            id TEXT PRIMARY KEY,
            created TEXT NOT NULL,
            revision INTEGER NOT NULL DEFAULT 0,
            sheet BLOB NOT NULL
        )
        """,
        """
        CREATE TABLE members (
            guest TEXT NOT NULL,
            campaign TEXT NOT NULL,
            PRIMARY KEY (guest, campaign)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX members_by_campaign ON members (campaign)",
    ),
    "postgresql": (
        'ALTER TABLE tables ADD COLUMN campaign TEXT COLLATE "C"',
        BY_CAMPAIGN,
        """
        CREATE TABLE campaigns (
            id TEXT COLLATE "C" PRIMARY KEY,
            created TEXT COLLATE "C" NOT NULL,
            revision INTEGER NOT NULL DEFAULT 0,
            sheet BYTEA NOT NULL
        )
        """,
        """
        CREATE TABLE members (
            guest TEXT COLLATE "C" NOT NULL,
            campaign TEXT COLLATE "C" NOT NULL,
            PRIMARY KEY (guest, campaign)
        )
        """,
        "CREATE INDEX members_by_campaign ON members (campaign)",
    ),
}


def upgrade() -> None:
    run(STATEMENTS)
