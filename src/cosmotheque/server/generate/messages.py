"""The modules that hold messages between browser and server, and the types in them."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

import msgspec

from cosmotheque.server import features, wire
from cosmotheque.server.wire.parts import Message


def modules() -> list[ModuleType]:
    """All modules with messages: those of a table, then each feature's own."""
    return [import_module(name) for name in _names()]


def bodies() -> list[type[Any]]:
    """Every message that is defined in these modules, and what messages are made of."""
    return [kind for module in modules() for kind in vars(module).values() if _is_message_of(kind, module)]


def _names() -> Iterator[str]:
    yield from (module.name for module in iter_modules(wire.__path__, f"{wire.__name__}."))
    for feature in iter_modules(features.__path__, f"{features.__name__}."):
        package = import_module(feature.name)
        yield from (f"{feature.name}.wire" for module in iter_modules(package.__path__) if module.name == "wire")


def _is_message_of(kind: Any, module: ModuleType) -> bool:
    is_struct = isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not Message
    return is_struct and kind.__module__ == module.__name__
