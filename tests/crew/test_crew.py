"""The crew runs every test once, and a worker or a test that goes wrong is told."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EACH = """
import pytest
from pathlib import Path

@pytest.mark.parametrize("number", range(40))
def test_it_runs_once(number, tmp_path):
    with open({told!r}, "a") as told:
        print(number, tmp_path, file=told)
"""
FAULTS = """
import os, pytest, time

def test_it_fails():
    print("said before")
    assert 1 + 1 == 3

def test_it_passes():
    pass
"""
DEATH = """
import os

def test_it_dies():
    os._exit(0)

def test_it_comes_after():
    pass
"""
LATE = """
import pytest

@pytest.fixture(scope="session")
def kept():
    yield
    raise ValueError("not put away")

def test_it_keeps(kept):
    pass
"""


MANY_DEATHS = """
import os, pytest

@pytest.mark.parametrize("number", range(60))
def test_it_dies(number):
    os._exit(3)
"""
DEATHS_OF_A_KIND = """
import os, pytest

@pytest.mark.browser
def test_it_passes():
    pass

@pytest.mark.parametrize("number", range(40))
def test_it_dies_or_passes(number):
    if number in (0, 12, 24):
        os._exit(3)
"""
FORKS = """
import os, signal

def test_its_child_outlives_it():
    if os.fork() == 0:
        signal.pause()
    os._exit(3)
"""
KEEPS = """
import pytest, subprocess, sys

def tell(what):
    with open("told", "a") as told:
        print(what, file=told)

@pytest.fixture(scope="session")
def kept():
    yield
    tell("put away")
"""
WAITS = """
def wait():
    open("begun", "w").close()
    with open("go") as go:
        go.read(1)
"""
BROKEN_OFF = f"""{KEEPS}{WAITS}
def test_it_waits(kept):
    tell(subprocess.run([sys.executable, "-Sc", "import signal; signal.raise_signal(2)"], stderr=-3).returncode)
    wait()
    tell("ends")

def test_it_comes_after(kept):
    tell("more")
"""
RAISES = f"""{KEEPS}
def test_it_raises(kept):
    raise KeyboardInterrupt
"""
FAILS_BESIDE_ANOTHER = f"""{KEEPS}{WAITS}
@pytest.mark.parametrize("number", range(24))
def test_it(number, kept):
    tell(number)
    if number == 0:
        open("begun").close()
        assert False
    if number == 12:
        wait()
"""
WORKS = """
import os, socket
from tests.crew import plugin

def work(session, line, number):
    {does}
    os._exit(5)

plugin.work = work
"""


def start(folder: Path, source: str, *words: str) -> subprocess.Popen[str]:
    """A crew of three, in a process group of its own."""
    (folder / "test_given.py").write_text(source)
    options = ("-q", "-p", "tests.crew.plugin", "--crew", "3", "-p", "no:cacheprovider", "-Wignore")
    return subprocess.Popen(  # noqa: S603 - our own interpreter
        [sys.executable, "-m", "pytest", *options, *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def end(process: subprocess.Popen[str]) -> tuple[int, str]:
    """The exit status and what is said; a child that is left, and would keep the output open, is ended."""
    try:
        status = process.wait(60)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        said, _ = process.communicate()
    return status, said


def run(folder: Path, source: str, *words: str) -> tuple[int, str]:
    """The exit status and what is said, of a crew of three."""
    return end(start(folder, source, *words))


@pytest.fixture
def gate(tmp_path: Path) -> Iterator[Path]:
    """A test says in one file that it has begun, and goes on when it reads something in the other."""
    os.mkfifo(tmp_path / "begun")
    os.mkfifo(tmp_path / "go")
    kept_open = os.open(tmp_path / "go", os.O_RDWR)  # or what is written before anything reads it would be lost
    yield tmp_path / "go"
    os.close(kept_open)


def pass_gate(process: subprocess.Popen[str], gate: Path, name: str) -> bool:
    """Let a test go on when the crew says that it is in hand; False if that is never said."""
    assert process.stdout is not None
    is_said = any(f"is still in test_given.py::{name}\n" in line for line in process.stdout)
    gate.write_text("on")
    return is_said


def test_each_is_run_once_in_a_folder_of_its_own(tmp_path: Path) -> None:
    told = tmp_path / "told"
    assert run(tmp_path, EACH.format(told=str(told)))[0] == 0
    lines = [line.split() for line in told.read_text().splitlines()]
    assert sorted(int(number) for number, _ in lines) == [*range(40)]
    assert len({folder for _, folder in lines}) == 40


def test_a_failure_is_told_with_what_was_printed(tmp_path: Path) -> None:
    status, said = run(tmp_path, FAULTS)
    assert status == 1
    assert "said before" in said
    assert "assert (1 + 1) == 3" in said
    assert "1 failed, 1 passed" in said


def test_a_worker_that_dies_fails_what_it_was_given(tmp_path: Path) -> None:
    status, said = run(tmp_path, DEATH)
    assert status == 1
    assert "2 failed" in said
    assert re.search("The worker ended with 0 before it told the end", said)


def test_another_takes_the_place_of_a_worker_that_dies(tmp_path: Path) -> None:
    assert "60 failed" in run(tmp_path, MANY_DEATHS)[1]
    assert "36 failed, 5 passed" in run(tmp_path, DEATHS_OF_A_KIND)[1]


def test_what_no_worker_is_left_for_fails(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(WORKS.format(does="pass"))
    status, said = run(tmp_path, FAULTS)
    assert status == 1
    assert "No worker was left to run this test." in said
    assert "5 failed" in said  # with the workers


def test_a_worker_that_dies_before_it_is_answered_is_a_failure(tmp_path: Path) -> None:
    does = "socket.socket(fileno=os.dup(line.fileno())).shutdown(socket.SHUT_RD); line.send(('wants', None))"
    (tmp_path / "conftest.py").write_text(WORKS.format(does=does))
    status, said = run(tmp_path, FAULTS)
    assert status == 1
    assert "The worker ended with 5" in said
    assert "INTERNALERROR" not in said


def test_a_child_that_outlives_its_worker_keeps_nothing_waiting(tmp_path: Path) -> None:
    assert "1 failed" in run(tmp_path, FORKS)[1]


def test_what_a_fixture_raises_at_the_end_is_told(tmp_path: Path) -> None:
    status, said = run(tmp_path, LATE)
    assert status == 1
    assert "ValueError: not put away" in said


def test_it_stops_where_that_is_wanted(tmp_path: Path, gate: Path) -> None:
    process = start(tmp_path, FAILS_BESIDE_ANOTHER, "-x")
    is_said = pass_gate(process, gate, "test_it[12]")
    status, said = end(process)
    assert is_said
    assert status == 1
    assert "stopping after 1 failures" in said
    assert sorted((tmp_path / "told").read_text().split()) == ["0", "12", "away", "away", "put", "put"]


def test_control_c_lets_the_test_in_hand_put_away_what_it_made(tmp_path: Path, gate: Path) -> None:
    process = start(tmp_path, BROKEN_OFF)
    (tmp_path / "begun").open().close()
    os.killpg(process.pid, signal.SIGINT)
    is_said = pass_gate(process, gate, "test_it_waits")
    assert end(process)[0] == pytest.ExitCode.INTERRUPTED
    assert is_said
    assert (tmp_path / "told").read_text() == f"{-signal.SIGINT}\nends\nput away\n"


def test_what_was_made_is_put_away_when_a_worker_breaks_off(tmp_path: Path) -> None:
    status, said = run(tmp_path, RAISES)
    assert status == 1
    assert "KeyboardInterrupt" in said
    assert (tmp_path / "told").read_text() == "put away\n"
