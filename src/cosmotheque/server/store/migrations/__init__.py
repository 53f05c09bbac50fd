"""The shape of the databases, as the steps that led to it: Alembic's, for SQLite and PostgreSQL alike.

A step that was released is never changed. Alembic takes a second to import, so that it is left out where nothing is to
be done, and where a database is still empty: that one gets the same statements straight.
"""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from cosmotheque.server.store import StoreFailed

FOLDER = Path(__file__).parent
STEPS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007")
HEAD = STEPS[-1]


class TooNew(Exception):
    """The database was written by a later version of this program."""


def statements(dialect: str) -> Iterator[str]:
    """The statements that create today's shape in an empty database, noted as Alembic does."""
    for step in STEPS:
        written: dict[str, tuple[str, ...]] = import_module(f"{__name__}.versions.step_{step}").STATEMENTS
        yield from written[dialect]
    yield from stamp(HEAD)


def stamp(step: str) -> tuple[str, str]:
    """Note that a database has come to a step."""
    table = "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"
    return table, f"INSERT INTO alembic_version VALUES ('{step}')"  # noqa: S608 - one of ours


def is_current(step: str | None, place: object) -> bool:
    """True if a database at this step is in today's shape; TooNew when it is past that."""
    if step is not None and step not in STEPS:
        raise TooNew(f"{place} was written by a later version of Cosmothèque")
    return step == HEAD


def upgrade(connection: Any) -> None:
    """Let Alembic take the missing steps, over a connection of SQLAlchemy's."""
    config = import_module("alembic.config").Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    try:
        import_module("alembic.command").upgrade(config, "head")
    except import_module("sqlalchemy.exc").SQLAlchemyError as fault:
        raise StoreFailed(str(getattr(fault, "orig", None) or fault).strip().partition("\n")[0]) from fault


def run(written: dict[str, tuple[str, ...]]) -> None:
    """Execute a step's statements when Alembic takes it."""
    op = import_module("alembic").op
    for statement in written[op.get_context().dialect.name]:
        op.execute(statement)
