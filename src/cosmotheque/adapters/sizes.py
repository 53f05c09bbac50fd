"""Lengths of a game's lists: the room that a row of numbers needs. The sizes lie in its folder, by slug."""

from pathlib import Path

import msgspec

from cosmotheque import registry

FILE = "sizes.json"


class Sizes(msgspec.Struct, frozen=True):
    """The longest list of actions, and the most items of each sequence and text in a view and in an action, by path."""

    actions: int
    view: dict[str, int]
    action: dict[str, int]


def read_sizes(slug: str) -> dict[str, Sizes]:
    """All sizes that lie in the folder of a game, which may hold several."""
    path = _file(slug)
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Sizes]) if path.is_file() else {}


def write_sizes(slug: str, sizes: Sizes) -> None:
    found = {**read_sizes(slug), slug: sizes}
    _file(slug).write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(found.items()))), indent=1) + b"\n")


def _file(slug: str) -> Path:
    return registry.place(slug) / FILE
