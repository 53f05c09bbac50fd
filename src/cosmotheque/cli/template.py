"""The template under another name: its rules become a folder of games, its board a folder of the browser's part."""

import re
import shutil
import unicodedata
from pathlib import Path

import msgspec

from cosmotheque import games
from cosmotheque.core.text import Text
from cosmotheque.games import _template

(META,) = _template.METAS
FOLDER = _template.__name__.rpartition(".")[2]
PREFIX = "TPL"
TEXT = {".py", ".ts", ".svelte", ".json", ".jsonl", ".md", ".svg"}


class Names(msgspec.Struct, frozen=True):
    """What a game is called, and what the ids of its rules begin with."""

    title: Text
    slug: str
    prefix: str

    @property
    def folder(self) -> str:
        return self.slug.replace("-", "_")


def names_from(title: Text, prefix: str | None = None) -> Names:
    """Slug and prefix follow from the English title: its words, and its first three letters."""
    plain = unicodedata.normalize("NFKD", title.en).encode("ascii", "ignore").decode()
    slug = "-".join(re.findall(r"[a-z0-9]+", re.sub("['’]", "", plain.lower())))
    return Names(title, slug, prefix or "".join(re.findall("[A-Z]", plain.upper()))[:3])


def copy_rules(shelf: Path, names: Names, package: str | None = None) -> Path:
    """The Python half in a folder of games; it is imported as `package`, or as a game of the house."""
    return _copy(Path(_template.__path__[0]), shelf, names, package or f"{games.__name__}.{names.folder}")


def copy_board(checkout_games: Path, names: Names) -> Path:
    """The browser's half, in the folder where that of the template lies."""
    return _copy(checkout_games / FOLDER, checkout_games, names, names.folder)


def _copy(template: Path, shelf: Path, names: Names, package: str) -> Path:
    copy = shelf / names.folder
    shutil.copytree(template, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for path in [path for path in copy.rglob("*") if path.suffix in TEXT]:
        path.write_text(_renamed(path.read_text(encoding="utf-8"), names, package), encoding="utf-8")
        path.rename(path.with_name(re.sub(rf"^{META.slug}(?=\.svg|--)", names.slug, path.name)))
    return copy


def _renamed(text: str, names: Names, package: str) -> str:
    """Whatever the template is called in a text, under the new names."""
    new = {
        _template.__name__: package,
        FOLDER: names.folder,
        f'"{META.slug}"': f'"{names.slug}"',
        META.title.fr: names.title.fr,
        META.title.en: names.title.en,
    }
    for old, name in new.items():
        text = text.replace(old, name)
    return re.sub(rf"\b{PREFIX}\b", names.prefix, text)
