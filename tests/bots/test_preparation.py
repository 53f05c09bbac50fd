"""Thinking time is for thinking: whatever has to be loaded is loaded before it begins."""

import subprocess
import sys

import pytest

from cosmotheque import registry

LATE = """
import sys
from cosmotheque import Match, registry
from cosmotheque.core.game import Seat
from cosmotheque.core.mentor import Moment

slug = sys.argv[1]
match, mentor = Match(registry.load(slug), registry.shelf()[slug].seats[0], seed=1), registry.mentor(slug)
seat = Seat(min(match.actors()))
if mentor.prepare is not None:
    mentor.prepare()
before = set(sys.modules)
moment = Moment(seat, match.view(seat), match.actions(seat), match.seen(seat))
best = mentor.advise(moment).best
mentor.remark(moment, match.actions(seat)[0] if best is None else best)
print(*sorted(name for name in set(sys.modules) - before if name.startswith(("cosmotheque", "numba", "numpy"))))
"""


@pytest.mark.parametrize("slug", [slug for slug in registry.playable() if registry.mentor(slug)])
def test_a_mentor_loads_nothing_while_its_time_runs(slug: str) -> None:
    done = subprocess.run([sys.executable, "-c", LATE, slug], capture_output=True, check=False, text=True)  # noqa: S603
    assert (done.returncode, done.stdout.split()) == (0, []), done.stderr
