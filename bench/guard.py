"""A guard against slower or longer work: rules, beliefs, frames and the server, beside a yardstick in one run.

make bench-guard                  compares, and fails where something takes over a quarter more than is stored
    python bench/guard.py --store     measures and stores, for whoever made something faster, or dearer for good reason
    python bench/guard.py --game SLUG the figures of one game alone, to be compared or stored

Each deed is the same work every time, and what is stored of it (`guard.json`) is its processor time as a multiple of
the yardstick's: random play of python-chess. Other work on the machine only ever slows a deed down, so that the fastest
of several rounds counts, and what seems too slow gets more rounds, and another server, before it is judged. Frames are
also weighed.
"""

import argparse
import gc
import json
import sys
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from time import monotonic, process_time

from guard_deeds import Deeds, deeds_of, weights
from guard_server import ServerDeed
from rules import play_chess

from cosmotheque import playable

STORED = Path(__file__).with_name("guard.json")
MOST = 1.25
ROUNDS = 4
PATIENCE = 120.0
PLIES = 250
LEAST = 0.01
YARDSTICK = "yardstick"


def yardstick() -> None:
    for _ in islice(play_chess(Random(1)), PLIES):
        pass


def timed(deed: Callable[[], object]) -> float:
    """Processor seconds, without what others left to be collected; of a small deed in the mean of many."""
    gc.collect()
    gc.disable()
    times, began = 0, process_time()
    while (taken := process_time() - began) < LEAST or not times:
        deed()
        times += 1
    gc.enable()
    return taken / times


class Best:
    """The fastest round of every deed, each measured as often as the yardstick beside it."""

    def __init__(self, deeds: Deeds) -> None:
        self._deeds = deeds
        self._seconds: dict[str, float] = {}
        self._beside: dict[str, float] = {}
        for deed in deeds.values():
            deed()  # imports, caches and kernels

    def measure(self, name: str) -> None:
        taken, beside = timed(self._deeds[name]), timed(yardstick)
        self._seconds[name] = min(taken, self._seconds.get(name, taken))
        self._beside[name] = min(beside, self._beside.get(name, beside))

    def begin_anew(self, name: str) -> None:
        """Have a deed that keeps something running begin with another one: a server may be slow from its start."""
        renew = getattr(self._deeds[name], "renew", None)
        if renew is not None:
            renew()
            self._deeds[name]()

    def multiples(self) -> dict[str, float]:
        fastest = min(self._beside.values())
        return {name: round(seconds / fastest, 4) for name, seconds in self._seconds.items()}


def slower(found: dict[str, float], stored: dict[str, float]) -> list[str]:
    """The deeds that take over a quarter more than is stored, or of which nothing is."""
    return [name for name, value in found.items() if name not in stored or value > MOST * stored[name]]


def measure(deeds: Deeds, stored: dict[str, float]) -> dict[str, float]:
    """All multiples; what seems too slow is looked at again while there is time."""
    best, until = Best(deeds), monotonic() + PATIENCE
    for _ in range(ROUNDS):
        for name in deeds:
            best.measure(name)
    while (again := [name for name in slower(best.multiples(), stored) if name in stored]) and monotonic() < until:
        for name in again:
            best.begin_anew(name)
            best.measure(name)
    return best.multiples()


def measure_games(slugs: Sequence[str], stored: dict[str, float]) -> dict[str, float]:
    """The measures made in one process: rules, beliefs and frames."""
    return measure(deeds_of(slugs), stored) | weights(slugs)


def measure_all(stored: dict[str, float]) -> dict[str, float]:
    """Every game, and a server."""
    with ServerDeed() as server:
        return measure({**deeds_of(playable()), "server: a move": server}, stored) | weights(playable())


def show(found: dict[str, float], stored: dict[str, float]) -> None:
    print(f"{'':<34}{'now':>10}{'stored':>10}{'ratio':>8}")
    for name, value in found.items():
        before = stored.get(name)
        ratio = "" if before is None else f"{value / before:.2f}"
        print(f"{name:<34}{value:>10.3f}{'' if before is None else f'{before:.3f}':>10}{ratio:>8}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--store", action="store_true", help="what is measured now is what counts from now on")
    parser.add_argument("--game", metavar="SLUG", help="this game alone, and no server")
    asked = parser.parse_args()
    stored: dict[str, float] = json.loads(STORED.read_text()) if STORED.exists() else {}
    before = {} if asked.store else stored
    found = measure_games((asked.game,), before) if asked.game else measure_all(before)
    show(found, stored)
    if asked.store:
        STORED.write_text(json.dumps(stored | found if asked.game else found, indent=1) + "\n")
        return 0
    late = slower(found, stored)
    gone = [] if asked.game else sorted(set(stored) - set(found))
    for name in late:
        print(f"{name}: over a quarter more than stored. Make it cheaper, or store it and say why.", file=sys.stderr)
    for name in gone:
        print(f"{name}: stored, and not measured any more. Store anew.", file=sys.stderr)
    return 1 if late or gone else 0


if __name__ == "__main__":
    sys.exit(main())
