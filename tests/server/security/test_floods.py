"""Small things sent in great numbers: unpacked, counted and forgotten within bounds, and the others play on."""

import contextlib
import socket
import zlib
from collections.abc import Iterator
from types import SimpleNamespace
from typing import ClassVar

import pytest
from tests.server.client import Live, Player
from tests.server.conftest import Serve, Server, eventually
from tests.server.security.test_denial import HANDSHAKE, MEGABYTE, memory, play

from cosmotheque.server.base.errors import Denied
from cosmotheque.server.base.settings import Limits, Rate
from cosmotheque.server.door import http
from cosmotheque.server.door.deliveries import AT_ONCE, Deliveries
from cosmotheque.server.door.guests import cookie_in
from cosmotheque.server.door.http import MOST_HEAD_BYTES, MOST_PIPELINED, PatientProtocol

PING = b"\x89\x80" + bytes(4)
ONE_LETTER = b"\x81\x81" + bytes(4) + b"x"
DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"


def packed(size: int) -> bytes:
    """A short frame that unpacks to a long message."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -12)
    data = (deflate.compress(b" " * size) + deflate.flush(zlib.Z_SYNC_FLUSH))[:-4]
    return bytes([0xC1, 0x80 | len(data)]) + bytes(4) + data


@contextlib.contextmanager
def wired(server: Server, table: str, extensions: str = "\r\n") -> Iterator[socket.socket]:
    """A websocket without a cookie."""
    port = int(server.base.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), 10) as wire:
        wire.sendall(HANDSHAKE.format(table=table, cookie="")[:-2].encode() + extensions.encode())
        assert wire.recv(12) == b"HTTP/1.1 101"
        yield wire


def is_cut_off(wire: socket.socket, data: bytes, times: int) -> bool:
    """True if the other side closes, before all of it was sent or soon after; a table answers for a while."""
    wire.settimeout(30)  # who does not answer a close is cut off after ten seconds
    try:
        for _ in range(times):
            wire.sendall(data)
        while wire.recv(65_536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@contextlib.contextmanager
def playing(server: Server) -> Iterator[tuple[Live, str]]:
    with server.player() as ann:
        table = ann.create(mine=[0, 1], options={"heap": 500}, start=True)["id"]
        with ann.live(table) as live:
            live.next("frame")
            yield live, table


def test_a_long_cookie_is_refused_before_anybody_parses_it(server: Server) -> None:
    """A quoted one takes the usual parser seconds."""
    answer = server.get("/api/me", cookie='a="' + "\\" * 60_000 + '"')
    assert answer.status_code == 400


def test_our_cookie_is_read_by_hand(server: Server, ann: Player) -> None:
    ours = f"cosmotheque={ann.http.cookies['cosmotheque']}"
    for cookie in (ours, f"a=1; {ours}", f'a="x;y"; {ours};b', f"{ours}; cosmotheque=other"):
        assert server.get("/api/me", cookie=cookie).json()["id"] == ann.id
    assert cookie_in([(b"cookie", b"a=1"), (b"cookie", b"b=2; a=3")], "b") == "2"
    assert cookie_in([(b"cookies", b"b=2"), (b"cookie", b"bb=2;=;b")], "b") == ""


def test_a_request_may_have_a_long_body_but_no_long_head(server: Server, ann: Player) -> None:
    body = b'{"game":"pebbles","seats":2' + b" " * (2 * MOST_HEAD_BYTES) + b"}"
    answer = ann.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 201
    assert server.get("/", x="y" * MOST_HEAD_BYTES).status_code == 400
    many = {f"x-{number}": "y" * 100 for number in range(MOST_HEAD_BYTES // 100)}
    assert server.get("/", **many).status_code == 400


def test_frames_that_unpack_to_much_more_wait_as_they_came(serve: Serve) -> None:
    """Unread bytes of a closed connection are forgotten: the server has its memory back."""
    server = serve(limits=Limits())
    with playing(server) as (live, table):
        before = memory(server)
        with contextlib.ExitStack() as stack:
            for wire in [stack.enter_context(wired(server, table, DEFLATE)) for _ in range(40)]:
                wire.settimeout(0.5)
                with contextlib.suppress(OSError):
                    wire.sendall(packed(16_000) * 2800)
            play(live, 5)
            assert memory(server) - before < 40 * MEGABYTE
        eventually(lambda: memory(server) - before, lambda more: more < 30 * MEGABYTE)


@pytest.mark.parametrize("data", [PING, b"\x8a\x80" + bytes(4), ONE_LETTER], ids=["pings", "pongs", "letters"])
def test_who_sends_nothing_but_small_frames_is_cut_off(serve: Serve, data: bytes) -> None:
    server = serve(limits=Limits(messages=Rate(1000, 1000)))
    with playing(server) as (live, table), wired(server, table) as wire:
        assert is_cut_off(wire, data * 200, 20)
        play(live, 3)


def test_requests_that_do_not_wait_for_answers_are_bounded(server: Server, ann: Player) -> None:
    port = int(server.base.rpartition(":")[2])
    request = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with socket.create_connection(("127.0.0.1", port), 10) as wire:
        wire.sendall(request * (MOST_PIPELINED // 2))
        answers = b""
        while answers.count(b"HTTP/1.1 200") < MOST_PIPELINED // 2:
            answers += wire.recv(65_536)
        assert is_cut_off(wire, request * 1000, 20)


@pytest.mark.parametrize(
    "data",
    [b"1\r\na\r\n" * 10_000, b"0\r\nX: " + b"a" * 60_000],
    ids=["chunks", "trailers"],
)
def test_what_follows_an_early_answer_has_an_end(server: Server, data: bytes) -> None:
    """A request that is refused before its body has come does not go on for ever."""
    port = int(server.base.rpartition(":")[2])
    head = b"POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    with socket.create_connection(("127.0.0.1", port), 10) as wire:
        wire.sendall(head)
        assert wire.recv(12) == b"HTTP/1.1 404"
        assert is_cut_off(wire, data, 200)


@pytest.mark.parametrize("more", [b"Content-Length: 5\r\n", b"a: b\r\n" * 200], ids=["length", "headers"])
def test_a_handshake_that_cannot_be_read_is_not_kept(server: Server, more: bytes) -> None:
    port = int(server.base.rpartition(":")[2])
    shake = HANDSHAKE.format(table="x", cookie="")[:-2].encode() + more + b"\r\n"
    with socket.create_connection(("127.0.0.1", port), 10) as wire:
        assert is_cut_off(wire, shake, 1)


def test_a_few_long_answers_at_a_time() -> None:
    deliveries = Deliveries()
    ends = [deliveries.begin("here") for _ in range(AT_ONCE)]
    with pytest.raises(Denied):
        deliveries.begin("here")
    deliveries.begin("there")
    ends[0]()
    deliveries.begin("here")


def test_of_connections_that_say_nothing_the_longest_silent_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    cut: list[str] = []

    class Silent(PatientProtocol):
        silent: ClassVar[dict[PatientProtocol, None]] = {}
        client = None

        def __init__(self, name: str) -> None:
            self.name = name

        def _cut_off(self) -> None:
            self.silent.pop(self, None)
            cut.append(self.name)

        def _within(self, seconds: float) -> None: ...

    monkeypatch.setattr(http, "MOST_SILENT", 2)
    monkeypatch.setattr(http.HttpToolsProtocol, "connection_made", lambda *_: None)
    first, second, third, fourth = (Silent(name) for name in ("first", "second", "third", "fourth"))
    for connection in (first, second, third):
        connection.connection_made(SimpleNamespace())  # type: ignore[arg-type]
    assert cut == ["first"]
    second.silent.pop(second)  # it has asked for something
    fourth.connection_made(SimpleNamespace())  # type: ignore[arg-type]
    assert cut == ["first"]


def test_fresh_cookies_of_one_address_do_not_flood_the_chat(serve: Serve) -> None:
    server = serve(limits=Limits(chat_of_address=Rate(0.01, 8), requests=Rate(1000, 1000)))
    with playing(server) as (live, table):
        said = 0
        for _ in range(3):
            with server.player() as stranger, stranger.live(table) as wire:
                wire.next("frame")
                for _ in range(5):
                    wire.send(type="say", text="x")
                    said += wire.receive()["type"] == "chat"
        assert said == 8
        live.take(1)


def test_one_address_does_not_fill_the_public_list(serve: Serve) -> None:
    server = serve(limits=Limits(public_tables_per_address=3, listed_tables=2, requests=Rate(1000, 1000)))
    for _ in range(3):
        with server.player() as stranger:
            stranger.create(public=True)
    with server.player() as late:
        refused = late.create(409, public=True)
        assert refused["why"]["en"].startswith("There are many public tables from here already.")
        full = late.create(public=False)["id"]
        assert late.table(full, "sit", seat=1)
        pages = [late.get(f"/api/tables?page={page}") for page in range(3)]
        assert [len(page) for page in pages] == [2, 1, 0]


def test_taking_back_has_an_end(serve: Serve) -> None:
    """Every reader of the log would pay for one that only grows."""
    server = serve(limits=Limits(undos_a_game=3))
    with playing(server) as (live, _):
        for _ in range(3):
            live.send(type="look", seat=0)
            live.next("frame")
            live.take(1)
            live.send(type="undo", v=live.frame["v"], seat=0)
            live.next("undo-asked")
        live.take(1)
        live.send(type="undo", v=live.frame["v"], seat=0)
        assert live.next("refused")["why"]["en"] == "You have used all your undos in this game."
