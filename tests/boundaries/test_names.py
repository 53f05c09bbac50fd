"""A game is one folder on each side: nothing outside the two names it."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from cosmotheque import registry

from .places import GAMES, PACKAGE, ROOT, WEB, WEB_GAMES, files

WORKSHOPS = (ROOT / "bench", ROOT / "training")
FIGURES = ROOT / "bench/guard.json"
"""What was measured of every game, by its slug."""
IMPORTED = re.compile(r"^(?:from|import) cosmotheque\.games\.(\w+)", re.MULTILINE)
OUTSIDE_READERS = re.compile(r"\.\./shared|/work/|\bshared/(?:rules|rulebooks|hooks)\b")


def names(slug: str) -> set[str]:
    """What a game is called: slug, folder and both titles."""
    title = registry.shelf()[slug].title
    return {slug, registry.folder(slug), title.fr, title.en}


def is_theirs(path: Path, slug: str) -> bool:
    """Whether a file may name the game: it lies in a game's folder, or measures or trains this game and no other."""
    if path.is_relative_to(GAMES) or path.is_relative_to(WEB_GAMES):
        return True
    folder = registry.folder(slug)
    return any(map(path.is_relative_to, WORKSHOPS)) and (
        folder in path.stem or set(IMPORTED.findall(path.read_text())) == {folder}
    )


def mentions(slug: str, paths: Iterable[Path]) -> list[str]:
    """The lines that name a game."""
    words = "|".join(map(re.escape, sorted(names(slug), key=len, reverse=True)))
    pattern = re.compile(rf"(?<![\w-])(?:{words})(?![\w-])", re.IGNORECASE)
    return [
        f"{path}:{number}: {line.strip()}"
        for path in paths
        for number, line in enumerate(path.read_text().splitlines(), start=1)
        if pattern.search(line)
    ]


@pytest.mark.parametrize("slug", registry.shelf())
def test_nothing_outside_its_two_folders_names_a_game(slug: str) -> None:
    written = set(files(PACKAGE, WEB, ROOT / "tests", *WORKSHOPS)) - {FIGURES}
    assert mentions(slug, (path for path in sorted(written) if not is_theirs(path, slug))) == []


@pytest.mark.parametrize("slug", registry.shelf())
def test_a_name_would_be_found(slug: str, tmp_path: Path) -> None:
    sinner = tmp_path / "sinner.py"
    for name in names(slug):
        sinner.write_text(f"innocent\nload('{name}')\n")
        assert mentions(slug, [sinner]) == [f"{sinner}:2: load('{name}')"]


def test_the_project_does_not_lean_on_what_lies_beside_it() -> None:
    """Only tests may read the specifications next to the repository, and only where they are there."""
    top = [path for path in ROOT.iterdir() if path.is_file() and (path.suffix or path.name == "Makefile")]
    written = [*top, *files(*(path for path in ROOT.iterdir() if path.is_dir() and path.name[0] != "."))]
    leaning = [
        path
        for path in written
        if "tests" not in path.relative_to(ROOT).parts and OUTSIDE_READERS.search(path.read_text())
    ]
    assert [str(path.relative_to(ROOT)) for path in leaning] == []
