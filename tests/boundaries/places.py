"""Where things lie in the repository."""

import os
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "cosmotheque"
GAMES = PACKAGE / "games"
WEB = ROOT / "web" / "src"
WEB_GAMES = WEB / "games"

TEXT = {".py", ".ts", ".js", ".svelte", ".css", ".html", ".json", ".toml", ".md", ".yml", ".sql", ".sh"}
MADE = {"node_modules", "__pycache__", "paraglide", "static", "manual", "dist", ".venv", ".git", "test-results"}


def files(*folders: Path) -> Iterator[Path]:
    """The text files below some folders that people wrote."""
    for folder in folders:
        if is_written(folder.relative_to(ROOT).parts):
            yield from _below(folder)


def _below(folder: Path) -> Iterator[Path]:
    for where, inner, names in os.walk(folder):
        inner[:] = sorted(name for name in inner if is_written((name,)))  # nothing is looked for among packages
        for name in sorted(names):
            path = Path(where, name)
            if path.suffix in TEXT and is_written((name,)) and path.is_file():
                yield path


def is_written(parts: tuple[str, ...]) -> bool:
    """Whether what lies there is neither made nor hidden."""
    return not MADE.intersection(parts) and not any(part.startswith(".") for part in parts)


def game_folders() -> list[Path]:
    """The folders of games in the package, the template included."""
    return [path for path in sorted(GAMES.iterdir()) if (path / "__init__.py").is_file()]
