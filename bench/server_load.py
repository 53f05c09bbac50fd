"""N tables with two socket clients each, playing as fast as they are acknowledged; run by bench/server.py.

Usage: python server_load.py PORT PID TABLES SECONDS [GAME]; prints one line of JSON. PID is the server's, to see what
a move costs it. The clients speak the websocket protocol by themselves, so that the load generator costs less than
what it measures.
"""

import asyncio
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

from cosmotheque import registry


def open_duel() -> str:
    """The first game on the shelf for two without secrets."""
    shelf = registry.shelf()
    return next(slug for slug in registry.playable() if shelf[slug].seats == (2,) and not shelf[slug].secrets)


GAME = open_duel()


class Frame(msgspec.Struct):
    """Only what a client needs to go on: the rest of the frame is skipped."""

    type: str
    v: int = 0
    actions: msgspec.Raw = msgspec.Raw(b"[]")
    outcome: Any = None


class Seat(asyncio.Protocol):
    """One socket at one table."""

    def __init__(self, load: "Load", table: str, seat: int, cookie: str, port: int) -> None:
        self._load, self._table, self._seat = load, table, seat
        self._request = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        )
        self._data = b""
        self._open = False
        self._sent = 0.0
        self._sent_version = 0
        self.shown: Frame | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                raise RuntimeError(head.decode())
            self._open, self._data = True, rest
        while (body := self._next()) is not None:
            self._hear(READ.decode(body))

    def _next(self) -> bytes | None:
        """The next whole message."""
        data = self._data
        if len(data) < 2:
            return None
        length, start = data[1], 2
        if length == 126:
            length, start = int.from_bytes(data[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + length:
            return None
        self._data = data[start + length :]
        return data[start : start + length] if data[0] == 0x81 else b'{"type":"other"}'

    def _hear(self, frame: Frame) -> None:
        if frame.type == "refused":
            raise RuntimeError("A move was refused.")
        if frame.type != "frame":
            return
        if self._sent and frame.v > self._sent_version:
            self._load.acknowledged(time.perf_counter() - self._sent)
            self._sent = 0.0
        self.shown = frame
        if not self.ready.done():
            self.ready.set_result(None)
        if self._load.playing:
            self.play()

    def play(self) -> None:
        frame = self.shown
        if frame is None or self._sent:
            return
        if frame.outcome is not None:
            self._load.ended(self._table, self._seat)
        elif len(frame.actions) > 2:
            action = bytes(random.choice(LIST.decode(frame.actions)))
            self._sent, self._sent_version = time.perf_counter(), frame.v
            body = b'{"type":"act","v":%d,"seat":%d,"action":%b}' % (frame.v, self._seat, action)
            # A mask of zeros is a mask, and costs nothing.
            self.transport.write(bytes((0x81, 0x80 | len(body), 0, 0, 0, 0)) + body)


READ = msgspec.json.Decoder(Frame)
LIST = msgspec.json.Decoder(list[msgspec.Raw])


class Load:
    def __init__(self, port: int, pid: int, game: str = GAME) -> None:
        self.game = game
        self.port = port
        self.pid = pid
        self.playing = False
        self.measuring = False
        self.latencies: list[float] = []
        self.base = f"http://127.0.0.1:{port}"
        self._more: set[asyncio.Task[None]] = set()
        self._guests: list[httpx.AsyncClient] = []
        self._seats: list[Seat] = []

    async def set_up(self, tables: int) -> None:
        self._guests = [httpx.AsyncClient(base_url=self.base, timeout=60) for _ in range(2)]
        for guest in self._guests:
            (await guest.get("/api/me")).raise_for_status()
        for _ in range(tables):
            await self._open()

    async def _open(self) -> None:
        """A new table with both seats taken, both sockets open, and the game begun."""
        first, second = self._guests
        table = (await first.post("/api/tables", json={"game": self.game, "seats": 2})).raise_for_status().json()["id"]
        (await second.post(f"/api/tables/{table}/sit", json={"seat": 1})).raise_for_status()
        (await first.post(f"/api/tables/{table}/start")).raise_for_status()
        await asyncio.gather(*(self._seat(table, seat) for seat in range(2)))

    async def _seat(self, table: str, seat: int) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self._guests[seat].cookies.items())
        loop = asyncio.get_running_loop()
        _, client = await loop.create_connection(
            lambda: Seat(self, table, seat, cookie, self.port), "127.0.0.1", self.port
        )
        self._seats.append(client)
        await client.ready

    def ended(self, table: str, seat: int) -> None:
        """Let clients sit down at a new table when a game is over."""
        if seat == 0:
            task = asyncio.get_running_loop().create_task(self._open())
            self._more.add(task)
            task.add_done_callback(self._more.discard)

    def acknowledged(self, seconds: float) -> None:
        if self.measuring:
            self.latencies.append(seconds * 1000)

    def busy(self) -> float:
        """The processor time that the server has used so far."""
        return cpu_seconds(self.pid)

    async def measure(self, seconds: float) -> dict[str, float]:
        self.playing = True
        for seat in list(self._seats):
            seat.play()
        await asyncio.sleep(0.5)
        self.measuring, start, busy = True, time.perf_counter(), self.busy()
        await asyncio.sleep(seconds)
        elapsed, busy = time.perf_counter() - start, self.busy() - busy
        self.playing = self.measuring = False
        found = sorted(self.latencies)
        return {
            "moves": len(found),
            "rate": len(found) / elapsed,
            "cpu": 1e6 * busy / len(found),
            "p50": found[len(found) // 2],
            "p99": found[min(len(found) - 1, int(len(found) * 0.99))],
        }


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def main(port: int, pid: int, tables: int, seconds: float, *game: str) -> None:
    load = Load(port, pid, *game)
    await load.set_up(tables)
    sys.stdout.write(msgspec.json.encode(await load.measure(seconds)).decode() + "\n")


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]), *sys.argv[5:]))
