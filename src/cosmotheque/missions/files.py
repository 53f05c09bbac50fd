"""One file of a mission. Nothing of it is ever run, and all that it holds is bounded."""

import re
import tomllib
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from cosmotheque import registry
from cosmotheque.core.text import Text
from cosmotheque.core.written import Authorship, Unreadable, Written
from cosmotheque.missions import sentences

ENDING = ".toml"
MOST_BYTES = 64 * 1024
NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
LINES = "\n\r\t"
HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
"""Categories of Unicode: what controls something, what is not shown, and what is nothing."""


@cache
def authorships() -> dict[str, Authorship]:
    """The games that take missions of players, by slug."""
    found = {slug: registry.load(slug).written for slug in registry.playable()}
    return {slug: authorship for slug, authorship in found.items() if authorship is not None}


def read_file(path: Path) -> tuple[str, Written]:
    """The slug of the game and the mission; Unreadable has a sentence for each fault."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as fault:
        raise Unreadable(sentences.NOT_READ.filled(fault.strerror or "–")) from fault
    return read(path.name, data)


def read(name: str, data: bytes) -> tuple[str, Written]:
    """The same, of what is in a file of this name."""
    stem = name.removesuffix(ENDING)
    if not name.endswith(ENDING) or not NAME.fullmatch(stem):
        raise Unreadable(sentences.BAD_NAME.filled(repr(name[:60]), ENDING))
    found = _parse(data)
    slug = found.pop("game", None)
    if not isinstance(slug, str) or slug not in authorships():
        raise Unreadable(sentences.NO_GAME.filled(", ".join(authorships())))
    return slug, authorships()[slug].read(stem, found)


def _parse(data: bytes) -> dict[str, Any]:
    if len(data) > MOST_BYTES:
        raise Unreadable(sentences.TOO_LONG.filled(MOST_BYTES))
    try:
        found = tomllib.loads(data.decode("utf-8"))
        signs = [*_bad_signs(found, "")]
    except UnicodeDecodeError as fault:
        raise Unreadable(sentences.NO_TEXT) from fault
    except RecursionError as fault:
        raise Unreadable(sentences.TOO_DEEP) from fault
    except ValueError as fault:  # what tomllib raises, and what Python says of a number with too many digits
        raise Unreadable(sentences.NOT_TOML.filled(str(fault).rstrip(".")[:200])) from fault
    if signs:
        raise Unreadable(*signs)
    return found


def _bad_signs(found: object, where: str) -> Iterator[Text]:
    """Texts may have several lines; other signs that control something are none that people read."""
    if isinstance(found, str):
        bad = next((sign for sign in found if sign not in LINES and unicodedata.category(sign) in HIDDEN), None)
        if bad is not None:
            yield sentences.BAD_SIGN.filled(where or "–", f"{ord(bad):04X}")
    elif isinstance(found, dict):
        for key, value in found.items():
            yield from _bad_signs(key, where)
            yield from _bad_signs(value, f"{where}.{key}" if where else key)
    elif isinstance(found, list):
        for number, value in enumerate(found, start=1):
            yield from _bad_signs(value, f"{where}[{number}]")
