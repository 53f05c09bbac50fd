"""Thinking time is for thinking: whatever has to be loaded is loaded before it begins."""

import subprocess
import sys

from cosmotheque import registry

LATE = """
import sys
from cosmotheque import Match, registry
from cosmotheque.core.game import Seat

for slug in sys.argv[1:]:
    match, mentor = Match(registry.load(slug), registry.shelf()[slug].seats[0], seed=1), registry.mentor(slug)
    seat = Seat(min(match.actors()))
    mentor.prepare()
    before = set(sys.modules)
    moment = match.moment(seat)
    best = mentor.advise(moment).best
    mentor.remark(moment, match.actions(seat)[0] if best is None else best)
    print(*(name for name in set(sys.modules) - before if name.startswith(("cosmotheque", "numba", "numpy"))))
"""


def test_mentors_load_nothing_while_their_time_runs() -> None:
    """The test runs in a process of its own, in which nothing has been loaded yet."""
    slugs = [slug for slug in registry.playable() if registry.mentor(slug)]
    command = [sys.executable, "-c", LATE, *slugs]
    done = subprocess.run(command, capture_output=True, check=False, text=True)  # noqa: S603
    assert (done.returncode, done.stdout.split()) == (0, []), done.stderr
