"""Many tables on one node or several: moves a second, memory and processor of idle tables, and how fast a restart is.

    python bench/scale.py --tables 20 100 --idle 10000
    python bench/scale.py --tables 100 --idle 0 --database postgresql://localhost/games --started 2
    python bench/scale.py --tables 100 --idle 0 --nodes http://127.0.0.1:8017 http://127.0.0.1:8018

Nodes that it starts itself have their limits lifted, since all load comes from one address; those given by address need
the same settings. The two seats of a table sit at different nodes where there are several. Aims for one node: ten
thousand idle tables restart in under ten seconds and take less than 500 MB.
"""

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import uvloop
from msgspec.structs import fields
from scale_client import Asker
from server_load import GAME, Load, Seat, cpu_seconds
from serving import COUNTED

from cosmotheque.server.base.settings import Limits, Rate
from cosmotheque.server.run import listen

AT_ONCE = 32
LEAVING_SECONDS = 60
SETTINGS = """
sweep = 2.0
idle = {idle}
bot_warmth = false
{database}
[limits]
{limits}
"""


def lifted() -> str:
    """No limits, as serving.py has none: all load comes from one address."""
    rates = [field.name for field in fields(Limits) if isinstance(field.default, Rate)]
    return "\n".join(
        [f"{name} = {{ per_second = 1e9, burst = 1e9 }}" for name in rates] + [f"{name} = 1000000" for name in COUNTED]
    )


class Node:
    """A server of our own, on its own data or on a common database."""

    def __init__(self, folder: Path, number: int, database: str, idle: float, processes: int = 1) -> None:
        self._folder = folder
        self._processes = processes
        self._number = number
        self._database = database
        self.idle = idle
        self.start()

    def start(self) -> float:
        """The seconds until it is up."""
        with listen("127.0.0.1", 0) as free:
            self.port = int(free.getsockname()[1])
        config = self._folder / f"node{self._number}.toml"
        database = f"database = {json.dumps(self._database)}" if self._database else ""
        config.write_text(SETTINGS.format(idle=self.idle, database=database, limits=lifted()))
        command = [sys.executable, "-m", "cosmotheque", "serve", "--config", str(config), "--port", str(self.port)]
        command += ["--processes", str(self._processes)]
        began = time.perf_counter()
        data = ["--data", str(self._folder / "data")]
        self.process = subprocess.Popen([*command, *data], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        asyncio.run(answers(self.port))
        return time.perf_counter() - began

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def memory(self) -> float:
        """Resident memory in megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024


async def answers(port: int) -> None:
    """Wait until a node answers."""
    for _ in range(1200):
        with contextlib.suppress(OSError, EOFError):
            async with Asker(port) as asker:
                await asker.ask("GET", "/health")
                return
        await asyncio.sleep(0.05)
    raise SystemExit(f"The node on port {port} does not come up.")


class Spread(Load):
    """Load over several nodes: the seats of a table sit at one after another."""

    def __init__(self, ports: list[int], pids: list[int]) -> None:
        super().__init__(ports[0], 0)
        self.ports, self.pids = ports, pids

    async def _seat(self, table: str, seat: int) -> None:
        port = self.ports[seat % len(self.ports)]
        cookie = "; ".join(f"{name}={value}" for name, value in self._guests[seat].cookies.items())
        loop = asyncio.get_running_loop()
        _, client = await loop.create_connection(lambda: Seat(self, table, seat, cookie, port), "127.0.0.1", port)
        self._seats.append(client)
        await client.ready

    def busy(self) -> float:
        return sum(cpu_seconds(pid) for pid in self.pids)


def drive(ports: list[int], pids: list[int], tables: int, seconds: float) -> None:
    """Tables played as fast as acknowledged, printed as one line."""

    async def run() -> dict[str, float]:
        load = Spread(ports, pids)
        await load.set_up(tables)
        return await load.measure(seconds)

    found = uvloop.run(run())
    cpu = f"{found['cpu']:>12.0f}" if pids else f"{'':>12}"
    print(
        f"{len(ports):>6}{tables:>8}{found['rate']:>10.0f}{found['p50']:>10.2f}{found['p99']:>10.2f}{cpu}", flush=True
    )


async def set_up(port: int, count: int) -> list[str]:
    """Set up running tables that nobody looks at."""
    new = json.dumps({"game": GAME, "seats": 2, "mine": [0, 1], "start": True})

    async def some(number: int) -> list[str]:
        async with Asker(port) as asker:
            await asker.ask("GET", "/api/me")
            answers = [await asker.ask("POST", "/api/tables", new) for _ in range(number, count, AT_ONCE)]
        return [json.loads(answer)["id"] for answer in answers]

    made = await asyncio.gather(*(some(number) for number in range(AT_ONCE)))
    return [table for tables in made for table in tables]


async def look_at(port: int, tables: list[str]) -> None:
    """Have every table read into memory."""

    async def some(number: int) -> None:
        async with Asker(port) as asker:
            for table in tables[number::AT_ONCE]:
                await asker.ask("GET", f"/api/tables/{table}")

    await asyncio.gather(*(some(number) for number in range(AT_ONCE)))


async def hold_sockets(node: Node, count: int) -> float:
    """Kilobytes for each browser that is connected to a table and waits; every table has two of them."""
    tables = await set_up(node.port, count // 2)
    before = node.memory()
    held = [await watch(node.port, table) for table in tables for _ in range(2)]
    await asyncio.sleep(1)
    taken = node.memory() - before
    for writer in held:
        writer.close()
    return 1024 * taken / len(held)


async def watch(port: int, table: str) -> asyncio.StreamWriter:
    """A browser's connection, with the compression that browsers ask for."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n".encode()
    )
    await reader.readuntil(b'"type":"frame"')
    return writer


async def in_memory(port: int) -> int:
    async with Asker(port) as asker:
        text = await asker.ask("GET", "/metrics")
        return int(float(text.split(b"\ncosmotheque_tables ")[1].split()[0]))


def measure_idle(node: Node, count: int, rest: float) -> None:
    """Memory and processor of idle tables, a restart with all of them, and what is left when they have gone."""
    bare = node.memory()
    began = time.perf_counter()
    tables = asyncio.run(set_up(node.port, count))
    print(f"{count} tables set up in {time.perf_counter() - began:.1f} s")
    show_idle(node, count, bare, rest)
    node.kill()
    up = node.start()
    began = time.perf_counter()
    asyncio.run(look_at(node.port, tables[:1]))
    print(f"restart after kill -9: up in {up:.1f} s, a table answers {time.perf_counter() - began:.2f} s later")
    bare, began = node.memory(), time.perf_counter()
    asyncio.run(look_at(node.port, tables))
    print(f"all {count} read into memory again in {time.perf_counter() - began:.1f} s")
    show_idle(node, count, bare, rest)
    node.kill()
    node.idle = 1.0
    node.start()
    bare = node.memory()
    asyncio.run(look_at(node.port, tables))
    full, left = node.memory(), asyncio.run(wait_until_gone(node.port))
    print(f"unused for a second: {left} tables left in memory", end="; ")
    print(f"{bare:.0f} MB before, {full:.0f} MB when all were read, {node.memory():.0f} MB after")


def show_idle(node: Node, count: int, bare: float, rest: float) -> None:
    taken, busy = node.memory(), cpu_seconds(node.process.pid)
    time.sleep(rest)
    busy = cpu_seconds(node.process.pid) - busy
    loaded, each = asyncio.run(in_memory(node.port)), 1024 * (taken - bare) / count
    share = 100 * busy / rest / count * 1000
    print(f"{loaded} in memory: {taken:.0f} MB in all, {each:.1f} kB a table; a thousand cost {share:.3f} % of a core")


async def wait_until_gone(port: int) -> int:
    until = time.monotonic() + LEAVING_SECONDS
    while (left := await in_memory(port)) and time.monotonic() < until:
        await asyncio.sleep(0.5)
    return left


@contextlib.contextmanager
def nodes(asked: argparse.Namespace) -> Iterator[list[Node]]:
    with tempfile.TemporaryDirectory() as folder:
        running = [Node(Path(folder), number, asked.database, 3600) for number in range(asked.started)]
        try:
            yield running
        finally:
            for node in running:
                node.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="*", default=[20, 100], help="tables that are played at")
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--idle", type=int, default=10_000, help="tables that nobody looks at; 0 leaves them out")
    parser.add_argument("--sockets", type=int, default=500, help="browsers that are connected and wait; 0 for none")
    parser.add_argument("--rest", type=float, default=10, help="seconds over which idle tables are watched")
    parser.add_argument("--nodes", nargs="+", default=[], metavar="URL", help="nodes that run already")
    parser.add_argument("--started", type=int, default=1, help="nodes to start here; several need a database")
    parser.add_argument("--database", default="", metavar="URL", help="PostgreSQL for the nodes started here")
    asked = parser.parse_args()
    if asked.started > 1 and not asked.database:
        parser.error("several nodes need --database")
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before; milliseconds from move to acknowledgement")
    print(f"{'nodes':>6}{'tables':>8}{'moves/s':>10}{'p50 ms':>10}{'p99 ms':>10}{'µs CPU/move':>12}")
    if asked.nodes:
        for tables in asked.tables:
            drive([urlsplit(url).port or 80 for url in asked.nodes], [], tables, asked.seconds)
        return
    with nodes(asked) as running:
        for tables in asked.tables:
            drive([node.port for node in running], [node.process.pid for node in running], tables, asked.seconds)
        if asked.sockets:
            each = asyncio.run(hold_sockets(running[0], asked.sockets))
            print(f"{each:.1f} kB for each of {asked.sockets} browsers that wait")
        if asked.idle:
            measure_idle(running[0], asked.idle, asked.rest)


if __name__ == "__main__":
    main()
