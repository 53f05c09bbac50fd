"""All generated files, which are made by the build and not kept: TypeScript, words of boards, the page of the wire."""

from collections.abc import Iterator
from pathlib import Path

from cosmotheque.server.generate import board_words, typescript, wire_page

ROOT = Path(__file__).parents[4]


def files() -> Iterator[tuple[Path, str]]:
    """Every generated file with its text; the template's too."""
    yield ROOT / "web/src/shell/wire.ts", typescript.wire_declarations()
    for folder in sorted(path for path in (ROOT / "web/src/games").iterdir() if path.is_dir()):
        yield folder / "wire.ts", typescript.game_declarations(folder.name)
        yield from board_words.files(folder)
    yield ROOT / "docs/wire-fields.md", wire_page.page()


def outdated_files() -> list[Path]:
    """The files that are missing or hold another text."""
    return [path for path, text in files() if not _holds(path, text)]


def write() -> None:
    """Write the files that have changed; the others keep their time, by which builds decide."""
    for path, text in files():
        if not _holds(path, text):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


def _holds(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text
