"""The programs of `examples/` run as they stand, and come to what they say."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from .pages import ROOT

EXAMPLES = ROOT / "examples"
PROGRAMS = sorted(path.name for path in EXAMPLES.glob("*.py"))


@pytest.fixture
def first_bot(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return import_module("first_bot")


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_runs(program: str, tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error", EXAMPLES / program]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)  # noqa: S603
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_every_program_is_named() -> None:
    readme = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert [program for program in PROGRAMS if f"[{program}]({program})" not in readme] == []


def test_the_first_bot_beats_greedy(first_bot: ModuleType) -> None:
    assert first_bot.main(games=24).value > 0.6


def test_the_page_shows_the_bot_as_it_is(first_bot: ModuleType) -> None:
    program = Path(first_bot.__file__ or "").read_text(encoding="utf-8")
    page = (ROOT / "docs" / "first-bot.md").read_text(encoding="utf-8")
    bot = program[program.index("class Wary") : program.index("def main")]
    assert bot.rstrip() in page
