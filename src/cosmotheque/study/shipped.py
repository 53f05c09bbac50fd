"""The packs that come with the house, one a game, in the folder of whoever makes its puzzles."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from cosmotheque import registry
from cosmotheque.core.errors import UnknownGame
from cosmotheque.study import sentences
from cosmotheque.study.pack import Pack, read_pack


def has_pack(slug: str) -> bool:
    return _path(slug).is_file()


def shipped_bytes(slug: str) -> bytes:
    """The pack as it is sent, compressed."""
    path = _path(slug)
    if not path.is_file():
        raise UnknownGame(sentences.NO_PACK.filled(registry.load(slug).meta.title))
    return path.read_bytes()


@cache
def shipped(slug: str) -> Pack:
    return read_pack(shipped_bytes(slug))


def _path(slug: str) -> Traversable:
    return files(f"cosmotheque.games.{registry.folder(slug)}") / "puzzles" / f"{slug}.json.gz"
