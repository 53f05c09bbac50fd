"""The packs that come with the house, one a game, in the folder of whoever makes its puzzles."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from cosmotheque import registry
from cosmotheque.core.errors import UnknownGame
from cosmotheque.study import sentences
from cosmotheque.study.pack import Pack, read_pack


def has_pack(slug: str) -> bool:
    return slug in registry.playable() and _path(slug).is_file()


def shipped_bytes(slug: str) -> bytes:
    """The pack as it is sent, compressed."""
    title = registry.load(slug).meta.title
    if not has_pack(slug):
        raise UnknownGame(sentences.NO_PACK.filled(title))
    return _path(slug).read_bytes()


@cache
def shipped(slug: str) -> Pack:
    return read_pack(shipped_bytes(slug))


def _path(slug: str) -> Traversable:
    return files(registry.package(slug)) / "puzzles" / f"{slug}.json.gz"
