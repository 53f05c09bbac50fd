"""The packs that come with the house, one a game, in the folder of the game's puzzler."""

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

from cosmotheque import registry
from cosmotheque.core.errors import UnknownGame
from cosmotheque.core.once import cache_once
from cosmotheque.study import sentences
from cosmotheque.study.pack import Pack, read_pack, read_right


def has_pack(slug: str) -> bool:
    return slug in registry.playable() and _path(slug).is_file()


def shipped_bytes(slug: str) -> bytes:
    """The pack as it is sent, compressed."""
    title = registry.load(slug).meta.title
    if not has_pack(slug):
        raise UnknownGame(sentences.NO_PACK.filled(title))
    return _path(slug).read_bytes()


@cache_once
def shipped_pack(slug: str) -> Pack:
    """All of a pack. It takes a second or two, and tens of megabytes: nothing for a server that people play on."""
    return read_pack(shipped_bytes(slug))


def right_answers(slug: str) -> Mapping[str, tuple[int, ...]]:
    """The puzzles of a game by name, each with its right answers; none where it has no pack."""
    registry.load(slug)  # under a name of no game nothing is kept
    return _right_answers(slug)


@cache_once
def _right_answers(slug: str) -> Mapping[str, tuple[int, ...]]:
    return read_right(shipped_bytes(slug)) if has_pack(slug) else {}


def _path(slug: str) -> Traversable:
    return files(registry.package(slug)) / "puzzles" / f"{slug}.json.gz"
