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
    """Title and slug of a game, and the beginning of its rules' ids."""

    title: Text
    slug: str
    prefix: str

    @property
    def folder(self) -> str:
        return self.slug.replace("-", "_")


def derive_names(title: Text, prefix: str | None = None) -> Names:
    """Take slug and prefix from the English title: its words, and its first three letters."""
    plain = unicodedata.normalize("NFKD", title.en).encode("ascii", "ignore").decode()
    slug = "-".join(re.findall(r"[a-z0-9]+", re.sub("['’]", "", plain.lower())))
    return Names(title, slug, prefix or "".join(re.findall("[A-Z]", plain.upper()))[:3])


def copy_rules(shelf: Path, names: Names, package: str | None = None) -> Path:
    """Copy the Python half into a folder of games; it is imported as `package`, or as a game of the house."""
    return _copy(Path(_template.__path__[0]), shelf, names, package or f"{games.__name__}.{names.folder}")


def copy_board(boards: Path, names: Names) -> Path:
    """Copy the browser's half into the folder of boards that has the template's."""
    return _copy(boards / FOLDER, boards, names, names.folder)


def _copy(template: Path, shelf: Path, names: Names, package: str) -> Path:
    copy = shelf / names.folder
    shutil.copytree(template, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for path in [path for path in copy.rglob("*") if path.suffix in TEXT]:
        path.write_text(_rename(path.read_text(encoding="utf-8"), names, package), encoding="utf-8")
        path.rename(path.with_name(re.sub(rf"^{META.slug}(?=\.svg|--)", names.slug, path.name)))
    return copy


def _rename(text: str, names: Names, package: str) -> str:
    """A text of the template with the new names in place of its own."""
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
