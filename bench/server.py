"""Tables played as fast as they are acknowledged, side by side with a boardgame.io server.

N tables with two socket clients each; both servers run at the same time on the same cores, and take turns under load.
Ours plays the first open game for two on the shelf with everything on: action lists, a view per seat, and each move on
disk (SQLite in WAL mode, synchronous=FULL) before anybody hears of it; only the rate limits are lifted. boardgame.io
0.50.2 keeps its matches in memory and plays a game of sliding pawns (bench/peers/boardgame_io), as long as ours. Where
a game ends a new table is set up at either. Its packages are installed into a temporary folder.

    python bench/server.py --tables 1 20 100 --seconds 4 --rounds 2
"""

import argparse
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path

from server_load import GAME
from serving import command, free_port, wait_for

HERE = Path(__file__).parent
PEER = HERE / "peers" / "boardgame_io"
IDLE_TABLES = 500


class Side:
    """A server that runs, and how it is put under load."""

    def __init__(self, name: str, serve: list[str], load: list[str], folder: Path, port: int) -> None:
        self.name, self.port = name, port
        self._load, self._folder = load, folder
        environment = {**os.environ, "NODE_ENV": "production"}
        self.process = subprocess.Popen([*serve, str(port)], cwd=folder, env=environment, stdout=subprocess.DEVNULL)
        wait_for(port)

    def measure(self, tables: int, seconds: float) -> dict[str, float]:
        command = [*self._load, str(self.port), str(self.process.pid), str(tables), str(seconds)]
        answer = subprocess.run(command, cwd=self._folder, capture_output=True, check=True, text=True)
        result: dict[str, float] = json.loads(answer.stdout)
        return result

    def memory(self) -> int:
        """Resident memory in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) * 1024


@contextlib.contextmanager
def sides(with_peer: bool) -> Iterator[list[Side]]:
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        running = [ours(folder)]
        if with_peer and (installed := install_peer(folder)):
            running.append(Side("boardgame.io", ["node", "server.js"], ["node", "load.js"], installed, free_port()))
        try:
            yield running
        finally:
            for side in running:
                side.process.terminate()
                side.process.wait()


def ours(folder: Path) -> Side:
    return Side(
        "cosmotheque",
        command(folder / "data"),
        [sys.executable, str(HERE / "server_load.py")],
        HERE.parent,
        free_port(),
    )


def install_peer(folder: Path) -> Path | None:
    """boardgame.io and our scripts in a folder of their own; None where that cannot be."""
    target = folder / "peer"
    shutil.copytree(PEER, target)
    npm = shutil.which("npm")
    if npm is None:
        print("There is no npm here: boardgame.io is left out.")
        return None
    done = subprocess.run([npm, "install", "--no-audit", "--no-fund", "--silent"], cwd=target, check=False)
    if done.returncode:
        print("npm could not install boardgame.io: it is left out.")
        return None
    return target


def memory_per_table(side: Side) -> float:
    """Kilobytes that a started table takes which nobody looks at."""
    before = side.memory()
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
    base = f"http://127.0.0.1:{side.port}"
    if side.name == "cosmotheque":
        opener.open(f"{base}/api/me").read()
        path, body = "/api/tables", {"game": GAME, "seats": 2, "mine": [0, 1], "start": True}
    else:
        path, body = "/games/slide/create", {"numPlayers": 2}
    for _ in range(IDLE_TABLES):
        headers = {"content-type": "application/json"}
        opener.open(urllib.request.Request(base + path, json.dumps(body).encode(), headers)).read()  # noqa: S310
    return (side.memory() - before) / IDLE_TABLES / 1024


def show(name: str, tables: int, result: dict[str, float]) -> None:
    rate, p50, p99, cpu = (result[key] for key in ("rate", "p50", "p99", "cpu"))
    print(f"{tables:>6}  {name:<14}{rate:>9.0f}{p50:>10.2f}{p99:>10.2f}{cpu:>12.0f}")


def compare(results: dict[str, list[dict[str, float]]], tables: int) -> None:
    """The best round of each side."""
    if len(results) == 2:
        mine, theirs = (max(rounds, key=lambda result: result["rate"]) for rounds in results.values())
        print(
            f"{tables:>6}  best rounds: {mine['rate'] / theirs['rate']:.1f} times the moves per second, "
            f"p99 {mine['p99']:.1f} ms against {theirs['p99']:.1f} ms, "
            f"{theirs['cpu'] / mine['cpu']:.1f} times less processor per move"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 20, 100])
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--alone", action="store_true", help="leave boardgame.io out")
    asked = parser.parse_args()
    with sides(not asked.alone) as running:
        print(
            f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before; milliseconds from move to acknowledgement"
        )
        print(f"{'tables':>6}  {'server':<14}{'moves/s':>9}{'p50 ms':>10}{'p99 ms':>10}{'µs CPU/move':>12}")
        for tables in asked.tables:
            results: dict[str, list[dict[str, float]]] = {side.name: [] for side in running}
            for _ in range(asked.rounds):
                for side in running:
                    results[side.name].append(side.measure(tables, asked.seconds))
                    show(side.name, tables, results[side.name][-1])
            compare(results, tables)
        for side in running:
            print(f"{side.name}: {memory_per_table(side):.1f} kB for each idle table of {IDLE_TABLES}")


if __name__ == "__main__":
    main()
