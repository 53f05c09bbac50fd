"""A copy brings the keys along, goes where it is sent, and says loudly when it lacks something."""

import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest

from cosmotheque.cli import main
from cosmotheque.server.base import admin_key, copies, identity
from cosmotheque.server.base.identity import Signer
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.upkeep import commands as upkeep

SEND = "import pathlib, sys; pathlib.Path(sys.argv[1]).write_bytes(pathlib.Path(sys.argv[2]).read_bytes())"


@pytest.fixture
def here(tmp_path: Path) -> Settings:
    """A server's folder, as it is once the server has run."""
    settings = Settings(data=tmp_path / "data")
    upkeep.migrate(settings)
    identity.read_key(settings.data)
    admin_key.make_key(settings.data)
    return settings


def keys_of(folder: Path) -> tuple[bytes, bytes]:
    return (folder / "key").read_bytes(), (folder / "admin-key").read_bytes()


def put_back(copy: Path, folder: Path) -> Settings:
    """As an operator restores: the one file, under the name that it had."""
    folder.mkdir(exist_ok=True)
    (folder / "cosmotheque.sqlite").write_bytes(copy.read_bytes())
    restored = Settings(data=folder)
    upkeep.migrate(restored)
    return restored


def has_table(path: Path, name: str) -> bool:
    with closing(sqlite3.connect(path)) as database:
        return database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (name,)).fetchone() is not None


def test_cookies_are_good_at_a_server_that_was_restored_from_one_file(here: Settings, tmp_path: Path) -> None:
    cookie = Signer(identity.read_key(here.data)).cookie("ann")
    copy = upkeep.back_up(here, tmp_path / "copy.sqlite")
    restored = put_back(copy.file, tmp_path / "restored")
    assert keys_of(restored.data) == keys_of(here.data)
    assert Signer(identity.read_key(restored.data)).guest(cookie) == "ann"
    assert {stat.S_IMODE(path.stat().st_mode) for path in restored.data.glob("*key*")} == {0o600}
    assert stat.S_IMODE(copy.file.stat().st_mode) == 0o600


def test_once_unpacked_the_keys_are_files_and_nowhere_else(here: Settings, tmp_path: Path) -> None:
    restored = put_back(upkeep.back_up(here, tmp_path / "copy.sqlite").file, tmp_path / "restored")
    assert not has_table(upkeep.file_of(restored), "carried")
    key, admin = keys_of(restored.data)
    for file in (upkeep.file_of(restored), upkeep.file_of(here)):
        assert not any(secret in file.read_bytes() for secret in (key, admin))


def test_a_copy_that_is_put_back_over_another_key_brings_its_own(here: Settings, tmp_path: Path) -> None:
    before = identity.read_key(here.data)
    copy = upkeep.back_up(here, tmp_path / "copy.sqlite")
    (here.data / "key").write_bytes(b"k" * 32)
    put_back(copy.file, here.data)
    assert identity.read_key(here.data) == before
    assert (here.data / "key.1").read_bytes() == b"k" * 32


def test_a_copy_cannot_write_any_other_file(here: Settings, tmp_path: Path) -> None:
    copy = upkeep.back_up(here, tmp_path / "copy.sqlite").file
    with closing(sqlite3.connect(copy)) as database, database:
        database.execute("INSERT INTO carried VALUES ('../planted', x'00')")
    put_back(copy, tmp_path / "restored")
    assert not (tmp_path / "planted").exists()


def test_without_the_key_it_says_so_loudly_and_has_no_trace_of_it(
    here: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not even where the games themselves were just put back from a copy that had it."""
    upkeep.file_of(here).write_bytes(upkeep.back_up(here, tmp_path / "first.sqlite").file.read_bytes())
    copy = tmp_path / "copy.sqlite"
    assert main(["backup", str(copy), "--data", str(here.data), "--without-key", "--lang", "en"]) == 0
    assert "WITHOUT THE KEY" in capsys.readouterr().err
    assert not any(key in copy.read_bytes() for key in keys_of(here.data))


@pytest.mark.parametrize("left", [None, b"", b"half"])
def test_where_there_is_no_whole_key_the_copy_is_made_and_counts_as_lacking(
    here: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str], left: bytes | None
) -> None:
    (here.data / "key").unlink()
    if left is not None:
        (here.data / "key").write_bytes(left)
    assert main(["backup", str(tmp_path / "copy.sqlite"), "--data", str(here.data), "--lang", "fr"]) == 1
    assert "SANS LA CLÉ" in capsys.readouterr().err
    assert (tmp_path / "copy.sqlite").exists()


def test_a_copy_goes_elsewhere_by_any_command_and_no_shell(here: Settings, tmp_path: Path) -> None:
    copy, there = tmp_path / "a copy; touch oops.sqlite", tmp_path / "there.sqlite"
    then = f"{sys.executable} -c '{SEND}' {there}"
    assert main(["backup", str(copy), "--data", str(here.data), "--then", then]) == 0
    assert there.read_bytes() == copy.read_bytes()
    named = f"{sys.executable} -c '{SEND}' {there}.2 {{}}"
    assert main(["backup", str(copy), "--data", str(here.data), "--then", named]) == 0
    assert Path(f"{there}.2").read_bytes() == copy.read_bytes()
    noted = copies.read(here.data)
    assert noted is not None
    assert (noted.file, noted.has_keys, noted.sent) == (copy, True, True)


def test_the_command_of_the_settings_is_used_where_none_is_said(here: Settings, tmp_path: Path) -> None:
    there, file = tmp_path / "there.sqlite", tmp_path / "cosmotheque.toml"
    file.write_text(f"data = {str(here.data)!r}\nbackup_then = [{sys.executable!r}, '-c', {SEND!r}, {str(there)!r}]\n")
    assert main(["backup", str(tmp_path / "copy.sqlite"), "--config", str(file)]) == 0
    assert there.exists()


@pytest.mark.parametrize(
    ("then", "told"),
    [("false {}", "false: exit 1"), ("/nowhere/rclone", "No such file"), (sys.executable + " -c 1/0", "exit 1")],
)
def test_a_copy_that_did_not_get_there_is_told_by_exit_code_and_in_words(
    here: Settings, tmp_path: Path, capfd: pytest.CaptureFixture[str], then: str, told: str
) -> None:
    said = ["backup", str(tmp_path / "copy.sqlite"), "--data", str(here.data), "--then", then, "--lang", "en"]
    assert main(said) == 1
    warning = capfd.readouterr().err
    assert "NOT SENT" in warning
    assert told in warning
    noted = copies.read(here.data)
    assert noted is not None
    assert noted.sent is False


@pytest.mark.parametrize("then", ["", "'half"])
def test_a_command_that_is_none_is_refused_before_anything_is_copied(here: Settings, tmp_path: Path, then: str) -> None:
    with pytest.raises(SystemExit) as left:
        main(["backup", str(tmp_path / "copy.sqlite"), "--data", str(here.data), "--then", then])
    assert left.value.code == 2
    assert not (tmp_path / "copy.sqlite").exists()
