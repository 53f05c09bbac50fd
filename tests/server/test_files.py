"""Files of a server: for its owner alone, whole or not at all, copied every night, held by one server."""

import resource
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.conftest import Serve

from cosmotheque.server.base import files, identity
from cosmotheque.server.base.files import Claim, InUse
from cosmotheque.server.base.settings import BadSettings, Settings
from cosmotheque.server.upkeep import commands as upkeep


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def tables_in(copy: Path) -> int:
    with closing(sqlite3.connect(copy)) as database:
        (count,) = database.execute("SELECT COUNT(*) FROM tables").fetchone()
    return int(count)


@pytest.mark.parametrize("size", [0, 1, 31, 33])
def test_a_key_that_is_not_whole_is_refused(tmp_path: Path, size: int) -> None:
    (tmp_path / "key").write_bytes(b"k" * size)
    with pytest.raises(BadSettings, match=f"has {size} bytes instead of 32"):
        identity.read_key(tmp_path)


def test_on_a_full_disk_no_part_of_a_key_is_left(tmp_path: Path) -> None:
    """In a process of its own, which can write no byte to any file."""
    script = "import pathlib as p, sys; from cosmotheque.server import identity as i; i.read_key(p.Path(sys.argv[1]))"
    command = [sys.executable, "-c", script, str(tmp_path)]

    def fill_the_disk() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    done = subprocess.run(command, check=False, preexec_fn=fill_the_disk, capture_output=True)  # noqa: S603
    assert done.returncode != 0
    assert list(tmp_path.iterdir()) == []
    assert len(identity.read_key(tmp_path)) == 32


def test_of_two_who_make_the_key_the_first_counts(tmp_path: Path) -> None:
    files.write_first(tmp_path / "key", b"a" * 32)
    files.write_first(tmp_path / "key", b"b" * 32)
    assert identity.read_key(tmp_path) == b"a" * 32
    assert [path.name for path in tmp_path.iterdir()] == ["key"]


def test_the_backup_works_every_night_and_keeps_the_last_ones(serve: Serve, tmp_path: Path) -> None:
    server, copy = serve(), tmp_path / "nightly" / "backup.sqlite"
    copy.parent.mkdir()
    with server.player() as ann:
        for _night in range(4):
            ann.create()
            upkeep.back_up(server.settings, copy, keep=3)
    kept = sorted(copy.parent.iterdir())
    assert [path.name for path in kept] == ["backup.sqlite", "backup.sqlite.1", "backup.sqlite.2"]
    assert [tables_in(path) for path in kept] == [4, 3, 2]
    assert {mode(path) for path in kept} == {0o600}


def test_a_disk_that_fills_up_costs_no_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy, part = tmp_path / "backup.sqlite", tmp_path / "part"
    kept = {copy: "3", copy.with_name("backup.sqlite.1"): "2", copy.with_name("backup.sqlite.2"): "1", part: "4"}
    for path, content in kept.items():
        path.write_text(content)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files.shutil, "copyfile", full)
    with pytest.raises(OSError, match="No space"):
        files.replace_keeping(part, copy, 4)
    assert {path: path.read_text() for path in tmp_path.iterdir()} == kept


def test_a_key_is_made_where_there_are_no_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(files.os, "link", unknown)
    assert len(identity.read_key(tmp_path)) == 32


def test_a_backup_that_fails_leaves_the_last_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = Settings(data=tmp_path / "data")
    upkeep.migrate(here)
    copy = tmp_path / "backup.sqlite"
    upkeep.back_up(here, copy)
    before = copy.read_bytes()
    upkeep.file_of(here).write_bytes(before[:5000])
    with pytest.raises(Exception, match="could not be made"):
        upkeep.back_up(here, copy)
    assert copy.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup.sqlite", "data"]


def test_what_is_kept_is_for_its_owner_alone(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    with server.player() as ann:
        ann.create()
        assert mode(server.data) == 0o700
        kept = {path.name: mode(path) for path in server.data.iterdir()}
        assert {"cosmotheque.sqlite", "cosmotheque.sqlite-wal", "cosmotheque.sqlite-shm", "key", "lock"} <= kept.keys()
        assert set(kept.values()) == {0o600}
        upkeep.write(server.settings, tmp_path / "all.jsonl")
        assert mode(tmp_path / "all.jsonl") == 0o600


def test_a_database_that_everybody_could_read_is_closed_to_them(tmp_path: Path) -> None:
    here = Settings(data=tmp_path)
    upkeep.migrate(here)
    upkeep.file_of(here).chmod(0o644)
    upkeep.migrate(here)
    assert mode(upkeep.file_of(here)) == 0o600


def test_a_folder_is_held_by_one_server_at_a_time(tmp_path: Path) -> None:
    first = Claim(tmp_path)
    with pytest.raises(InUse):
        Claim(tmp_path)
    first.release()
    Claim(tmp_path).release()


def test_a_second_server_on_the_same_folder_is_refused_in_a_sentence(serve: Serve) -> None:
    server = serve()
    command = [sys.executable, "-m", "cosmotheque", "serve", "--data", str(server.data), "--port", "0"]
    second = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)  # noqa: S603
    assert second.returncode == 2
    assert "another server is at work there" in second.stderr
    assert "Traceback" not in second.stderr
    server.kill()
    server.start()
