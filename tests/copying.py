"""A new game, made of the template as `docs/adding-a-game.md` says."""

import shutil
from pathlib import Path

from cosmotheque import games
from cosmotheque.games import _template

FOLDER, SLUG, TITLE = "brand_new", "brand-new", "Brand New"
TEMPLATE = Path(_template.__path__[0])
NAMES = {"_template": FOLDER, '"template"': f'"{SLUG}"', '"Highest star"': f'"{TITLE}"'}


def copy_template(shelf: Path, package: str = f"{games.__name__}.{FOLDER}") -> Path:
    """Put a copy under another name into a folder of games; returns its own folder. It is imported as `package`."""
    copy = shelf / FOLDER
    shutil.copytree(TEMPLATE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for path in copy.rglob("template--*"):
        path.rename(path.with_name(path.name.replace("template", SLUG)))
    for path in (path for path in copy.rglob("*") if path.suffix in (".py", ".jsonl")):
        text = path.read_text()
        for old, new in {f"{games.__name__}._template": package, **NAMES}.items():
            text = text.replace(old, new)
        path.write_text(text)
    return copy
