"""Keeps the digests with which long tests were last green, by game and kind."""

import json

from tests.long.inputs import ROOT

LOCK = ROOT / "tests" / "long.lock"
Digests = dict[str, dict[str, str]]


def locked() -> Digests:
    """The stored digests; none if there is no file."""
    found: Digests = json.loads(LOCK.read_text()) if LOCK.exists() else {}
    return found


def lock(digests: Digests) -> None:
    LOCK.write_text(json.dumps(digests, indent=1) + "\n")
