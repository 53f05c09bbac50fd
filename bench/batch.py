"""Random moves a second that batches make on all cores, beside Pgx's connect-four in the same run.

Rounds take turns, because the speed of a machine drifts: what counts are the ratios. `--pgx` names the Python of an
environment that has Pgx (see `batch_pgx.py`); without it batches are compared among themselves.

    python bench/batch.py [slug …] --pgx X/bin/python
"""

import argparse
import subprocess
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

from cosmotheque import registry
from cosmotheque.batch import Batch

GAMES, STEPS, ROUNDS = 4096, 200, 7


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slugs", nargs="*", metavar="slug")
    parser.add_argument("--pgx", metavar="PYTHON")
    asked = parser.parse_args()
    sides: dict[str, Callable[[], float]] = {"connect-four of Pgx": pgx_rounds(asked.pgx)} if asked.pgx else {}
    for slug in asked.slugs or [slug for slug in registry.playable() if registry.batch(slug)]:
        sides |= {f"{slug}: random play": partial(played, Batch(slug, GAMES))}
        sides |= {f"{slug}: sample and step": partial(stepped, Batch(slug, GAMES))}
        sides |= {f"{slug}: with masks and planes": partial(observed, Batch(slug, GAMES // 16))}
    seen: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(ROUNDS + 1):
        for name, measure in sides.items():
            seen[name].append(measure())
    yardstick = median(seen[next(iter(sides))][1:])
    for name, speeds in seen.items():
        print(f"{name:45}{median(speeds[1:]):14,.0f} moves/s{median(speeds[1:]) / yardstick:8.2f}")


def played(batch: Batch) -> float:
    """One round in one call."""
    before = time.perf_counter()
    moves = batch.random_play(STEPS).moves
    return moves / (time.perf_counter() - before)


def stepped(batch: Batch) -> float:
    """One round with Python between any two moves, which checks that the actions are legal."""
    before = time.perf_counter()
    for _ in range(STEPS // 4):
        batch.step(batch.sample())
    return GAMES * (STEPS // 4) / (time.perf_counter() - before)


def observed(batch: Batch) -> float:
    """One round as a learner needs it, all that Pgx makes with a step too: actions, moves, masks and planes."""
    before = time.perf_counter()
    for _ in range(STEPS // 8):
        batch.step(batch.sample())
        batch.legal()
        batch.observe()
    return batch.count * (STEPS // 8) / (time.perf_counter() - before)


def pgx_rounds(python: str) -> Callable[[], float]:
    """A function that has the other process play one round."""
    script = str(Path(__file__).with_name("batch_pgx.py"))
    other = subprocess.Popen([python, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    pipes = other.stdin, other.stdout

    def round_of_pgx() -> float:
        into, out = pipes
        assert into is not None  # noqa: S101 - both are pipes
        assert out is not None  # noqa: S101
        print(file=into, flush=True)
        return float(out.readline())

    return round_of_pgx


if __name__ == "__main__":
    main()
