"""The shape of the databases: made at once or step by step it is the same, and a later one is left alone."""

import sqlite3
import threading
import traceback
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec
import psycopg
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from tests.server.services import Postgres
from tests.server.test_store import Place, place

from cosmotheque.core import codec
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.core.glicko import Strength
from cosmotheque.server.base import files
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.features.ratings.record import LATEST, RATINGS, from_tables, strength
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store import Store, StoreFailed, migrations
from cosmotheque.server.store.migrations.versions import (
    step_0001,
    step_0002,
    step_0003,
    step_0004,
    step_0005,
)
from cosmotheque.server.store.migrations.versions.step_0007 import NAMES, PARTS, in_parts
from cosmotheque.server.store.postgres_setup import prepare
from cosmotheque.server.store.sqlite_file import migrate
from cosmotheque.server.upkeep import commands as upkeep
from cosmotheque.server.upkeep import transfer

__all__ = ["place"]
COLUMNS = """
    SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
    WHERE table_schema = 'public' ORDER BY 1, 2
"""


def shape(path: Path) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(path)) as database:
        named = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return [(name, *map(str, row)) for (name,) in named for row in database.execute(f"PRAGMA table_info({name})")]


def test_alembic_knows_the_same_steps() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrations.FOLDER))
    steps = [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]
    assert tuple(reversed(steps)) == migrations.STEPS


def test_a_file_from_before_is_brought_to_the_shape_of_a_new_one(tmp_path: Path) -> None:
    old, new = tmp_path / "old.sqlite", tmp_path / "new.sqlite"
    with closing(sqlite3.connect(old)) as database:
        for statement in step_0001.STATEMENTS["sqlite"]:
            database.execute(statement)
        database.execute("INSERT INTO tables VALUES ('t', 'open', 1, '', NULL, x'7b7d')")
        database.execute("PRAGMA user_version = 1")
        database.commit()
    for path in (old, new, old):
        migrate(path)
    assert sorted(shape(old)) == sorted(shape(new))
    with closing(sqlite3.connect(old)) as database:
        assert database.execute("SELECT revision FROM tables").fetchone() == (0,)
        assert database.execute("PRAGMA user_version").fetchone() == (2,)


def test_a_database_from_before_is_brought_to_the_shape_of_a_new_one(postgres: Postgres) -> None:
    old, new = postgres.database(), postgres.database()
    with psycopg.connect(old) as database:
        for statement in (*step_0001.STATEMENTS["postgresql"], *migrations.stamp("0001")):
            database.execute(statement.encode())
    assert prepare(old) == prepare(old) != prepare(new)
    with psycopg.connect(old) as upgraded, psycopg.connect(new) as made:
        assert upgraded.execute(COLUMNS).fetchall() == made.execute(COLUMNS).fetchall()


def test_nodes_that_start_at_once_get_one_key(postgres: Postgres, tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"k" * 32)
    url = postgres.database()
    keys: list[bytes] = []
    starting = [threading.Thread(target=lambda: keys.append(prepare(url, tmp_path))) for _ in range(4)]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    assert keys == [b"k" * 32] * 4


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("postgresql://u:secret@127.0.0.1:9/x", r"^connection failed: .*Connection refused$"),
        ("postgresql://u:sec%zzret@127.0.0.1:9/x", r"^it is not a URL that PostgreSQL understands$"),
    ],
)
def test_a_database_that_cannot_be_reached_is_named_in_a_line_without_its_password(url: str, told: str) -> None:
    with pytest.raises(StoreFailed, match=told) as refused:
        prepare(url)
    assert "sec" not in str(refused.value)


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path, postgres: Postgres) -> None:
    path, url = tmp_path / "x.sqlite", postgres.database()
    migrate(path)
    prepare(url)
    later = "UPDATE alembic_version SET version_num = '9999'"
    with closing(sqlite3.connect(path)) as database, psycopg.connect(url) as other:
        database.execute(later)
        database.commit()
        other.execute(later)
    for opening in (lambda: migrate(path), lambda: prepare(url)):
        with pytest.raises(migrations.TooNew, match="later version"):
            opening()


def test_campaigns_from_before_are_documents(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    with closing(sqlite3.connect(path)) as database:
        for step in (step_0001, step_0002, step_0003, step_0004):
            for statement in step.STATEMENTS["sqlite"]:
                database.execute(statement)
        database.execute("INSERT INTO campaigns VALUES ('c', '2026', 3, x'7b7d')")
        database.execute("INSERT INTO members VALUES ('ann', 'c')")
        for statement in (*migrations.stamp("0004"), "PRAGMA user_version = 2"):
            database.execute(statement)
        database.commit()
    migrate(path)
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT kind, id, created, revision, sheet FROM documents").fetchall() == [
            ("campaign", "c", "2026", 3, b"{}")
        ]
        assert database.execute("SELECT * FROM owners").fetchall() == [("ann", "campaign", "c")]


RATED = [
    msgspec.json.encode(
        {
            "id": f"t{number:03}",
            "game": "x",
            "rules": 1,
            "host": "ann",
            "seats": [],
            "created": f"2026-01-{1 + number % 28:02}",
            "status": "over",
            "ended": 1000 * number,
            "rated": True,
            "entrants": [
                {"guest": "ann", "strength": Strength()},
                {"guest": None if number % 2 else "ben", "strength": Strength(1500, 80)},
                {"guest": "former.cleo", "strength": Strength(1500, 80)},
            ],
            "outcome": {"reason": "", "scores": [float(number % 3 != 0), float(number % 3 == 0), 0.0]},
        }
    )
    for number in range(1, LATEST + 13)
]
"""Tables as they were stored before there were documents of ratings."""
CLOSED = b'{"id":"u","game":"x","rules":1,"host":"ann","seats":[],"created":"2026","status":"over","closed":"why"}'


def record_in_parts(sheet: bytes) -> TableRecord:
    return msgspec.convert(in_parts(msgspec.json.decode(sheet)), TableRecord)


STEPS = (step_0001, step_0002, step_0003, step_0004, step_0005)


def with_tables_of_step_0005(place: Place, path: Path) -> None:
    dialect = "sqlite" if place.url is None else "postgresql"
    made = [statement for step in STEPS for statement in step.STATEMENTS[dialect]] + list(migrations.stamp("0005"))
    rows = [(f"t{number:03}", sheet) for number, sheet in enumerate((*RATED, CLOSED))]
    if place.url is None:
        with closing(sqlite3.connect(path)) as database:
            for statement in (*made, "PRAGMA user_version = 2"):
                database.execute(statement)
            insert = "INSERT INTO tables (id, status, public, created, sheet) VALUES (?, 'over', 0, '', ?)"
            database.executemany(insert, rows)
            database.commit()
        return
    with psycopg.connect(place.url) as database:
        for statement in made:
            database.execute(statement.encode())
        for row in rows:
            database.execute(
                "INSERT INTO tables (id, status, public, created, sheet) VALUES (%s, 'over', false, '', %s)", row
            )


def test_ratings_are_made_of_all_tables_from_before(place: Place, tmp_path: Path) -> None:
    with_tables_of_step_0005(place, tmp_path / "x.sqlite")

    async def use(store: Store) -> None:
        wanted = {one.person: one for one in from_tables([record_in_parts(sheet) for sheet in RATED])}
        assert set(wanted) == {"ann", "ben"}
        for person, record in wanted.items():
            (found,) = await RATINGS.of(store, person, 10)
            assert found == record
        (own,) = await RATINGS.of(store, "ann", 10)
        assert (own.games, strength(own).rating > 1600) == (len(RATED), True)
        assert await RATINGS.of(store, "former.cleo", 10) == []

    for _ in range(2):
        place.use(use)


BEFORE = {
    "id": "t000",
    "game": "x",
    "rules": 1,
    "host": "ann",
    "seats": [{"guest": "ann", "name": "Ann"}],
    "created": "2026",
    "options": {"deal": "long"},
    "status": "over",
    "v": 7,
    "started": 1,
    "began": 2,
    "ended": 3,
    "outcome": {"reason": "won", "scores": [1.0]},
    "feats": [["quick"]],
    "closed": "why",
    "chat_open": False,
    "chat_free": True,
    "coach": True,
    "public": True,
    "group": "g",
    "group_name": "Sunday",
    "clock": {"minutes": 5.0, "increment": 0.0, "timeout": "lose"},
    "correspondence": {"days": 3, "timeout": "bot"},
    "holidays": {"ann": [{"begin": 1, "end": 2}]},
    "deal": "00ff",
    "repeat": True,
    "day": "2026-01-01",
    "opening": 9,
    "score": [2.0],
    "games": 4,
    "series": [{"options": {}, "reason": "", "scores": [1.0]}],
    "sequels": [{"stage": 2}],
    "rematch": "u",
    "undo": {"seat": 0, "keep": 1, "waiting": [1], "v": 6, "noticed": [0]},
    "refused": 5,
    "newcomer": {"guest": "ben", "name": "Ben", "seat": 1, "number": 2, "agreed": []},
    "given_up": {"cleo": [1]},
    "pause": "away",
    "stopped": 8,
    "without": ["cleo"],
    "rated": True,
    "counting": {"only": [0]},
    "campaign": "c",
    "revision": 3,
}
"""A record of before, with nearly every field that had a value; draw and entrants are structs of the core."""


def plain(value: object) -> object:
    """A value as JSON writes it."""
    return codec.decode(codec.encode(value), object)


def test_every_field_of_a_record_from_before_is_found_in_its_part() -> None:
    known = msgspec.structs.asdict(msgspec.convert(in_parts(BEFORE), TableRecord))
    for name in BEFORE.keys() - NAMES:
        assert plain(known[name]) == BEFORE[name]
    for part, fields in PARTS.items():
        told = msgspec.structs.asdict(known[part])
        assert told.keys() == fields.keys(), "every field of the part had a name before"
        for field, name in fields.items():
            assert name not in BEFORE or plain(told[field]) == BEFORE[name], name
    assert NAMES - BEFORE.keys() == {"draw", "entrants"}


def test_a_record_in_parts_stays_as_it_is() -> None:
    once = in_parts(BEFORE)
    assert in_parts(once) == once
    bare = {name: BEFORE[name] for name in ("id", "game", "rules", "host", "seats", "created")}
    assert in_parts(bare) == bare


def test_records_from_before_are_rewritten_in_parts(place: Place, tmp_path: Path) -> None:
    with_tables_of_step_0005(place, tmp_path / "x.sqlite")

    async def use(store: Store) -> None:
        for sheet in (*RATED, CLOSED):
            wanted = record_in_parts(sheet)
            assert await store.record(f"t{(*RATED, CLOSED).index(sheet):03}") == wanted
        assert wanted.ending.closed == "why"

    place.use(use)


def test_a_file_from_before_is_read_in_parts(place: Place) -> None:
    sheet = msgspec.json.decode(RATED[0])
    table = {"kind": "table", "sheet": sheet, "due": None, "entries": [], "lines": []}
    lines = [codec.encode(line) for line in (transfer.Opening(4), table, transfer.Tally(tables=1))]

    async def use(store: Store) -> None:
        assert await transfer.read(store, lines) == 1
        assert await store.record(sheet["id"]) == record_in_parts(RATED[0])

    place.use(use)


def step_of(place: Place, path: Path) -> str:
    with closing(sqlite3.connect(path) if place.url is None else psycopg.connect(place.url)) as database:
        (step,) = database.execute("SELECT version_num FROM alembic_version").fetchone()  # type: ignore[misc]
        return str(step)


def test_no_database_is_migrated_while_a_server_is_at_work_on_it(place: Place, tmp_path: Path) -> None:
    path = tmp_path / "cosmotheque.sqlite"
    with_tables_of_step_0005(place, path)
    settings = Settings(data=tmp_path, database=place.url or "")
    claim = files.Claim(tmp_path)
    if place.url is not None:
        with psycopg.connect(place.url) as database:
            database.execute("INSERT INTO nodes VALUES ('n', now())")
    for command in (upkeep.migrate, partial(upkeep.write, target=tmp_path / "out.jsonl")):
        with pytest.raises(CosmothequeError, match="is at work"):
            command(settings)
    assert step_of(place, path) == "0005"
    claim.release()
    if place.url is not None:
        with psycopg.connect(place.url) as database:
            database.execute("UPDATE nodes SET seen = now() - interval '1 hour'")
    upkeep.migrate(settings)
    assert step_of(place, path) == migrations.HEAD


def test_a_record_that_cannot_be_read_is_named_and_nothing_is_changed(place: Place, tmp_path: Path) -> None:
    path = tmp_path / "cosmotheque.sqlite"
    with_tables_of_step_0005(place, path)
    torn = "UPDATE tables SET sheet = {} WHERE id = 't000'"
    with closing(sqlite3.connect(path) if place.url is None else psycopg.connect(place.url)) as database:
        database.execute(torn.format("x'7b'" if place.url is None else "'\\x7b'::bytea"))
        database.execute("UPDATE alembic_version SET version_num = '0006'")
        database.commit()
    with pytest.raises(CosmothequeError, match="the record of table t000 cannot be read"):
        upkeep.migrate(Settings(data=tmp_path, database=place.url or ""))
    assert step_of(place, path) == "0006"


def test_a_step_that_fails_is_told_without_what_it_would_have_stored(tmp_path: Path) -> None:
    path = tmp_path / "cosmotheque.sqlite"
    with_tables_of_step_0005(Place(path, None), path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TRIGGER t BEFORE UPDATE ON tables BEGIN SELECT RAISE(ABORT, 'the disk is full'); END")
        database.commit()
    with pytest.raises(CosmothequeError, match="the disk is full") as refused:
        upkeep.migrate(Settings(data=tmp_path))
    told = "".join(traceback.format_exception(refused.value))
    assert "hidden" in told
    assert '"host"' not in told
    assert step_of(Place(path, None), path) == "0005"
