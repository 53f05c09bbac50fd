"""Prints the games whose long tests of a kind will be run: `python -m tests.long.changed rules`."""

import sys

from tests.long.inputs import digest
from tests.long.lock import locked

from cosmotheque import registry

if __name__ == "__main__":
    (kind,) = sys.argv[1:]
    stored = locked()
    for slug in registry.playable():
        game = registry.folder(slug)
        if stored.get(game, {}).get(kind) != digest(kind, game):
            sys.stdout.write(f"{slug}\n")
