"""Where things lie in the repository."""

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "cosmotheque"
GAMES = PACKAGE / "games"
WEB = ROOT / "web" / "src"
WEB_GAMES = WEB / "games"

TEXT = {".py", ".ts", ".js", ".svelte", ".css", ".html", ".json", ".toml", ".md", ".yml", ".sql", ".sh"}
MADE = {"node_modules", "__pycache__", "paraglide", "static", "dist", ".venv", ".git", "test-results"}


def files(*folders: Path) -> Iterator[Path]:
    """The text files below some folders that people wrote."""
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            parts = path.relative_to(ROOT).parts
            if path.suffix in TEXT and path.is_file() and not MADE.intersection(parts) and not hidden(parts):
                yield path


def hidden(parts: tuple[str, ...]) -> bool:
    return any(part.startswith(".") for part in parts)


def game_folders() -> list[Path]:
    """The folders of games in the package, the template included."""
    return [path for path in sorted(GAMES.iterdir()) if (path / "__init__.py").is_file()]
