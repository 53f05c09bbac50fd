"""The command as a process of its own: what it imports, how it is interrupted, where its output goes."""

import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from cosmotheque import replay

PATIENCE = 60.0  # seconds; only what fails waits so long, and a busy machine is no failure
TICKS = os.sysconf("SC_CLK_TCK")


@contextmanager
def start(*words: str, **settings: Any) -> Iterator[subprocess.Popen[str]]:
    """Our own command, which does not outlive the test. Control-C works also where the tests run in the background."""
    command = [sys.executable, "-m", "cosmotheque", *words]
    settings = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, **settings}
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        process = subprocess.Popen(command, **settings)  # noqa: S603
    finally:
        signal.signal(signal.SIGINT, before)
    with process:
        try:
            yield process
        finally:
            process.kill()


def wait_for_work(process: "subprocess.Popen[str]", seconds: float) -> None:
    """Wait until a process has had so much time of a processor."""
    used = 0.0
    while used < seconds:
        sleep(0.02)
        user, system = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        used = (int(user) + int(system)) / TICKS


def test_starting_up_imports_little() -> None:
    with start("--version", env={**os.environ, "PYTHONPROFILEIMPORTTIME": "1"}) as process:
        _, imports = process.communicate(timeout=PATIENCE)
    names = {line.rpartition("|")[2].strip().partition(".")[0] for line in imports.splitlines()}
    assert "cosmotheque" in names
    assert {"rich", "litestar", "uvicorn", "numba", "numpy", "asyncio"}.isdisjoint(names)


def test_bad_input_is_one_line_and_code_2() -> None:
    with start("play", "nothing-like-it") as process:
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert (out, err.count("\n")) == ("", 1)


def test_control_c_leaves_quietly(slug: str) -> None:
    with start("simulate", slug, "--games", "1000000") as process:
        wait_for_work(process, 1.5)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert (out, err) == ("", "")


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_game_that_is_broken_off_is_saved(slug: str, tmp_path: Path, number: int, code: int) -> None:
    path = tmp_path / "game.jsonl"
    words = ("play", slug, "--bot", "random", "--lang", "en", "--record", str(path))
    with start(*words, stdin=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write("1\n")
        process.stdin.flush()
        turns = (line for line in process.stdout if "Your move." in line)
        next(turns), next(turns)
        process.send_signal(number)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (code, "")
    assert f"savedin{path}" in "".join(out.split())  # a long path may be broken across lines
    assert any(move.seat == 0 for move in replay(path.read_bytes()).moves)


def test_a_reader_that_goes_away_is_no_fault(slug: str) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    with start("games", slug, stdout=write_end) as process:
        os.close(write_end)
        _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (141, "")


def test_mcp_says_at_a_terminal_what_it_waits_for_and_leaves_at_control_c() -> None:
    ours, theirs = pty.openpty()
    with start("mcp", "--lang", "fr", stdin=theirs) as process:
        assert process.stderr
        assert select.select([process.stderr], [], [], PATIENCE)[0]
        assert "Model Context Protocol est attendu" in process.stderr.readline()
        sleep(1.0)  # until it reads what nobody types
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=PATIENCE) == ("", "")
    assert process.returncode == 130
    os.close(ours)
    os.close(theirs)


@pytest.mark.parametrize(("words", "shown"), [([], True), (["--json"], False)])
def test_progress_is_shown_on_a_terminal_only(slug: str, words: list[str], shown: bool) -> None:
    ours, theirs = pty.openpty()
    with start("simulate", slug, "--games", "3", *words, stderr=theirs) as process:
        process.communicate(timeout=PATIENCE)
    os.write(theirs, b"end of output")
    os.close(theirs)
    seen = os.read(ours, 100_000)
    os.close(ours)
    assert process.returncode == 0
    assert (b"simulate" in seen) == shown
