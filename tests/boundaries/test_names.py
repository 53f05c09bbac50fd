"""A game is one folder on each side: nothing outside the two names it."""

import re
from pathlib import Path

import pytest

from cosmotheque import registry
from cosmotheque.cli.checkout import written_files
from cosmotheque.cli.naming import WORKSHOPS, find_mentions, list_nameless

from .places import ROOT

IMPORTED = re.compile(r"^(?:from|import) cosmotheque\.games\.(\w+)", re.MULTILINE)
OUTSIDE_READERS = re.compile(r"\.\./shared|/work/|\bshared/(?:rules|rulebooks|hooks)\b")


def names(slug: str) -> set[str]:
    """The names of a game: slug, folder and both titles."""
    title = registry.shelf()[slug].title
    return {slug, registry.folder(slug), title.fr, title.en}


def is_theirs(path: Path, slug: str) -> bool:
    """True if a file outside its folders may name the game: it measures or trains this game and no other."""
    folder = registry.folder(slug)
    return any(path.is_relative_to(ROOT / workshop) for workshop in WORKSHOPS) and (
        folder in path.stem or set(IMPORTED.findall(path.read_text())) == {folder}
    )


@pytest.mark.parametrize("slug", registry.shelf())
def test_nothing_outside_its_two_folders_names_a_game(slug: str) -> None:
    nameless = (path for path in list_nameless(ROOT) if not is_theirs(path, slug))
    assert list(find_mentions(names(slug), nameless)) == []


@pytest.mark.parametrize("slug", registry.shelf())
def test_a_name_would_be_found(slug: str, tmp_path: Path) -> None:
    sinner = tmp_path / "sinner.py"
    for name in names(slug):
        sinner.write_text(f"innocent\nload('{name}')\n")
        assert list(find_mentions(names(slug), [sinner])) == [f"{sinner}:2"]


def test_the_project_does_not_lean_on_what_lies_beside_it() -> None:
    """Only tests may read the specifications next to the repository, and only where they are there."""
    top = [path for path in ROOT.iterdir() if path.is_file() and (path.suffix or path.name == "Makefile")]
    written = [*top, *written_files(*(path for path in ROOT.iterdir() if path.is_dir() and path.name[0] != "."))]
    leaning = [
        path
        for path in written
        if "tests" not in path.relative_to(ROOT).parts and OUTSIDE_READERS.search(path.read_text())
    ]
    assert [str(path.relative_to(ROOT)) for path in leaning] == []
