"""A game is one folder on each side: nothing outside the two names it."""

import re
from pathlib import Path

import pytest

from cosmotheque import registry

from .places import GAMES, PACKAGE, ROOT, WEB, WEB_GAMES, files

HERE = Path(__file__).parent
NAMED_AFTER = (ROOT / "bench", ROOT / "tests" / "e2e")
OUTSIDE_READERS = re.compile(r"\.\./shared|/work/|\bshared/(?:rules|rulebooks|hooks)\b")


def names(slug: str) -> set[str]:
    """What a game is called: slug, folder and both titles."""
    title = registry.shelf()[slug].title
    return {slug, registry.folder(slug), title.fr, title.en}


def mentions(slug: str) -> list[str]:
    """Where a game is named outside its folders; a benchmark or browser test of a game is a file named after it."""
    words = "|".join(map(re.escape, sorted(names(slug), key=len, reverse=True)))
    pattern = re.compile(rf"(?<![\w-])(?:{words})(?![\w-])", re.IGNORECASE)
    found = []
    for path in files(PACKAGE, WEB, ROOT / "tests", *NAMED_AFTER):
        if path.is_relative_to(GAMES) or path.is_relative_to(WEB_GAMES):
            continue
        if registry.folder(slug) in path.stem and any(path.is_relative_to(folder) for folder in NAMED_AFTER):
            continue
        lines = enumerate(path.read_text().splitlines(), start=1)
        found += [
            f"{path.relative_to(ROOT)}:{number}: {line.strip()}" for number, line in lines if pattern.search(line)
        ]
    return found


@pytest.mark.parametrize("slug", registry.shelf())
def test_nothing_outside_its_two_folders_names_a_game(slug: str) -> None:
    assert mentions(slug) == []


def test_a_name_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slug = next(iter(registry.shelf()))
    sinner = ROOT / "tests" / "sinner.py"
    monkeypatch.setattr("pathlib.Path.read_text", lambda path, *_: f"x = '{slug}'" if path == sinner else "")
    monkeypatch.setattr(f"{mentions.__module__}.files", lambda *_: [sinner])
    assert mentions(slug) == [f"tests/sinner.py:1: x = '{slug}'"]


def test_the_project_does_not_lean_on_what_lies_beside_it() -> None:
    """Only tests may read the specifications next to the repository, and only where they are there."""
    top = [path for path in ROOT.iterdir() if path.is_file() and (path.suffix or path.name == "Makefile")]
    written = [*top, *files(*(path for path in ROOT.iterdir() if path.is_dir() and path.name[0] != "."))]
    leaning = [path for path in written if "tests" not in path.parts and OUTSIDE_READERS.search(path.read_text())]
    assert [str(path.relative_to(ROOT)) for path in leaning] == []
