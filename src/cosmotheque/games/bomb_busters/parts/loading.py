"""Puts the parts of missions to work, floor by floor."""

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from cosmotheque.core.once import cache_once
from cosmotheque.games.bomb_busters import parts


@cache_once
def load(floor: str) -> tuple[ModuleType, ...]:
    """Import the modules of this name of all parts: they register what they add."""
    names = [f"{folder.name}.{floor}" for folder in iter_modules(parts.__path__, f"{parts.__name__}.") if folder.ispkg]
    return tuple(import_module(name) for name in names if find_spec(name))
