"""Builds follow their sources: the Makefile, with a generator and a builder that only count."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORDS, BOARD, WIRE = "src/cosmotheque/words.py", "web/src/games/one/Board.svelte", "web/src/games/one/wire.ts"
STANDING = (
    *("requirements.lock", "pyproject.toml", ".venv/bin/uv", ".venv/installed", WORDS, BOARD),
    *("web/package-lock.json", "web/node_modules/installed"),
)
GENERATE = f"""#!/bin/sh
echo generated >> counted
head -n 1 {WORDS} | cmp -s - {WIRE} || head -n 1 {WORDS} > {WIRE}
"""
BUILD = """#!/bin/sh
echo built >> counted
mkdir -p src/cosmotheque/server/static
touch src/cosmotheque/server/static/index.html
"""


class Tree:
    """As much of the repository as `make web` looks at."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        shutil.copy(ROOT / "Makefile", folder)
        for name in STANDING:
            self.write(name, "first\n")
        for name, script in ((".venv/bin/python", GENERATE), ("tools/npm", BUILD)):
            self.write(name, script)
            (folder / name).chmod(0o755)

    def write(self, name: str, content: str) -> None:
        """Change a file after all that is there was made, be the clock of files ever so coarse."""
        path = self._folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        for old in self._folder.rglob("*"):
            os.utime(old, (old.stat().st_atime - 10, old.stat().st_mtime - 10))
        path.write_text(content)

    def make(self) -> list[str]:
        """The steps of a build of the interface."""
        counted = self._folder / "counted"
        counted.write_text("")
        here = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
        subprocess.run(["make", "web"], cwd=self._folder, env=here, check=True, stdout=subprocess.DEVNULL)  # noqa: S607
        return counted.read_text().split()


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    tree = Tree(tmp_path)
    tree.write(".venv/installed", "")
    tree.write("web/node_modules/installed", "")
    assert tree.make() == ["generated", "built"]
    assert tree.make() == []
    return tree


def test_the_interface_is_built_anew_with_what_is_generated_from_python(tree: Tree) -> None:
    tree.write(WORDS, "second\n")
    assert tree.make() == ["generated", "built"]
    assert tree.make() == []


def test_python_that_changes_nothing_generated_builds_nothing(tree: Tree) -> None:
    tree.write(WORDS, "first\n# a comment\n")
    assert tree.make() == ["generated"]
    assert tree.make() == []


@pytest.mark.parametrize("name", [BOARD, "web/src/games/one/words.ts", "web/src/games/one/messages/fr.json"])
def test_words_are_chosen_anew_when_a_board_changes(tree: Tree, name: str) -> None:
    tree.write(name, "second\n")
    assert tree.make() == ["generated", "built"]
    assert tree.make() == []
