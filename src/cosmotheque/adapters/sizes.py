"""How long a game's lists get: what a row of numbers has to have room for.

The sizes of a game lie in its folder as `sizes.json`, by slug; `python -m cosmotheque.adapters.measure` writes them.
They are measured, not proved: an adapter has to go on where something is longer.
"""

from functools import cache
from importlib.resources import files

import msgspec

from cosmotheque import games, registry

FILE = "sizes.json"


class Sizes(msgspec.Struct, frozen=True):
    """The longest list of actions, and the most items of each sequence and text in a view and in an action, by path."""

    actions: int
    view: dict[str, int]
    action: dict[str, int]


@cache
def sizes_of(slug: str) -> Sizes:
    """A game's sizes from its folder, or measured now where it has none."""
    path = files(f"{games.__name__}.{registry.folder(slug)}") / FILE
    found = msgspec.json.decode(path.read_bytes(), type=dict[str, Sizes]) if path.is_file() else {}
    if slug in found:
        return found[slug]
    from cosmotheque.adapters.measure import QUICK, measure_sizes  # noqa: PLC0415 - plays games: only where it has to

    return measure_sizes(slug, QUICK)
