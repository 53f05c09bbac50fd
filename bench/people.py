"""Writes of people beside moves: persons, ratings, pairing, groups and so on, side by side with the older state.

Every kind of write is prepared first, then many of it are sent at once and measured until each is acknowledged. Old and
new take turns on the same server; ratios are of processor time to that of setting up a table, in the same round.

    python bench/people.py --count 200 --rounds 3
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import mean, median

import msgspec
from people_deeds import NEW, OLD, Crowd, Fire, crowd
from server_load import cpu_seconds
from serving import command, free_port, wait_for

HERE = Path(__file__).parent
AT_ONCE = 20
MOVE = "a move"


class Measured(msgspec.Struct):
    """Writes a second, milliseconds until they were acknowledged, microseconds of the server's processor."""

    rate: float
    p50: float
    p99: float
    cpu: float


async def measure(port: int, pid: int, prepare: Callable[[Crowd], Awaitable[Fire]], count: int) -> Measured:
    async with crowd(port) as people:
        waiting = list[Fire]()
        for start in range(0, count, AT_ONCE):
            waiting += await asyncio.gather(*(prepare(people) for _ in range(start, min(count, start + AT_ONCE))))
        took: list[float] = []

        async def some() -> None:
            while waiting:
                fire, sent = waiting.pop(), time.perf_counter()
                await fire()
                took.append(1000 * (time.perf_counter() - sent))

        began, busy = time.perf_counter(), cpu_seconds(pid)
        await asyncio.gather(*(some() for _ in range(AT_ONCE)))
        seconds, busy = time.perf_counter() - began, cpu_seconds(pid) - busy
    took.sort()
    p50, p99 = (took[min(count - 1, int(count * share))] for share in (0.5, 0.99))
    return Measured(count / seconds, p50, p99, 1e6 * busy / count)


def measure_moves(port: int, pid: int) -> Measured:
    """Moves as bench/server.py plays them."""
    load = [sys.executable, str(HERE / "server_load.py"), str(port), str(pid), str(AT_ONCE), "2"]
    return msgspec.json.decode(subprocess.run(load, capture_output=True, check=True).stdout, type=Measured)


def show(name: str, rounds: list[Measured], yardsticks: list[Measured]) -> None:
    best = max(rounds, key=lambda one: one.rate)
    ratio = median(one.cpu / other.cpu for one, other in zip(rounds, yardsticks, strict=True))
    cpu = median(one.cpu for one in rounds)
    print(
        f"{name:<20}{best.rate:>10.0f}{best.p50:>10.1f}{best.p99:>10.1f}{cpu:>14.0f}{ratio:>8.2f}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=200, help="writes of each kind in a round")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    kinds = {**OLD, **NEW}
    found: dict[str, list[Measured]] = {name: [] for name in (MOVE, *kinds)}
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = subprocess.Popen([*command(Path(folder) / "data"), str(port)], stderr=subprocess.DEVNULL)
        try:
            wait_for(port)
            for prepare in kinds.values():  # what is done for the first time takes longer
                asyncio.run(measure(port, server.pid, prepare, AT_ONCE))
            for _ in range(asked.rounds):
                found[MOVE].append(measure_moves(port, server.pid))
                for name, prepare in kinds.items():
                    found[name].append(asyncio.run(measure(port, server.pid, prepare, asked.count)))
        finally:
            server.terminate()
            server.wait()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; the best round, processor time in the middle")
    print(f"{'':<20}{'a second':>10}{'p50 ms':>10}{'p99 ms':>10}{'µs processor':>14}{'ratio':>8}")
    yardstick = found[next(iter(OLD))]
    for name, rounds in found.items():
        show(name, rounds, yardstick)
    old, new = (mean(median(one.cpu for one in found[name]) for name in group) for group in (OLD, NEW))
    print(f"in the mean a new write costs {new / old:.2f} times an old one")


if __name__ == "__main__":
    main()
