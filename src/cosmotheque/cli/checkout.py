"""Where the source lies, for commands that need more of it than an installed package brings along."""

from pathlib import Path

import cosmotheque


def find_checkout() -> Path | None:
    """The folder of a checkout; None for an installed package."""
    folder = Path(cosmotheque.__file__).parents[2]
    return folder if (folder / "pyproject.toml").is_file() else None
