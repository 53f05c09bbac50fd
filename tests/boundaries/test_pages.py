"""The pages for people who change the program name files that are there."""

import re

import pytest

from cosmotheque.cli.checkout import written_files

from .places import PACKAGE, ROOT, WEB

PAGES = [page.name for page in sorted((ROOT / "docs").glob("*.md")) if page.name != "adding-a-game.md"]
"""All but the one that tells of files yet to be written."""
NAMED = re.compile(r"`(?:python )?([\w./-]+\.(?:py|ts|svelte))`")
BROKEN = re.compile(r"(?:\.violation|LawBroken)\((\d+)")
SOURCES = [
    path.as_posix()
    for path in written_files(PACKAGE, WEB, *(ROOT / name for name in ("bench", "examples", "tests", "training")))
]


@pytest.mark.parametrize("page", PAGES)
def test_files_that_a_page_names_are_there(page: str) -> None:
    named = set(NAMED.findall((ROOT / "docs" / page).read_text(encoding="utf-8")))
    assert {name for name in named if not any(path.endswith(f"/{name}") for path in SOURCES)} == set()


def test_the_laws_are_numbered_as_they_are_told() -> None:
    page = (ROOT / "docs" / "game-contract.md").read_text(encoding="utf-8")
    told = [int(number) for number in re.findall(r"^(\d+)\. ", page.partition("## The laws")[2], re.MULTILINE)]
    broken = {
        int(number) for path in written_files(PACKAGE / "laws") for number in BROKEN.findall(path.read_text("utf-8"))
    }
    assert told == sorted(broken)
