"""Starting: which port, which address, how fast, and how it says so."""

import os
import re
import subprocess
import sys
import time
from itertools import takewhile
from pathlib import Path

import httpx
import pytest
from tests.server.client import browser

from cosmotheque.core.errors import CosmothequeError
from cosmotheque.server import node, run
from cosmotheque.server.base.settings import DEFAULT_PORT, BadSettings, Settings


def test_the_next_free_port_is_taken_unless_one_was_asked_for() -> None:
    with run.listen("127.0.0.1", None) as first, run.listen("127.0.0.1", None) as second:
        ports = [first.getsockname()[1], second.getsockname()[1]]
        assert DEFAULT_PORT <= ports[0] < ports[1] < DEFAULT_PORT + run.PORTS_TRIED
        with pytest.raises(BadSettings, match=f"setting port cannot be used: 127.0.0.1:{ports[0]}"):
            run.listen("127.0.0.1", ports[0])


def test_a_browser_is_opened_only_on_a_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not run.has_desktop()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert run.has_desktop()


@pytest.mark.parametrize("lan", [False, True])
def test_it_says_where_it_is_and_serves_there(tmp_path: Path, lan: bool) -> None:
    command = [sys.executable, "-m", "cosmotheque", "serve", "--data", str(tmp_path / "data"), *["--lan"][:lan]]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:  # noqa: S603
        assert process.stdout is not None
        try:
            address = re.findall(r"http://127\.0\.0\.1:\d+/", process.stdout.readline().decode())[0]
            if lan:
                lines = iter(lambda: process.stdout.readline().decode(), "")
                picture = "".join(takewhile(lambda line: not line.startswith("http://"), lines))
                assert "▄" in picture
            for _ in range(200):
                try:
                    with browser(address) as http:
                        answer = http.get("/api/games")
                except httpx.TransportError:
                    time.sleep(0.05)
                else:
                    break
            assert answer.status_code == 200
        finally:
            process.terminate()
    assert os.stat(tmp_path / "data" / "key").st_mode & 0o777 == 0o600


def test_the_administrators_key_is_printed_at_the_first_start_alone(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cosmotheque", "serve", "--data", str(tmp_path), "--port", "0"]

    def said() -> str:
        """The text that is printed until the server is open."""
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:  # noqa: S603
            assert process.stderr is not None
            assert process.stdout is not None
            while b'"open"' not in process.stderr.readline():
                assert process.poll() is None
            process.terminate()
            process.stderr.read()
            return process.stdout.read().decode()

    first, key = said(), (tmp_path / "admin-key").read_text()
    assert key in first
    assert "/admin\n" in first
    assert key not in said()
    assert (tmp_path / "admin-key").stat().st_mode & 0o777 == 0o600


def test_data_that_cannot_be_used_are_named(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data/cosmotheque.sqlite").write_bytes(b"this is no database" * 100)
    with (
        run.listen("127.0.0.1", 0) as listening,
        pytest.raises(BadSettings, match=r"setting data cannot be used: .*data: .*not a database"),
    ):
        node.run(Settings(data=tmp_path / "data"), listening)
    (tmp_path / "file").write_text("")
    with (
        run.listen("127.0.0.1", 0) as listening,
        pytest.raises(BadSettings, match=r"setting data cannot be used: .*file"),
    ):
        node.run(Settings(data=tmp_path / "file"), listening)


def test_a_bot_that_is_not_there_is_refused_before_an_address_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(CosmothequeError, match="nothing:there cannot be used"):
        run.serve(Settings(data=tmp_path, port=0, outside_bots=frozenset(["nothing:there"])))
    assert capsys.readouterr().out == ""


def test_nothing_heavy_is_imported_to_start() -> None:
    """Parts that only a table needs are imported later: from the command to the first page in under two seconds."""
    heavy = r"numba|numpy|scipy|torch|cosmotheque\.games\.\w+\.game"
    shown = f"print([m for m in sys.modules if re.fullmatch(r'{heavy}', m)])"
    code = f"import re, sys, cosmotheque.server.run, cosmotheque.server.node; {shown}"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)  # noqa: S603
    assert loaded.stdout.strip() == b"[]"
