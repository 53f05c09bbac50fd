"""Places in the repository."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "cosmotheque"
GAMES = PACKAGE / "games"
WEB = ROOT / "web" / "src"
WEB_GAMES = WEB / "games"


def game_folders() -> list[Path]:
    """The folders of games in the package, the template included."""
    return [path for path in sorted(GAMES.iterdir()) if (path / "__init__.py").is_file()]
