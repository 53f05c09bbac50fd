"""Imports point downwards, games are opened only when asked for, and files stay small enough to have one subject."""

import subprocess
import sys
from pathlib import Path

import pytest

from cosmotheque.cli.checkout import written_files

from .places import PACKAGE, ROOT, WEB

LONGEST = 400
GENERATED = "wire.ts"


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own tools


def test_imports_point_downwards() -> None:
    linted = run(str(Path(sys.executable).with_name("lint-imports")), "--no-cache")
    assert linted.returncode == 0, linted.stdout


@pytest.mark.parametrize(
    ("asked", "opened"),
    [
        ("import cosmotheque", "set()"),
        ("import cosmotheque; cosmotheque.shelf(); cosmotheque.playable()", "set()"),
        ("import cosmotheque; slug = cosmotheque.playable()[0]; cosmotheque.load(slug)", "{registry.folder(slug)}"),
    ],
)
def test_a_game_is_opened_when_somebody_asks_for_it(asked: str, opened: str) -> None:
    """Importing the package imports no rules; a folder's `__init__` is only the box."""
    script = f"""
import sys
{asked}
from cosmotheque import registry
inside = {{name.split(".")[2] for name in sys.modules if name.startswith("cosmotheque.games.") and name.count(".") > 2}}
assert inside == {opened}, inside
"""
    asking = run(sys.executable, "-c", script)
    assert asking.returncode == 0, asking.stderr


def test_the_library_needs_no_server_and_no_compiler() -> None:
    script = "import sys, cosmotheque; assert not {'litestar', 'uvicorn', 'numba', 'numpy'} & set(sys.modules)"
    asking = run(sys.executable, "-c", script)
    assert asking.returncode == 0, asking.stderr


def test_no_file_is_too_long_to_have_one_subject() -> None:
    sources = [
        path
        for path in written_files(PACKAGE, WEB)
        if path.suffix in {".py", ".ts", ".svelte"} and path.name != GENERATED
    ]
    long = {str(path.relative_to(ROOT)): count for path in sources if (count := _lines(path)) > LONGEST}
    assert long == {}


def _lines(path: Path) -> int:
    return path.read_text().count("\n")
