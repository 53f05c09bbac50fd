"""Tables played as fast as they are acknowledged, side by side with a boardgame.io server.

N tables with two socket clients each; both servers run at the same time on the same cores, and take turns under load.
Both play sliding pawns by the same rules (bench/peers). Ours has everything on: action lists, a view per seat, and each
move on disk (SQLite in WAL mode, synchronous=FULL) before anybody hears of it; only the rate limits are lifted.
boardgame.io 0.50.2 keeps its matches in memory. Where a game ends a new table is set up at either. Beside them ours
plays the first open game for two on its own shelf. boardgame.io's packages are installed into a temporary folder.

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
SAME = "slide"
IDLE_TABLES = 500


class Side:
    """A server that runs, and how it is put under load."""

    def __init__(self, name: str, game: str, serve: list[str], load: list[str], folder: Path) -> None:
        self.name, self.game, self.port = name, game, free_port()
        self._load, self._folder = load, folder
        environment = {**os.environ, "NODE_ENV": "production"}
        command = [*serve, str(self.port)]
        self.process = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL)
        wait_for(self.port)

    def measure(self, tables: int, seconds: float) -> dict[str, float]:
        command = [*self._load, str(self.port), str(self.process.pid), str(tables), str(seconds), self.game]
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
        running = [ours(folder, GAME), ours(folder, SAME)]
        if with_peer and (installed := install_peer(folder)):
            running.append(Side("boardgame.io", SAME, ["node", "server.js"], ["node", "load.js"], installed))
        try:
            yield running
        finally:
            for side in running:
                side.process.terminate()
                side.process.wait()


def ours(folder: Path, game: str) -> Side:
    load = [sys.executable, str(HERE / "server_load.py")]
    return Side("cosmotheque", game, command(folder / game), load, HERE.parent)


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
        path, body = "/api/tables", {"game": side.game, "seats": 2, "mine": [0, 1], "start": True}
    else:
        path, body = "/games/slide/create", {"numPlayers": 2}
    for _ in range(IDLE_TABLES):
        headers = {"content-type": "application/json"}
        opener.open(urllib.request.Request(base + path, json.dumps(body).encode(), headers)).read()  # noqa: S310
    return (side.memory() - before) / IDLE_TABLES / 1024


def show(side: Side, tables: int, result: dict[str, float]) -> None:
    rate, p50, p99, cpu = (result[key] for key in ("rate", "p50", "p99", "cpu"))
    print(f"{tables:>6}  {side.name:<14}{side.game:<20}{rate:>9.0f}{p50:>10.2f}{p99:>10.2f}{cpu:>12.0f}")


def compare(rounds: list[list[dict[str, float]]], tables: int) -> None:
    """The best round of each side at the same game."""
    _, *same = (max(results, key=lambda result: result["rate"]) for results in rounds)
    if len(same) == 2:
        mine, theirs = same
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
        print(f"{'tables':>6}  {'server':<14}{'game':<20}{'moves/s':>9}{'p50 ms':>10}{'p99 ms':>10}{'µs CPU/move':>12}")
        for tables in asked.tables:
            results: list[list[dict[str, float]]] = [[] for _ in running]
            for _ in range(asked.rounds):
                for side, measured in zip(running, results, strict=True):
                    measured.append(side.measure(tables, asked.seconds))
                    show(side, tables, measured[-1])
            compare(results, tables)
        for side in running:
            print(f"{side.name}, {side.game}: {memory_per_table(side):.1f} kB for each idle table of {IDLE_TABLES}")


if __name__ == "__main__":
    main()
