"""A push service on this machine, and browsers that are subscribed there: what it is sent is read with their keys."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.client import Player

from cosmotheque.server.push.keys import encode_unpadded

CURVE = ec.SECP256R1()


class Arrived(msgspec.Struct, frozen=True):
    """A push as it came: for which browser, with which headers, and what that browser reads in it."""

    browser: str
    headers: dict[str, str]
    sealed: bytes
    said: dict[str, Any]


class Browser:
    """A subscription with keys of its own."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key, self._secret = ec.generate_private_key(CURVE), bytes(range(16))

    def subscription(self, **wishes: Any) -> dict[str, Any]:
        form = serialization.PublicFormat.UncompressedPoint
        point = self._key.public_key().public_bytes(serialization.Encoding.X962, form)
        keys = {"p256dh": encode_unpadded(point), "auth": encode_unpadded(self._secret)}
        return {"endpoint": self.endpoint, **keys, "locale": "en", **wishes}

    def read(self, sealed: bytes) -> bytes:
        read: bytes = http_ece.decrypt(sealed, private_key=self._key, auth_secret=self._secret, version="aes128gcm")
        return read


class PushService:
    """`answers` says by which status a browser's pushes are answered where it is not 201."""

    def __init__(self) -> None:
        self.arrived: list[Arrived] = []
        self.answers: dict[str, int] = {}
        self._browsers: dict[str, Browser] = {}
        self._http = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.origin = f"http://127.0.0.1:{self._http.server_port}"
        threading.Thread(target=self._http.serve_forever, args=(0.05,), daemon=True).start()

    def browser(self, name: str) -> Browser:
        return self._browsers.setdefault(name, Browser(f"{self.origin}/push/{name}"))

    def subscribe(self, player: Player, name: str, status: int = 200, **wishes: Any) -> Any:
        return player.put("/api/me/device", self.browser(name).subscription(**wishes), status)

    def said(self, name: str) -> list[str]:
        return [one.said["body"] for one in self.arrived if one.browser == name]

    def close(self) -> None:
        self._http.shutdown()
        self._http.server_close()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                sealed = self.rfile.read(int(self.headers["Content-Length"]))
                name = self.path.rpartition("/")[2]
                said = json.loads(service.browser(name).read(sealed))
                service.arrived.append(Arrived(name, dict(self.headers.items()), sealed, said))
                self.send_response(service.answers.get(name, 201))
                self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        return Handler


@pytest.fixture
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.close()
