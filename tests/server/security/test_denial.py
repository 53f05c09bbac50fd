"""Denial by what costs the sender little: the others play on, and the server's memory does not grow."""

import asyncio
import contextlib
import socket
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from tests.server.client import Live, Player
from tests.server.conftest import GENEROUS, Serve, Server

from cosmotheque.core.bot import Limit
from cosmotheque.server.base.limits import Buckets, household
from cosmotheque.server.base.metrics import Metrics
from cosmotheque.server.base.settings import Limits, Rate, Settings
from cosmotheque.server.door.http import MOST_HEAD_BYTES, PatientProtocol
from cosmotheque.server.run import listen
from cosmotheque.server.workers.bots import BotPool
from cosmotheque.server.workers.orders import Question

MEGABYTE = 1 << 20
HANDSHAKE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: cosmotheque={cookie}\r\n\r\n"
)
PING = b"\x89\xfd" + bytes(4) + b"x" * 125
DEAF_SECONDS = 1.0
SOON = 15.0  # a server that waited for the deaf would do so until they miss a ping: after 20 seconds at least


def memory(server: Server) -> int:
    """Resident memory in bytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) * 1024


@contextlib.contextmanager
def deaf(server: Server, player: Player, table: str) -> Iterator[socket.socket]:
    """A browser that has joined a table and reads nothing any more."""
    port = int(server.base.rpartition(":")[2])
    with socket.socket() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.settimeout(DEAF_SECONDS)
        wire.connect(("127.0.0.1", port))
        wire.sendall(HANDSHAKE.format(table=table, cookie=player.http.cookies["cosmotheque"]).encode())
        assert wire.recv(12) == b"HTTP/1.1 101"
        yield wire


def send_until_stuck(wire: socket.socket, data: bytes, times: int, seconds: float = DEAF_SECONDS) -> None:
    until = time.monotonic() + seconds
    wire.settimeout(seconds)
    with contextlib.suppress(TimeoutError, ConnectionError):
        for _ in range(times):
            wire.sendall(data)
            if time.monotonic() > until:
                return


def play(live: Live, moves: int) -> float:
    """So many moves of a guest who has all seats; the seconds that the slowest one took."""
    slowest = 0.0
    for _ in range(moves):
        live.send(type="look", seat=live.frame["actors"][0])
        live.next("frame")
        start = time.monotonic()
        live.take(1)
        slowest = max(slowest, time.monotonic() - start)
    return slowest


def test_who_does_not_read_makes_nobody_wait_and_no_memory_grow(serve: Serve) -> None:
    server = serve()
    with server.player() as ann, contextlib.ExitStack() as stack:
        table = ann.create(mine=[0, 1], options={"heap": 1000, "padding": 150_000}, start=True)["id"]
        live = stack.enter_context(ann.live(table))
        live.next("frame")
        play(live, 5)
        for _ in range(8):
            stack.enter_context(deaf(server, ann, table))
        before = memory(server)
        assert play(live, 60) < SOON
        assert memory(server) - before < 40 * MEGABYTE


def test_pings_whose_answers_nobody_reads_are_not_kept(serve: Serve) -> None:
    server = serve()
    with server.player() as ann:
        table = ann.create(mine=[0, 1], options={"heap": 100}, start=True)["id"]
        with ann.live(table) as live, deaf(server, ann, table) as wire:
            live.next("frame")
            before = memory(server)
            send_until_stuck(wire, PING * 1000, 120, seconds=30)
            assert play(live, 3) < SOON
            assert memory(server) - before < 6 * MEGABYTE


def test_a_flood_of_messages_waits_outside(serve: Serve) -> None:
    server = serve(limits=Limits())
    with server.player() as ann, server.player() as ben:
        mine = ann.create(mine=[0, 1], options={"heap": 100}, start=True)["id"]
        theirs = ben.create(mine=[0, 1], start=True)["id"]
        with ann.live(mine) as live, deaf(server, ben, theirs) as wire:
            live.next("frame")
            before = memory(server)
            text = b'{"type":"say","text":"' + b"x" * 15_000 + b'"}'
            send_until_stuck(wire, b"\x81\xfe" + len(text).to_bytes(2, "big") + bytes(4) + text, 5000)
            assert play(live, 10) < SOON
            assert memory(server) - before < 20 * MEGABYTE


def test_noise_instead_of_requests_changes_nothing(server: Server, ann: Player) -> None:
    port = int(server.base.rpartition(":")[2])
    table = ann.create(mine=[0, 1], options={"heap": 100}, start=True)["id"]
    shake = HANDSHAKE.format(table=table, cookie="x").encode()
    noises = [
        b"\x00" * 5000,
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET " + b"/" * 70_000,
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
        shake + b"\x81\x05hello",
        shake + b"\x8f\x80\x00\x00\x00\x00",
        shake + b"\x81\x82\x00\x00\x00\x00\xff\xfe",
        shake + b"\x81\xff" + b"\xff" * 8,
        shake + b"\x88\x81\x00\x00\x00\x00x",
        shake[:-2],
    ]
    with ann.live(table) as live:
        live.next("frame")
        for noise in noises:
            with socket.create_connection(("127.0.0.1", port), 1) as wire:
                send_until_stuck(wire, noise, 1)
        assert play(live, 5) < SOON


def test_a_thousand_connections_come_and_go(server: Server, ann: Player) -> None:
    table = ann.create(mine=[0, 1], options={"heap": 100}, start=True)["id"]
    shake = HANDSHAKE.format(table=table, cookie=ann.http.cookies["cosmotheque"]).encode()
    port = int(server.base.rpartition(":")[2])
    with ann.live(table) as live:
        live.next("frame")
        for number in range(1000):
            with socket.create_connection(("127.0.0.1", port), 5) as wire:
                wire.sendall(shake)
                if number % 2:
                    wire.recv(12)
        before = memory(server)
        for _ in range(200):
            with socket.create_connection(("127.0.0.1", port), 5) as wire:
                wire.sendall(shake)
        assert play(live, 3) < SOON
        assert memory(server) - before < 10 * MEGABYTE
    with ann.live(table) as live:
        assert live.next("table")["table"]["seats"][0]["online"]


def test_asking_for_ten_thousand_files_that_are_not_there_hides_none(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "built").mkdir()
    (tmp_path / "built/index.html").write_text("shelf")
    (tmp_path / "built/late.js").write_text("late")
    server = serve(static=tmp_path / "built")
    port = int(server.base.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port)) as wire:
        for start in range(0, 10_100, 5):
            asked = (f"HEAD /no{start + n}.js HTTP/1.1\r\nHost: localhost\r\n\r\n" for n in range(5))
            wire.sendall("".join(asked).encode())
            answers = b""
            while answers.count(b"\r\n\r\n") < 5:
                answers += wire.recv(1 << 20)
    assert server.get("/late.js").text == "late"


def test_a_network_of_addresses_is_one_visitor() -> None:
    buckets = Buckets(Rate(0.001, 2))
    takes = [buckets.of(household(f"2001:db8:1:2::{number:x}")).take() for number in range(1, 5)]
    assert takes == [True, True, False, False]
    assert buckets.of(household("2001:db8:1:3::1")).take()
    assert household("192.0.2.1") != household("192.0.2.2")
    assert household("::ffff:192.0.2.1") != household("::ffff:192.0.2.2")
    assert household("somewhere") == "somewhere"


def test_metrics_and_health_are_counted_too(serve: Serve) -> None:
    server = serve(limits=Limits(requests=Rate(0.1, 30)))
    assert 429 in {server.get(path).status_code for _ in range(25) for path in ("/metrics", "/health")}


def test_what_takes_long_may_be_asked_less_often(serve: Serve) -> None:
    server = serve(limits=msgspec.structs.replace(GENEROUS, costly=Rate(0.1, 5)))
    with server.player() as ann:
        table = ann.create(mine=[0, 1], options={"heap": 1}, start=True)["id"]
        with ann.live(table) as live:
            live.next("frame")
            live.take(1)
        paths = ("/api/me/tables", f"/api/tables/{table}/record", f"/api/tables/{table}/replay")
        answers = [ann.http.get(path).status_code for _ in range(3) for path in paths]
        assert (answers[:5], set(answers[5:])) == ([200] * 5, {429})
        assert ann.put("/api/me", {"name": "Ann"}, 429)["why"]["en"].startswith("Too many requests")
        ann.get(f"/api/tables/{table}")


def test_questions_that_nobody_waits_for_any_more_are_not_put(tmp_path: Path) -> None:
    """A guest who asks and gives up over and over does not keep the bots from the other tables."""
    note = tmp_path / "asked"
    code = f"import sys, time; open({str(note)!r}, 'ab').write(b'.'); sys.stdin.buffer.read(5); time.sleep(60)"

    async def run() -> None:
        settings = Settings(data=tmp_path, bot_command=(sys.executable, "-c", code), bot_workers=2)
        pool = BotPool(settings, Metrics())
        raw = msgspec.Raw(b"[]")
        for _ in range(20):
            for question in (
                Question(game="pebbles", seat=0, view=raw, actions=raw, limit=Limit(1)),
                Question(game="pebbles", seat=0, view=raw, actions=raw, limit=Limit(1), bot="steady"),
            ):
                asking = asyncio.create_task(pool.ask(question))
                await asyncio.sleep(0.02)
                asking.cancel()
        while not note.is_file() or note.stat().st_size < 2:
            await asyncio.sleep(0.05)
        await pool.close()

    asyncio.run(run())
    assert note.read_bytes() == b".."


class Hasty(PatientProtocol):
    arriving = 0.3
    answering = 0.6


@pytest.fixture
def hasty() -> Iterator[int]:
    """The port of a server that answers everything at great length, and has little time."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            while (await receive()).get("more_body"):
                pass
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"50000000")]})
            await send({"type": "http.response.body", "body": b"x" * 50_000_000})

    with listen("127.0.0.1", 0) as listening:
        config = uvicorn.Config(answer, http=Hasty, lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        thread = threading.Thread(target=lambda: asyncio.run(server.serve([listening])))
        thread.start()
        yield listening.getsockname()[1]
        server.should_exit = True
        thread.join()


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET / HT", b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf", b"GET / HTTP/1.1\r\n\r\n"],
    ids=["nothing", "half a line", "half a body", "an answer that is not read"],
)
def test_who_dawdles_is_cut_off(hasty: int, begun: bytes) -> None:
    with socket.create_connection(("127.0.0.1", hasty), 5) as wire:
        wire.sendall(begun)
        time.sleep(1.2)
        received = 0
        with contextlib.suppress(ConnectionError):
            while more := wire.recv(1 << 20):
                received += len(more)
        assert received < 50_000_000


def test_headers_without_end_are_cut_off(hasty: int) -> None:
    with socket.create_connection(("127.0.0.1", hasty), 5) as wire:
        wire.sendall(b"GET / HTTP/1.1\r\nX: ")
        send_until_stuck(wire, b"x" * 65_536, 1 + MOST_HEAD_BYTES // 65_536)
        assert wire.recv(100).startswith(b"HTTP/1.1 400")
