"""Pages that lie elsewhere in the repository: the README of each game, found by looking, examples, those of the house.

They are written to `FOLDERS` of `docs/`, which git ignores, with their links turned to where things are now.
"""

import os
import re
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
FOLDERS = ("games", "examples", "house")
HOUSE = {
    "contributing": "CONTRIBUTING.md",
    "changelog": "CHANGELOG.md",
    "interface": "web/README.md",
}
LINK = re.compile(r"(?<=\]\()(?![a-z]+:)[^)#\s]+")


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("builder-inited", lambda _app: write_pages())
    return {"parallel_read_safe": True}


def pages() -> dict[Path, Path]:
    """Where each page is written, by where it lies."""
    games = sorted((ROOT / "src/cosmotheque/games").glob("[a-z]*/README.md"))
    return {
        **{readme: DOCS / "games" / f"{readme.parent.name}.md" for readme in games},
        **{program: DOCS / "examples" / f"{program.stem}.md" for program in sorted((ROOT / "examples").glob("*.py"))},
        ROOT / "examples/README.md": DOCS / "examples" / "index.md",
        **{ROOT / source: DOCS / "house" / f"{name}.md" for name, source in HOUSE.items()},
    }


def write_pages() -> None:
    """What has not changed is left alone: it need not be read again."""
    brought = pages()
    for left in {page for folder in FOLDERS for page in DOCS.glob(f"{folder}/*.md")} - {*brought.values()}:
        left.unlink()
    for source, page in brought.items():
        text = written_for(source, page, brought)
        page.parent.mkdir(exist_ok=True)
        if not page.exists() or page.read_text(encoding="utf-8") != text:
            page.write_text(text, encoding="utf-8")


def written_for(source: Path, page: Path, brought: dict[Path, Path]) -> str:
    """A program as code; a page with its links to files turned, from where it lies to where it is written."""
    text = source.read_text(encoding="utf-8")
    if source.suffix == ".py":
        return f"# {source.name}\n\n```python\n{text}```\n"

    def turned(link: re.Match[str]) -> str:
        target = (source.parent / link[0]).resolve()
        return Path(os.path.relpath(brought.get(target, target), page.parent)).as_posix()

    return LINK.sub(turned, text)
