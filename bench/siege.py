"""A player plays on while a stranger on the same machine attacks the server: what is left of the player's game?

    python bench/siege.py                                   # every attack and every route
    python bench/siege.py pings "GET /api/games" --seconds 10
    python bench/siege.py --part 1/4                        # a quarter of them

Attacks are those of `siege_attacks.py` and every route of the application (`siege_routes.py`), each on a server of its
own with the same prepared games: first cold, as it has just started, then again warm. Prints the moves kept, as a share
of those made undisturbed just before and after, the slowest hundredth of the answers, how busy the server was, of one
core, its most memory, and how often a route was answered. Where the machine is busy otherwise, the moves say more of
that than of the attack. Held is what leaves half of the moves and stays under 350 MB. The limits are those a server has
by default. The attacker is a process of its own, with an address of its own in 127.0.0.0/8.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import siege_routes
from siege_attacks import ATTACKS, SERVER
from siege_ground import COOKIE, Ground, browser_at
from tests.server.client import Live
from tests.server.conftest import Server

from cosmotheque.server.app import build
from cosmotheque.server.base.settings import Settings

PLAYER = "127.0.0.2"
THINKING = 0.04
MEGABYTE = 1 << 20
LEAST_KEPT, MOST_MEMORY = 0.5, 350
SCRIPT = str(Path(__file__).with_name("siege_attacks.py"))


class Besieged:
    """A server, a guest with both seats of a table, and how long each of their moves took."""

    def __init__(self, server: Server, ground: Ground) -> None:
        self._server, self._ground = server, ground
        self._port = int(server.base.rpartition(":")[2])
        with browser_at(server.base, PLAYER, ground.player) as player:
            player.get(f"/api/tables/{ground.table}")

    def play(self, seconds: float) -> list[float]:
        """Play for a while with a moment's thought before each move; the seconds until each was acknowledged."""
        took: list[float] = []
        address = f"ws://{SERVER}:{self._port}/api/tables/{self._ground.table}/live"
        with Live(address, {"Cookie": f"{COOKIE}={self._ground.player}"}) as live:
            live.next("frame", 30)
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                time.sleep(THINKING)
                began = time.monotonic()
                live.send(type="look", seat=live.frame["actors"][0])
                live.next("frame", 30)
                live.act({"type": "take", "count": 1})
                live.next("frame", 30)
                took.append(time.monotonic() - began)
        return took

    def attack(self, name: str, seconds: float) -> tuple[list[float], dict[str, int]]:
        """The player's moves under an attack, and what the attacker was answered."""
        names, cookie = self._ground.names, f"{COOKIE}={self._ground.stranger}"
        command = [sys.executable, SCRIPT, name, str(self._port), names["running"], str(seconds + 0.5)]
        if name not in ATTACKS:
            command.append(siege_routes.request(name, names, cookie).hex())
        with subprocess.Popen(command, stdout=subprocess.PIPE) as attacker:
            time.sleep(0.4)
            kept = self.play(seconds)
            said, _ = attacker.communicate()
        return kept, json.loads(said) if said else {}

    def processor(self) -> float:
        """The processor seconds that the server has used, its threads included."""
        times = Path(f"/proc/{self._server.process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return sum(map(int, times)) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        status = Path(f"/proc/{self._server.process.pid}/status").read_text()
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


def besiege(name: str, ground: Ground, seconds: float) -> bool:
    """One attack on a server of its own, cold and warm; whether the player could go on both times."""
    held = []
    with tempfile.TemporaryDirectory() as folder, ground.served(Path(folder) / "data") as server:
        besieged = Besieged(server, ground)
        before = besieged.play(seconds)
        for heat in ("cold", "warm"):
            gauge, began, used = Gauge(besieged), time.monotonic(), besieged.processor()
            kept, answers = besieged.attack(name, seconds)
            busy = (besieged.processor() - used) / (time.monotonic() - began)
            memory, after = gauge.stop(), besieged.play(seconds)
            calm, before = before + after, after
            share = 2 * len(kept) / len(calm)
            held.append(share >= LEAST_KEPT and memory < MOST_MEMORY)
            print(
                f"{name:52} {heat} {share:5.0%} of {len(calm) / 2 / seconds:4.1f} moves/s   "
                f"p99 {slowest(kept):5.0f} ms (calm {slowest(calm):4.0f})   busy {busy:4.0%}   {memory:4.0f} MB   "
                f"{'holds' if held[-1] else 'GIVES WAY'}   {_told(answers)}",
                flush=True,
            )
    return all(held)


def _told(answers: dict[str, int]) -> str:
    return ", ".join(f"{count} × {status}" for status, count in sorted(answers.items()))


def all_attacks() -> list[str]:
    """The attacks written by hand, and every route; refused if a route is not prepared."""
    with tempfile.TemporaryDirectory() as folder:
        return [*ATTACKS, *siege_routes.check(build(Settings(data=Path(folder))).routes)]


def part_of(names: list[str], part: str) -> list[str]:
    """The first quarter of the names for `1/4`."""
    number, _, parts = part.partition("/")
    return names[int(number) - 1 :: int(parts)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK")
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--part", default="1/1")
    asked = parser.parse_args()
    try:
        known = all_attacks()
    except siege_routes.Unprepared as fault:
        sys.exit(str(fault))
    if unknown := set(asked.attacks) - set(known):
        sys.exit(f"There is no attack {', '.join(sorted(unknown))}. There are: {', '.join(known)}.")
    with tempfile.TemporaryDirectory() as folder:
        ground = Ground(Path(folder))
        held = [besiege(name, ground, asked.seconds) for name in part_of(asked.attacks or known, asked.part)]
    print(f"{sum(held)} of {len(held)} held.")
    sys.exit(0 if all(held) else 1)


if __name__ == "__main__":
    main()
