"""Copies, exports and imports, all of them while a server is running, and nothing is lost on the way."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.client import Player
from tests.server.conftest import Serve, Server
from tests.server.services import Postgres

from cosmotheque import registry
from cosmotheque.cli import main
from cosmotheque.core.errors import BadRecord, CosmothequeError
from cosmotheque.server.base import admin_key
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.live.entries import write
from cosmotheque.server.live.journal import Journal
from cosmotheque.server.record.table import SeatRecord, TableRecord
from cosmotheque.server.upkeep import commands as upkeep
from cosmotheque.server.upkeep import transfer


@pytest.fixture
def server(serve: Serve) -> Server:
    return serve()


@pytest.fixture
def ann(server: Server) -> Iterator[Player]:
    with server.player() as player:
        player.put("/api/me", {"name": "Ann"})
        yield player


def play(ann: Player) -> str:
    """A table in mid-game, with a line of chat."""
    table: str = ann.create(mine=[0, 1], options={"heap": 20}, start=True)["id"]
    with ann.live(table) as live:
        live.next("frame")
        live.take(3)
        live.send(type="say", text="hello")
        live.next("chat")
        while not live.frame["can_undo"]:
            live.send(type="look", seat=1 - live.frame["seat"])
            live.next("frame")
        live.send(type="undo", v=live.frame["v"], seat=live.frame["seat"])
        live.until_version(3)
    return table


def seen(player: Player, table: str) -> dict[str, Any]:
    with player.live(table) as live:
        lines, frame = live.next("chat")["lines"], live.next("frame")
    return {"lines": lines, **{key: frame[key] for key in ("v", "view", "moves", "events", "actions")}}


def go_on(player: Player, table: str) -> None:
    with player.live(table) as live:
        live.next("frame")
        live.take(1, seat=live.frame["actors"][0])


def test_all_tables_move_to_another_database_and_back(
    server: Server, ann: Player, serve: Serve, postgres: Postgres, tmp_path: Path
) -> None:
    table = play(ann)
    before = seen(ann, table)
    there = Settings(data=server.data, database=postgres.database())
    tally = upkeep.write(server.settings, tmp_path / "all.jsonl")
    assert (tally.tables, tally.guests, tally.entries) == (1, 1, 3)
    assert upkeep.read(there, tmp_path / "all.jsonl") == (tally, 1)
    assert upkeep.read(there, tmp_path / "all.jsonl") == (tally, 0)
    server.stop()
    with ann.returned(serve(database=there.database).base) as again:
        assert seen(again, table) == before
        assert again.get("/api/me")["name"] == "Ann"
        go_on(again, table)
    assert upkeep.write(there, tmp_path / "back.jsonl").entries == 4
    back = Settings(data=tmp_path / "back")
    assert upkeep.read(back, tmp_path / "back.jsonl")[1] == 1
    assert upkeep.write(back, tmp_path / "again.jsonl").entries == 4
    with pytest.raises(BadRecord, match=f"table {table} is there already, and is another"):
        upkeep.read(back, tmp_path / "all.jsonl")


def test_a_copy_made_in_mid_game_is_a_whole_server(server: Server, ann: Player, tmp_path: Path) -> None:
    table = play(ann)
    before = seen(ann, table)
    server.data.with_name("copy").mkdir()
    copy = server.data.with_name("copy") / "cosmotheque.sqlite"
    assert upkeep.back_up(server.settings, copy).size == copy.stat().st_size
    go_on(ann, table)
    assert [path.name for path in copy.parent.iterdir()] == [copy.name]
    restored = Server(copy.parent)
    with ann.returned(restored.base) as again:
        assert seen(again, table) == before
        go_on(again, table)
    restored.stop()
    with pytest.raises(CosmothequeError, match="pg_dump"):
        upkeep.back_up(Settings(data=tmp_path, database="postgresql://x"), tmp_path / "y")


WON = b'"outcome":{"reason":"defused","scores":[1.0,1.0]}'


def exported() -> list[bytes]:
    """A file as `export` writes it, with a guest and a game that has just begun."""
    slug = registry.playable()[0]
    game = registry.load(slug)
    seats = tuple(SeatRecord(f"guest-{number}") for number in range(game.meta.seats[0]))
    record = TableRecord(
        id="t", game=slug, rules=game.meta.version, host="guest-0", seats=seats, created="", status="running"
    )
    _, log = Journal.begin(game, record)
    entries = tuple(msgspec.Raw(write(entry)) for entry in log)
    table = transfer.Stored(record, None, entries, ())
    lines = (transfer.Opening(1), transfer.Guest("g", "Ann"), table, transfer.Tally(1, 1, len(entries)))
    return [msgspec.json.encode(line) for line in lines]


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda lines: lines[:-1], "not whole"),
        (lambda lines: [lines[0], *lines[2:]], "not whole"),
        (lambda lines: lines[1:], "Line 1 has no place there"),
        (lambda lines: [*lines, lines[-1]], "Line 5 has no place there"),
        (lambda lines: [lines[0].replace(b"1", b"7"), *lines[1:]], "has format 7"),
        (lambda lines: [line[:-5] for line in lines], "Line 1 cannot be read"),
        (lambda lines: [line.replace(b'"type":"move"', b'"type":"dance"') for line in lines], "Line 3, table t: "),
        (lambda lines: [line.replace(b'"entries":[', b'"entries":[17,') for line in lines], "Line 3, table t: "),
        (lambda lines: [line.replace(b'"running"', b'"over",' + WON) for line in lines], "did not end as its record"),
        (lambda lines: [line.replace(b'"running"', b'"over"') for line in lines], "did not end as its record"),
        (
            lambda lines: [line.replace(b'"running"', b'"running",' + WON) for line in lines],
            "did not end as its record",
        ),
    ],
)
def test_a_file_that_is_not_right_is_refused_as_a_whole(tmp_path: Path, spoil: Any, told: str) -> None:
    elsewhere, file = Settings(data=tmp_path / "elsewhere"), tmp_path / "file.jsonl"
    file.write_bytes(b"\n".join(spoil(exported())))
    with pytest.raises(BadRecord, match=told):
        upkeep.read(elsewhere, file)
    assert not elsewhere.data.exists()
    file.write_bytes(b"\n".join(exported()))
    assert upkeep.read(elsewhere, file)[1] == 1


def test_files_keep_the_names_of_their_first_format() -> None:
    names = [list(msgspec.json.decode(line)) for line in exported()]
    assert names[2] == ["kind", "sheet", "due", "entries", "lines"]
    assert names[3] == ["kind", "guests", "tables", "entries", "campaigns", "documents"]


def test_the_commands_do_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "in.jsonl").write_bytes(b"\n".join(exported()))
    place = ["--data", str(tmp_path / "data")]
    for words in (
        ["migrate"],
        ["import", "in.jsonl"],
        ["export", "out.jsonl"],
        ["backup", "copy.sqlite", "--without-key"],
    ):
        named = [str(tmp_path / word) if "." in word else word for word in words]
        assert main([*named, *place]) == 0
    told = capsys.readouterr().out
    assert "new tables: 1." in told
    assert "copy.sqlite: " in told
    assert main(["export", str(tmp_path / "out.jsonl"), *place]) == 2
    assert main(["import", str(tmp_path / "none.jsonl"), *place]) == 2
    capsys.readouterr()
    assert main(["export", str(tmp_path / "none" / "out.jsonl"), *place]) == 2
    told = capsys.readouterr().err
    assert told == f"{tmp_path}/none/out.jsonl cannot be written: No such file or directory.\n"
    for command in ("backup", "export"):
        assert main([command, str(tmp_path / "other"), "--data", str(tmp_path / "nowhere")]) == 2
        assert capsys.readouterr().err == f"There is no {tmp_path}/nowhere/cosmotheque.sqlite.\n"
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize("kind", ["file", "postgresql"])
def test_the_administrators_key_is_printed_and_renewed(
    request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    place = ["--data", str(tmp_path)]
    if kind == "postgresql":
        server: Postgres = request.getfixturevalue("postgres")
        place += ["--database", server.database()]

    def printed(*words: str) -> str:
        assert main(["admin", *words, *place]) == 0
        return capsys.readouterr().out.strip()

    first = printed()
    assert admin_key.is_whole(first)
    assert printed() == first
    second = printed("--renew")
    assert admin_key.is_whole(second)
    assert second != first
    assert printed() == second


def test_nodes_take_over_the_key_that_somebody_knows_already(postgres: Postgres, tmp_path: Path) -> None:
    alone = Settings(data=tmp_path)
    key = upkeep.admin_key(alone)
    assert upkeep.admin_key(Settings(data=tmp_path, database=postgres.database())) == key
