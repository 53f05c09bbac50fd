"""The crew runs every test once, and a worker or a test that goes wrong is told."""

import os
import re
import subprocess
import sys
from pathlib import Path

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


def run(folder: Path, source: str, *words: str) -> tuple[int, str]:
    """The exit status and what is said, of a crew of three."""
    (folder / "test_given.py").write_text(source)
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "tests.crew.plugin",
            "--crew",
            "3",
            "-p",
            "no:cacheprovider",
            *words,
        ],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def test_each_is_run_once_in_a_folder_of_its_own(tmp_path: Path) -> None:
    told = tmp_path / "told"
    assert run(tmp_path, EACH.format(told=str(told)))[0] == 0
    lines = [line.split() for line in told.read_text().splitlines()]
    assert sorted(int(number) for number, _ in lines) == [*range(40)]
    assert len({folder for _, folder in lines}) == 40


def test_a_failure_is_told_with_what_was_printed(tmp_path: Path) -> None:
    status, told = run(tmp_path, FAULTS)
    assert status == 1
    assert "said before" in told
    assert "assert (1 + 1) == 3" in told
    assert "1 failed, 1 passed" in told


def test_a_worker_that_dies_fails_what_it_was_given(tmp_path: Path) -> None:
    status, told = run(tmp_path, DEATH)
    assert status == 1
    assert "2 failed" in told
    assert re.search("The worker ended with 0 before it told the end", told)


def test_what_a_fixture_raises_at_the_end_is_told(tmp_path: Path) -> None:
    status, told = run(tmp_path, LATE)
    assert status == 1
    assert "ValueError: not put away" in told


def test_it_stops_where_that_is_wanted(tmp_path: Path) -> None:
    status, told = run(tmp_path, FAULTS, "-x")
    assert status == 1
    assert "stopping after 1 failures" in told
