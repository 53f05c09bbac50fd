"""A ladder looks at no clock: bots do the same there on any machine, however slow."""

import subprocess
import sys
from pathlib import Path

import pytest

from cosmotheque import registry
from cosmotheque.bots import generic_bots

SCRIPT = Path(__file__).with_name("runaway_clock.py")


@pytest.mark.parametrize("slug", registry.playable())
def test_a_runaway_clock_changes_nothing(slug: str) -> None:
    words = [sys.executable, str(SCRIPT), slug]
    done = subprocess.run(words, capture_output=True, text=True, check=False)  # noqa: S603 - a script of ours
    assert done.returncode == 0, done.stderr
    heard = {name: same for name, same, *_ in map(str.split, done.stdout.splitlines())}
    assert {name for name, spec in registry.bots(slug).items() if spec.level} <= heard.keys()
    assert set(heard.values()) == {"True"}, done.stdout


@pytest.mark.parametrize("slug", registry.playable())
def test_bots_for_any_game_say_how_much_they_count(slug: str) -> None:
    """Counted, they are repeatable: that is a law."""
    _, *others = generic_bots(registry.load(slug).meta).values()
    assert all(spec.nodes for spec in others)
