"""A site with nothing installed, at which Python looks too; what was known of outside is forgotten before and after."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cosmotheque import registry

from .packages import GAME, STRATEGIES

Cleared = Callable[[], None]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    yield tmp_path
    registry.admit(())
    for name in [name for name in sys.modules if name.split(".")[0] in (GAME, STRATEGIES)]:
        del sys.modules[name]
    forget()


def forget() -> None:
    """Forget everything cached, as in a process that has just begun."""
    for known in vars(registry).values():
        if hasattr(known, "cache_clear"):
            known.cache_clear()
