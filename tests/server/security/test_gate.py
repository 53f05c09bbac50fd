"""The gate: one spelling of each address and host, and every refusal there is counted."""

import contextlib
import http.client
import socket

import pytest
from tests.server.client import Live, Player
from tests.server.conftest import Serve, Server
from websockets.exceptions import InvalidStatus

from cosmotheque.server.base.settings import Limits, Rate

ALIASES = (
    "//api/games",
    "/api/games/",
    "/api//games",
    "/%2fapi/games",
    "/metrics/",
    "//metrics",
    "/metrics%2F",
    "/health/",
)


def ask(server: Server, path: str, method: str = "GET", **headers: str) -> int:
    """The status of an answer to a path that is sent as it is written."""
    with contextlib.closing(http.client.HTTPConnection(server.base.removeprefix("http://"))) as wire:
        wire.request(method, path, headers=headers)
        return wire.getresponse().status


@pytest.mark.parametrize("path", ALIASES)
def test_what_is_counted_has_one_spelling(server: Server, path: str) -> None:
    assert ask(server, path) == 404


def test_a_table_has_one_socket_by_one_spelling(server: Server, ann: Player) -> None:
    table = ann.create()["id"]
    with (
        pytest.raises(InvalidStatus) as refused,
        Live(f"{server.base.replace('http', 'ws')}//api/tables/{table}/live", {}),
    ):
        pass
    assert refused.value.response.status_code == 404


def test_pages_may_end_with_a_slash(server: Server) -> None:
    assert ask(server, "/t/abc/") == 200


def test_what_is_refused_at_the_door_is_counted(serve: Serve) -> None:
    server = serve(limits=Limits(requests=Rate(0.1, 30)))
    refusals = [ask(server, "/api/tables", "POST", origin="http://[") for _ in range(15)]
    assert set(refusals) == {403}
    assert 429 in {ask(server, path) for _ in range(3) for path in ALIASES}


def test_an_address_without_end_is_refused(server: Server) -> None:
    """The router remembers the last thousand of them."""
    assert ask(server, "/" + "x" * 1000) == 200
    assert ask(server, "/" + "x" * 3000) == 404


def test_an_address_that_no_database_can_be_asked_for_leads_nowhere(server: Server) -> None:
    for path in ("/api/tables/%00", "/api/campaigns/a%00b", "/t/%00"):
        assert server.get(path).json()["why"]["en"] == "There is nothing at this address."


@pytest.mark.parametrize(
    "host", ["localhost:x", "localhost:99999", "localhost@localhost", "[::1]x", "[1.2.3.4]", "[::1%x]"]
)
def test_a_host_that_cannot_be_read_is_not_ours(server: Server, ann: Player, host: str) -> None:
    table = ann.create()["id"]
    assert ask(server, f"/api/tables/{table}/qr.svg", host=host) == 421


def test_of_two_hosts_the_first_counts(server: Server) -> None:
    """The application reads the first one, and so does the gate."""
    with socket.create_connection(("127.0.0.1", int(server.base.rpartition(":")[2])), 5) as wire:
        wire.sendall(b"GET /api/games HTTP/1.1\r\nHost: evil.example\r\nHost: localhost\r\n\r\n")
        assert wire.recv(12) == b"HTTP/1.1 421"
