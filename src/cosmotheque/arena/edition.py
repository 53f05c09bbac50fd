"""The edition of the code: machines that have the same come to the same games."""

import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from socket import gethostname
from typing import TypeVar

from cosmotheque import registry
from cosmotheque.arena import sentences
from cosmotheque.arena.entrants import import_bot
from cosmotheque.core.errors import Said
from cosmotheque.outside import MARK

Item = TypeVar("Item")
Result = TypeVar("Result")

HOUSE = Path(__file__).parents[1]
ROOMS = ("arena", "bots", "core", "kit")
"""The rooms of the house that have a part in a game between bots."""
KINDS = {".py", ".npz"}
"""Code, and the weights of networks."""


class OtherEdition(Said):
    """Another machine would play the game by other code than this one."""


def of_this_edition(work: Callable[[Item], Result], slug: str, names: tuple[str, ...]) -> Callable[[Item], Result]:
    """The same work with this game and these bots, refused wherever their edition is not that of this machine."""
    return partial(_work_on, work, slug, names, edition(slug, names))


def _work_on(work: Callable[[Item], Result], slug: str, names: tuple[str, ...], wanted: str, item: Item) -> Result:
    if edition(slug, names) != wanted:
        raise OtherEdition(sentences.OTHER_EDITION.filled(gethostname(), slug))
    return work(item)


@cache  # as it was when this process first played; what is written there later is not what it runs
def edition(slug: str, names: tuple[str, ...]) -> str:
    """A digest of all that decides how these bots play; it says nothing of libraries, nor of the machine."""
    digest = sha256()
    for path in (*_sources(slug), *_modules(slug, names)):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def _sources(slug: str) -> Iterator[Path]:
    """The files of the house and of the game, in an order that is the same everywhere."""
    for folder in (*(HOUSE / room for room in ROOMS), registry.place(slug)):
        found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.suffix in KINDS}
        yield from (path for name, path in sorted(found.items()) if "tests" not in name.split("/"))


def _modules(slug: str, names: tuple[str, ...]) -> Iterator[Path]:
    """The files of the bots that were written `module:name`."""
    for name in sorted(name for name in names if MARK in name):
        import_bot(slug, name)
        yield Path(sys.modules[name.partition(MARK)[0]].__file__ or "")
