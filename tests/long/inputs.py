"""Tells of which files the outcome of a long test depends, by the game that it is about, and their digest.

`rules` are tests of rules, bots, beliefs and batches: the server and the interface have no part in them. `page` are all
others. A test of no single game depends on every game. All depend on Python and the machine as well, pages on Chromium.
"""

import hashlib
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
KINDS = ("rules", "page")
ALL_GAMES = "all"
GAMES, BOARDS = "src/cosmotheque/games/", "web/src/games/"
WRITTEN = "docs/fan-missions.md"
"""It has the mission that several tests play."""
ROOTS = ("src/cosmotheque", "tests", "tools", "web", WRITTEN, "pyproject.toml", "requirements-dev.lock", "conftest.py")
NOT_OF_RULES = ("web/", "tools/", *(f"src/cosmotheque/{room}" for room in ("cli/", "client.py", "server/")))
HELPERS_OF_PAGES = ("tests/server/", "tests/e2e/")
MADE = {"__pycache__", "node_modules", "paraglide", "project.inlang", "static", "manual", "wire.ts", "long.lock"}
HIDDEN_OR_MADE = (".", "shared.")
"""Prefixes of names that stand for no file of the repository: words that boards share with Python are made."""
MARK = b"mark.long("


def digest(kind: str, game: str) -> str:
    """Of all that a kind of long test of a game depends on; `game` is the name of its folder."""
    found = hashlib.sha256(environment(kind).encode())
    for name in files():
        if belongs(name, kind, game):
            found.update(f"{name}\n{content(name)}\n".encode())
    return found.hexdigest()


def environment(kind: str) -> str:
    """The parts of the machine that no file names: `requirements-dev.lock` has the versions of packages."""
    python = f"{sys.version_info.major}.{sys.version_info.minor} {platform.machine()}"
    return f"{python} {chromium()}" if kind == "page" else python


@cache
def chromium() -> str:
    """The version of the browser that drives pages; nothing where there is none."""
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if path is None:
        return ""
    return subprocess.run([path, "--version"], capture_output=True, check=False, text=True).stdout.strip()  # noqa: S603


def belongs(name: str, kind: str, game: str) -> bool:
    """True if a file has a part in it. Every game knows the shelf, which the others' `__init__` are on."""
    if kind == "rules" and (name.startswith(NOT_OF_RULES) or (name.startswith(HELPERS_OF_PAGES))):
        return False
    if name.startswith("tests/") and Path(name).name.startswith("test_"):
        return name.startswith("tests/e2e/") or is_marked(name)
    for folder in (GAMES, BOARDS):
        if name.startswith(folder) and game != ALL_GAMES:
            owner, _, rest = name.removeprefix(folder).partition("/")
            return owner == game or rest in {"", "__init__.py"}
    return True


@cache
def files() -> tuple[str, ...]:
    """The files of the repository that any long test may depend on."""
    return tuple(sorted(str(path.relative_to(ROOT)) for root in ROOTS for path in walk(ROOT / root)))


def walk(path: Path) -> Iterator[Path]:
    if path.name in MADE or path.name.startswith(HIDDEN_OR_MADE):
        return
    if path.is_dir():
        for child in path.iterdir():
            yield from walk(child)
    else:
        yield path


@cache
def content(name: str) -> str:
    return hashlib.sha256((ROOT / name).read_bytes()).hexdigest()


@cache
def is_marked(name: str) -> bool:
    """True if a file has long tests."""
    return MARK in (ROOT / name).read_bytes()


def digests(wanted: Iterable[tuple[str, str]]) -> dict[str, dict[str, str]]:
    """By game and kind."""
    found: dict[str, dict[str, str]] = {}
    for game, kind in sorted(wanted):
        found.setdefault(game, {})[kind] = digest(kind, game)
    return found
