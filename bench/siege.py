"""A player plays on while a stranger on the same machine attacks the server: what is left of the player's game?

    python bench/siege.py                       # every attack, six seconds each
    python bench/siege.py pings unpacking --seconds 10

Prints for each attack the moves kept, as a share of those made undisturbed just before in the same run, the slowest
hundredth of the answers, and the memory of the server before, during and `--rest` seconds after. The limits are those
a server has by default. Player and stranger have addresses of their own in 127.0.0.0/8.
"""

import argparse
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from siege_attacks import ATTACKS, SERVER
from tests.server.client import Live, Player
from tests.server.conftest import Server

from cosmotheque.server.settings import Limits

PLAYER = "127.0.0.2"
THINKING = 0.04
HEAP = 1000
MEGABYTE = 1 << 20


class Besieged:
    """A server, a guest with both seats of a table, and how long each of their moves took."""

    def __init__(self, folder: Path) -> None:
        self.server = Server(folder / "data", limits=Limits())
        self.port = int(self.server.base.rpartition(":")[2])
        self.player = Player(self.server.base)
        self.player.http = httpx.Client(
            base_url=self.server.base, transport=httpx.HTTPTransport(local_address=PLAYER), timeout=30
        )
        self.player.get("/api/me")

    def table(self) -> str:
        made = self.player.create(mine=[0, 1], options={"heap": HEAP}, start=True)
        return str(made["id"])

    def play(self, table: str, seconds: float) -> list[float]:
        """Play for a while with a moment's thought before each move; the seconds until each was acknowledged."""
        took: list[float] = []
        address = f"ws://{SERVER}:{self.port}/api/tables/{table}/live"
        headers = {"Cookie": f"cosmotheque={self.player.http.cookies['cosmotheque']}"}
        with Live(address, headers) as live:
            live.next("frame", 30)
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                time.sleep(THINKING)
                live.send(type="look", seat=live.frame["actors"][0])
                live.next("frame", 30)
                began = time.monotonic()
                live.act({"type": "take", "count": 1})
                live.next("frame", 30)
                took.append(time.monotonic() - began)
        return took

    def memory(self) -> float:
        status = Path(f"/proc/{self.server.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) * 1024 / MEGABYTE


class Gauge:
    """The most memory that was seen."""

    def __init__(self, besieged: Besieged) -> None:
        self.most = 0.0
        self._besieged, self._over = besieged, threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def _look(self) -> None:
        while not self._over.wait(0.1):
            self.most = max(self.most, self._besieged.memory())

    def stop(self) -> float:
        self._over.set()
        self._thread.join()
        return self.most


def slowest(took: list[float]) -> float:
    return sorted(took)[int(len(took) * 0.99)] * 1000 if took else float("inf")


def besiege(name: str, seconds: float, rest: float) -> bool:
    """One attack on a server of its own; whether the player could go on."""
    with tempfile.TemporaryDirectory() as folder:
        besieged = Besieged(Path(folder))
        try:
            table = besieged.table()
            calm = besieged.play(table, seconds)
            before, gauge = besieged.memory(), Gauge(besieged)
            command = [sys.executable, str(Path(__file__).with_name("siege_attacks.py")), name, str(besieged.port)]
            with subprocess.Popen([*command, table, str(seconds)]) as attack:
                time.sleep(0.5)
                kept = besieged.play(table, seconds - 0.5)
                attack.wait(seconds + 30)
            during = gauge.stop()
            time.sleep(rest)
            after = besieged.memory()
        finally:
            besieged.player.http.close()
            besieged.server.kill()
    share = len(kept) / (seconds - 0.5) / (len(calm) / seconds)
    memory = f"{before:.0f} → {during:.0f} → {after:.0f} MB"
    holds = share >= 0.5 and slowest(kept) < 500 and after - before < 50
    print(
        f"{name:16} {share:6.0%} of {len(calm) / seconds:.0f} moves/s   p99 {slowest(kept):5.0f} ms "
        f"(calm {slowest(calm):.0f})   {memory:24} {'holds' if holds else 'GIVES WAY'}",
        flush=True,
    )
    return holds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", default=[], choices=[*ATTACKS, []], metavar="ATTACK")
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rest", type=float, default=30.0)
    asked = parser.parse_args()
    held = [besiege(name, asked.seconds, asked.rest) for name in asked.attacks or ATTACKS]
    sys.exit(0 if all(held) else 1)


if __name__ == "__main__":
    main()
