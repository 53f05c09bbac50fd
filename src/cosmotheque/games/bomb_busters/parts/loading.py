"""Puts the parts of missions to work, floor by floor."""

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from cosmotheque.core.once import made_once
from cosmotheque.games.bomb_busters import parts


@made_once
def load(floor: str) -> None:
    """Import the modules of this name of all parts: they register what they add."""
    for folder in iter_modules(parts.__path__, f"{parts.__name__}."):
        if folder.ispkg and find_spec(f"{folder.name}.{floor}"):
            import_module(f"{folder.name}.{floor}")
