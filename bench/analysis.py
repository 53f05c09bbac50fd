"""The response times of an analysis, over HTTP: positions all over a finished game, in any order.

Beginners among the bots play each game to its end; then somebody clicks about in the longest they have played: how it
stands there, what all know together, how likely each side is to win. In between the server says who asks (`/api/me`),
which tells how busy the machine is: the last column is how many times longer 95 of 100 answers take at most. The first
question about chances is slower, and alone: a process for bots begins with it.

    python bench/analysis.py --places 100
"""

import argparse
import random
import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from serving import command, free_port, wait_for

from cosmotheque import registry
from cosmotheque.arena import play_game
from cosmotheque.core import codec
from cosmotheque.core.bot import Limit
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.live.entries import Moved
from cosmotheque.server.record.parts import Ending
from cosmotheque.server.record.table import SeatRecord, TableRecord
from cosmotheque.server.upkeep import commands as upkeep
from cosmotheque.server.upkeep import transfer

AIM = 300  # milliseconds
BOT = "level-1"
PLAIN = "plain"
ASKED = {"stands": "/api/analysis", "together": "/api/analysis", "chances": "/api/analysis/chances"}


def finished(slug: str, table: str, tries: int) -> transfer.Stored:
    """A table with the longest of some games between beginners."""
    game = registry.load(slug)
    seats = game.meta.seats[-1]
    beginner = msgspec.structs.replace(registry.bot(slug, BOT), limit=Limit(nodes=50))
    games = (play_game(game, [beginner] * seats, seed=seed) for seed in range(tries))
    longest = max(games, key=lambda played: len(played.record.moves))
    moves = longest.record.moves
    record = TableRecord(
        id=table,
        game=slug,
        rules=game.meta.version,
        host="nobody",
        seats=(SeatRecord(bot=BOT),) * seats,
        created="",
        options=longest.record.header.options,
        status="over",
        v=len(moves),
        ending=Ending(outcome=longest.outcome),
    )
    entries = tuple(codec.raw(Moved(move.seat, move.action, move.at)) for move in moves)
    return transfer.Stored(record, None, entries, ())


def store(data: Path, tables: list[transfer.Stored]) -> None:
    """Put tables into a server's store, as an import does."""
    tally = transfer.Tally()
    for table in tables:
        tally = tally.with_(table)
    lines = (transfer.Opening(transfer.FORMAT), *tables, tally)
    file = data / "tables.jsonl"
    file.write_bytes(b"".join(codec.encode(line) + b"\n" for line in lines))
    settings = Settings(data=data)
    upkeep.migrate(settings)
    upkeep.read(settings, file)


class Reader:
    """A person who looks at a finished game."""

    def __init__(self, port: int) -> None:
        self._http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60)

    def times(self, table: str, places: list[int]) -> dict[str, list[float]]:
        """Milliseconds, by what was asked."""
        found: dict[str, list[float]] = {kind: [] for kind in (*ASKED, PLAIN)}
        for step in places:
            for kind, path in ASKED.items():
                body = {"table": table, "step": step, "eyes": "together" if kind == "together" else "mover"}
                found[kind].append(self._timed("POST", path, body))
            found[PLAIN].append(self._timed("GET", "/api/me"))
        return found

    def _timed(self, method: str, path: str, body: Any = None) -> float:
        start = time.perf_counter()
        self._http.request(method, path, json=body).raise_for_status()
        return 1000 * (time.perf_counter() - start)


def show(slug: str, steps: int, found: dict[str, list[float]]) -> None:
    plain = statistics.median(found.pop(PLAIN))
    for kind, times in found.items():
        p50, p95, worst = statistics.median(times), statistics.quantiles(times, n=20)[-1], max(times)
        missed = "" if p95 < AIM else f"  over {AIM} ms"
        print(f"{slug:<20}{steps:>6}  {kind:<10}{p50:>9.1f}{p95:>9.1f}{worst:>9.1f}{p95 / plain:>9.1f}{missed}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=registry.playable(), metavar="GAME")
    parser.add_argument("--tries", type=int, default=3, help="games of which the longest is looked at")
    parser.add_argument("--places", type=int, default=100)
    asked = parser.parse_args()
    port, rng = free_port(), random.Random(5)
    with tempfile.TemporaryDirectory() as folder:
        tables = [finished(slug, slug.replace("-", ""), asked.tries) for slug in asked.games]
        store(Path(folder), tables)
        serve = [*command(Path(folder)), str(port)]
        server = subprocess.Popen(serve, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait_for(port)
            reader = Reader(port)
            print(f"{'game':<20}{'steps':>6}  {'asked':<10}{'p50 ms':>9}{'p95 ms':>9}{'worst':>9}{'x plain':>9}")
            for table in tables:
                steps = len(table.entries)
                places = rng.choices(range(steps), k=asked.places)
                show(table.record.game, steps, reader.times(table.record.id, places))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
