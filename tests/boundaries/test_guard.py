"""The guard of speed watches every game, and notices what has become dearer."""

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cosmotheque import load, playable

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture(scope="module")
def guard() -> Iterator[Any]:
    sys.path.insert(0, str(BENCH))
    yield import_module("guard")
    sys.path.remove(str(BENCH))


def test_every_game_has_its_figures() -> None:
    stored = set(json.loads((BENCH / "guard.json").read_text()))
    kinds = ("rules", "frames", "bytes of a frame")
    wanted = {f"{kind}: {slug}" for kind in kinds for slug in playable()}
    wanted |= {f"belief: {slug}" for slug in playable() if load(slug).meta.secrets}
    assert wanted | {"server: a move"} <= stored


def test_a_quarter_more_is_noticed_and_what_is_not_stored_too(guard: Any) -> None:
    stored = {"quick": 1.0, "same": 1.0, "late": 1.0}
    found = {"quick": 0.5, "same": 1.2, "late": 1.3, "new": 0.1}
    assert guard.slower(found, stored) == ["late", "new"]


def test_what_seems_too_slow_is_measured_again_before_it_is_judged(guard: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A deed that others slow down at first, and one that is slow by itself; the clock is made of numbers."""
    seconds = {"disturbed": iter([1, 9, 9, 9, 9, 1]), "slow": iter([2] * 50)}
    now = [0.0]
    deeds = {name: lambda name=name: now.__setitem__(0, now[0] + next(seconds[name])) for name in seconds}
    monkeypatch.setattr(guard, "yardstick", lambda: now.__setitem__(0, now[0] + 1))
    monkeypatch.setattr(guard, "process_time", lambda: now[0])
    monkeypatch.setattr(guard, "monotonic", lambda: now[0])
    monkeypatch.setattr(guard.gc, "collect", lambda: 0)  # what other tests left behind is much
    monkeypatch.setattr(guard, "PATIENCE", 100)
    stored = {"disturbed": 1.0, "slow": 1.0}
    found = guard.measure(deeds, stored)
    assert found == {"disturbed": 1, "slow": 2}
    assert guard.slower(found, stored) == ["slow"]
