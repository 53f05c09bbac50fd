"""A known proxy is believed, and no other; who came by TLS stays with it; a proxy keeps its connections."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.server.conftest import Serve, Server

from cosmotheque.server import node
from cosmotheque.server.base.settings import BadSettings, Settings

CADDY_KEEPS = 120
"""Seconds that Caddy keeps a connection to the server for the next request."""
SAID = {"x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https"}


@pytest.mark.parametrize(("path", "host"), [("/", None), ("/api/games", None), ("/no.js", None), ("/", "evil.org")])
def test_who_came_by_tls_comes_by_nothing_else(server: Server, path: str, host: str | None) -> None:
    named = {} if host is None else {"host": host}
    assert server.get(path, **SAID, **named).headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in server.get(path, **named).headers


def test_somebody_is_told_how_they_came_and_nothing_else(server: Server) -> None:
    host = server.base.removeprefix("http://")
    assert server.get("/api/seen").json() == {"scheme": "http", "host": host, "address": "127.0.0.1"}
    assert server.get("/api/seen", **SAID).json() == {"scheme": "https", "host": host, "address": "192.0.2.7"}


def test_an_unknown_proxy_is_not_believed(serve: Serve) -> None:
    seen = serve(proxies=frozenset({"192.0.2.0/24"})).get("/api/seen", **SAID).json()
    assert (seen["scheme"], seen["address"]) == ("http", "127.0.0.1")


@pytest.mark.parametrize("proxies", ["caddy", "10.0.3.7/24", "*", "::1/129"])
def test_a_proxy_that_cannot_be_read_ends_the_start(tmp_path: Path, proxies: str) -> None:
    with pytest.raises(BadSettings, match="The setting proxies cannot be used"):
        node.make_config(Settings(data=tmp_path, proxies=frozenset({proxies})))


def test_a_connection_stays_open_for_longer_than_a_proxy_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request on a connection that the server is just closing would be lost."""
    monkeypatch.setattr(node, "build", lambda _settings: SimpleNamespace(budget=None))
    monkeypatch.setattr(node, "settle_memory", lambda: None)
    assert node.make_config(Settings(data=tmp_path)).timeout_keep_alive > CADDY_KEEPS
