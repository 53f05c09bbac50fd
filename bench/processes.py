"""One server of one process and of several, in turns under the same load: moves a second and what a move costs.

    python bench/processes.py --tables 200 --processes 2 --seconds 4 --rounds 3

All are on a throw-away PostgreSQL, which writes to the disk as any other. The database and those who play need cores as
well: on a machine with few of them the speed-up is less than the nodes alone would make it.
"""

import argparse
import contextlib
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))

from scale import Node, Spread
from tests.server.services import POSTGRES, Postgres, children


class Durable(Postgres):
    def command(self) -> list[str]:
        return [*super().command(), "-c", "fsync=on"]


@contextlib.contextmanager
def servers(counts: list[int]) -> Iterator[list[Node]]:
    """One after another on a database of its own each, all running."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as ending:
        database = Durable(POSTGRES or sys.exit("No PostgreSQL here."))
        ending.callback(database.remove)
        running = []
        for number, count in enumerate(counts):
            home = Path(folder) / str(number)
            home.mkdir()
            running.append(Node(home, number, database.database(), 3600, processes=count))
            ending.callback(running[-1].kill)
        yield running


def measure(node: Node, tables: int, seconds: float) -> dict[str, float]:
    async def run() -> dict[str, float]:
        load = Spread([node.port], [node.process.pid, *children(node.process.pid)])
        await load.set_up(tables)
        return await load.measure(seconds)

    return uvloop.run(run())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--processes", type=int, nargs="+", default=[os.cpu_count() or 1])
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    counts = [1, *asked.processes]
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before; {asked.tables} tables")
    print(f"{'processes':>10}{'moves/s':>10}{'p50 ms':>10}{'p99 ms':>10}{'µs CPU/move':>13}{'× one':>8}")
    found: list[list[dict[str, float]]] = [[] for _ in counts]
    with servers(counts) as running:
        for _ in range(asked.rounds):
            for results, node in zip(found, running, strict=True):
                results.append(measure(node, asked.tables, asked.seconds))
    rows = [{key: median(result[key] for result in results) for key in results[0]} for results in found]
    for count, row in zip(counts, rows, strict=True):
        print(
            f"{count:>10}{row['rate']:>10.0f}{row['p50']:>10.1f}{row['p99']:>10.1f}{row['cpu']:>13.0f}"
            f"{row['rate'] / rows[0]['rate']:>8.2f}"
        )


if __name__ == "__main__":
    main()
