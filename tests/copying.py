"""A new game, made of the template."""

from pathlib import Path

from cosmotheque.cli.template import copy_rules, derive_names
from cosmotheque.core.text import Text
from cosmotheque.games import _template

TITLE = "Brand New"
NAMES = derive_names(Text(TITLE, TITLE))
FOLDER, SLUG = NAMES.folder, NAMES.slug
TEMPLATE = Path(_template.__path__[0])


def copy_template(shelf: Path, package: str | None = None) -> Path:
    """Put a copy under another name into a folder of games; returns its own folder. It is imported as `package`."""
    return copy_rules(shelf, NAMES, package)
