"""Attacks of strangers, one a function, each for a bounded time against a server on this machine alone.

Started by `bench/siege.py` in a process of its own, from another address than the player's: siege_attacks.py NAME PORT
TABLE SECONDS [REQUEST], with the request of a route, in hexadecimal, where it is one. Prints how often each status was
answered.
"""

import contextlib
import json
import os
import re
import selectors
import socket
import struct
import sys
import time
import zlib
from collections import Counter
from collections.abc import Callable, Iterator

SERVER, STRANGER = "127.0.0.1", "127.0.0.3"
HANDSHAKE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n"
)
STATUS = re.compile(rb"HTTP/1\.1 (\d{3})")
FLOODS = 16
DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate\r\n"


class Stranger:
    """A stranger with many sockets: to a port, a table, until a moment."""

    def __init__(self, port: int, table: str, seconds: float) -> None:
        self.port, self.table = port, table
        self.until = time.monotonic() + seconds

    def busy(self) -> bool:
        return time.monotonic() < self.until

    def connect(self) -> socket.socket:
        return socket.create_connection((SERVER, self.port), 5, source_address=(STRANGER, 0))

    def sockets(self, count: int) -> Iterator[socket.socket]:
        for _ in range(count):
            with contextlib.suppress(OSError):
                yield self.connect()

    def shake(self, more: str = "") -> socket.socket:
        """A websocket at the table."""
        wire = self.connect()
        wire.sendall(HANDSHAKE.format(table=self.table, more=more).encode())
        wire.recv(4096)
        return wire

    def cookie(self) -> str:
        answer = self.ask("GET", "/api/me")
        head = answer.split(b"\r\n\r\n")[0].decode("latin-1").lower()
        return head.split("set-cookie: ")[1].split(";")[0] if "set-cookie: " in head else ""

    def ask(self, method: str, path: str, more: str = "", body: bytes = b"") -> bytes:
        with contextlib.suppress(OSError), self.connect() as wire:
            head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n{more}"
            length = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
            wire.sendall(f"{head}{length}\r\n".encode() + body)
            return b"".join(iter(lambda: wire.recv(65_536), b""))
        return b""

    def repeat(self, wires: list[socket.socket], data: bytes, again: Callable[[], socket.socket]) -> None:
        """Send as fast as it is taken; whoever was cut off comes back."""
        while self.busy():
            for place, wire in enumerate(wires):
                try:
                    wire.settimeout(0.2)
                    wire.sendall(data)
                except TimeoutError:
                    continue
                except OSError:
                    time.sleep(0.01)
                    with contextlib.suppress(OSError):
                        wires[place] = again()


def flood(stranger: Stranger, request: bytes) -> Counter[str]:
    """One request over and over on several connections, each sent again as soon as something is answered."""
    answered, selector = Counter[str](), selectors.DefaultSelector()
    while stranger.busy():
        while len(selector.get_map()) < FLOODS and stranger.busy():
            try:
                wire = stranger.connect()
                selector.register(wire, selectors.EVENT_READ)
                wire.sendall(request)
            except OSError:
                answered["turned away"] += 1
                break
        for key, _ in selector.select(0.1):
            wire = key.fileobj
            try:
                data = wire.recv(1 << 18)
                if data:
                    found = STATUS.findall(data)
                    answered.update(status.decode() for status in found)
                    wire.sendall(request * len(found))
                    continue
            except OSError:
                pass
            selector.unregister(wire)
            wire.close()
            answered["closed"] += 1
    return answered


def frame(opcode: int, payload: bytes = b"", packed: bool = False) -> bytes:
    """One masked frame, its mask all zeros."""
    first = 0x80 | (0x40 if packed else 0) | opcode
    length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + struct.pack("!H", len(payload))
    return bytes([first]) + length + bytes(4) + payload


def packed(size: int) -> bytes:
    """A short frame that unpacks to a long one."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -12)
    data = deflate.compress(b" " * size) + deflate.flush(zlib.Z_SYNC_FLUSH)
    return frame(1, data[:-4], packed=True)


def cookies(stranger: Stranger) -> None:
    """Cookies that are slow to parse."""
    while stranger.busy():
        stranger.ask("GET", "/api/me", 'Cookie: a="' + "\\" * 60_000 + '"\r\n')


def unpacking(stranger: Stranger) -> None:
    """Frames that unpack to much more."""
    wires = [stranger.shake(DEFLATE) for _ in range(60)]
    stranger.repeat(wires, packed(16_000) * 200, lambda: stranger.shake(DEFLATE))


def pings(stranger: Stranger) -> None:
    """Send nothing but pings."""
    stranger.repeat([stranger.shake() for _ in range(4)], frame(9) * 500, stranger.shake)


def tiny_texts(stranger: Stranger) -> None:
    """Texts of one letter."""
    stranger.repeat([stranger.shake() for _ in range(4)], frame(1, b"x") * 500, stranger.shake)


def pipelining(stranger: Stranger) -> None:
    """Requests without waiting for answers."""
    request = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    stranger.repeat(list(stranger.sockets(8)), request * 2000, stranger.connect)


def half_open(stranger: Stranger) -> None:
    """Connections that never ask for anything."""
    wires = list(stranger.sockets(1100))
    while stranger.busy():
        wires = [*wires[-1000:], *stranger.sockets(20)]
        time.sleep(0.05)


def endless_headers(stranger: Stranger) -> None:
    wires = list(stranger.sockets(20))
    stranger.repeat(wires, b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 2000, stranger.connect)


def late_bodies(stranger: Stranger) -> None:
    """Bodies that go on after the answer has come."""
    head = b"POST /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"

    def refused() -> socket.socket:
        wire = stranger.connect()
        wire.sendall(head)
        wire.recv(4096)
        return wire

    stranger.repeat([refused() for _ in range(4)], b"1\r\na\r\n" * 2000, refused)


def bad_handshakes(stranger: Stranger) -> None:
    """Websockets that never come to be."""
    while stranger.busy():
        with contextlib.suppress(OSError), stranger.connect() as wire:
            wire.sendall(HANDSHAKE.format(table=stranger.table, more="a: b\r\n" * 200).encode())


def requests(stranger: Stranger) -> None:
    """Send as many requests as one address can."""
    while stranger.busy():
        stranger.ask("GET", "/api/tables")


def chat(stranger: Stranger) -> None:
    """Lines of chat under fresh cookies."""
    line = frame(1, json.dumps({"type": "say", "text": "x"}).encode())
    while stranger.busy():
        with contextlib.suppress(OSError), stranger.shake(f"Cookie: {stranger.cookie()}\r\n") as wire:
            wire.sendall(line * 6)


def public_tables(stranger: Stranger) -> None:
    """Public tables under fresh cookies."""
    body = json.dumps({"game": "pebbles", "seats": 2, "public": True}).encode()
    while stranger.busy():
        stranger.ask("POST", "/api/tables", f"Cookie: {stranger.cookie()}\r\n", body)


def looking(stranger: Stranger) -> None:
    """Short messages that are answered by long frames, which nobody reads."""
    look = frame(1, b'{"type":"look","seat":null}')
    stranger.repeat([stranger.shake() for _ in range(20)], look * 200, stranger.shake)


def noise(stranger: Stranger) -> None:
    while stranger.busy():
        with contextlib.suppress(OSError), stranger.connect() as wire:
            wire.sendall(os.urandom(4000))


ATTACKS = {
    attack.__name__: attack
    for attack in (
        cookies,
        unpacking,
        pings,
        tiny_texts,
        pipelining,
        half_open,
        endless_headers,
        late_bodies,
        bad_handshakes,
        requests,
        chat,
        public_tables,
        looking,
        noise,
    )
}

if __name__ == "__main__":
    name, port, table, seconds, *request = sys.argv[1:]
    os.nice(5)  # a stranger has a machine of their own: the player's share of this one is not theirs
    stranger = Stranger(int(port), table, float(seconds))
    if request:
        print(json.dumps(flood(stranger, bytes.fromhex(request[0]))))
    else:
        ATTACKS[name](stranger)
