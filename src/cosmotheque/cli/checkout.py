"""The folder of the source, for commands that need more of it than an installed package brings along."""

import os
from collections.abc import Iterator
from pathlib import Path

import cosmotheque

TEXT = {".py", ".ts", ".js", ".svelte", ".css", ".html", ".json", ".toml", ".md", ".yml", ".sql", ".sh"}
MADE = {"node_modules", "__pycache__", "paraglide", "static", "manual", "dist", ".venv", ".git", "test-results"}


def find_checkout() -> Path | None:
    """The folder of a checkout; None for an installed package."""
    folder = Path(cosmotheque.__file__).parents[2]
    return folder if (folder / "pyproject.toml").is_file() else None


def written_files(*folders: Path) -> Iterator[Path]:
    """The text files below some folders that people wrote: neither made nor hidden."""
    for folder in (folder for folder in folders if _is_written(folder.name)):
        for where, inner, names in os.walk(folder):
            inner[:] = sorted(filter(_is_written, inner))  # nothing is looked for among packages
            paths = (Path(where, name) for name in sorted(filter(_is_written, names)))
            yield from (path for path in paths if path.suffix in TEXT and path.is_file())


def _is_written(name: str) -> bool:
    return name not in MADE and not name.startswith(".")
