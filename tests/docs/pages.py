"""The pages that people read, and the blocks of code in them."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[2]
WRITTEN_BY_BUILD = tuple(ROOT / "docs" / folder for folder in ("examples", "games", "house"))
FENCE = re.compile(r"^(?P<marks>```+)(?P<language>[^\n`]*)\n(?P<text>.*?)^(?P=marks)[ ]*$", re.MULTILINE | re.DOTALL)


class Block(msgspec.Struct, frozen=True):
    """A block of a page, and the line at which it begins."""

    language: str
    text: str
    line: int


def pages() -> list[Path]:
    """Every page of the repository, but those that only building the site writes."""
    inside = [page for folder in ("docs", "src", "examples") for page in (ROOT / folder).rglob("*.md")]
    found = [*ROOT.glob("*.md"), ROOT / "web" / "README.md", *inside]
    return sorted(page for page in found if page.parent not in WRITTEN_BY_BUILD)


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(text: str) -> Iterator[Block]:
    for found in FENCE.finditer(text):
        yield Block(found["language"].strip(), found["text"], text.count("\n", 0, found.start("text")) + 1)
