"""Functions that are imported when they are first called: a shelf full of thinkers costs nothing until one thinks."""

from dataclasses import dataclass
from importlib import import_module
from typing import Any


@dataclass(frozen=True)
class Later:
    """The object that `module` calls `name`, to be handed on before anything imports it."""

    module: str
    name: str

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.load()(*args, **kwargs)

    def load(self) -> Any:
        return getattr(import_module(self.module), self.name)
