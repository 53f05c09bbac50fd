"""A person at a browser, as far as the server can tell: a cookie, REST calls, a websocket per table."""

import json
import random
import ssl
from collections.abc import Iterable
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0  # seconds; only what fails waits so long, and a busy machine is no failure
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


class Live:
    """A table's websocket. `frame` and `table` are the last ones received."""

    def __init__(self, address: str, headers: dict[str, str], compression: str | None = None) -> None:
        self._opening = connect(address, additional_headers=headers, compression=compression)
        self.frame: dict[str, Any] = {}
        self.table: dict[str, Any] = {}

    def __enter__(self) -> "Live":
        self._socket: ClientConnection = self._opening.__enter__()
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self._opening.__exit__(kind, fault, at)

    def receive(self, patience: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._socket.recv(patience))
        if message["type"] == "frame":
            self.frame = message
        elif message["type"] == "table":
            self.table = message["table"]
        return message

    def next(self, kind: str, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message of a kind; others are passed over."""
        while (message := self.receive(patience))["type"] != kind:
            pass
        return message

    def until_version(self, version: int) -> dict[str, Any]:
        while self.frame.get("v", -1) < version:
            self.next("frame")
        return self.frame

    def until_turn(self, seat: int) -> dict[str, Any]:
        while seat not in self.frame.get("actors", ()) and not self.frame.get("outcome"):
            self.next("frame")
        return self.frame

    def silent(self, patience: float = 0.3) -> bool:
        """True if nothing comes for a while."""
        try:
            self.receive(patience)
        except TimeoutError:
            return True
        return False

    def send(self, **message: Any) -> None:
        self._socket.send(json.dumps(message))

    def send_text(self, text: str | bytes) -> None:
        self._socket.send(text)

    def send_parts(self, parts: Iterable[str]) -> None:
        """Send one message in several frames."""
        self._socket.send(parts)

    def act(self, action: dict[str, Any], seat: int | None = None, v: int | None = None) -> None:
        number = self.frame["seat"] if seat is None else seat
        self.send(type="act", v=self.frame["v"] if v is None else v, seat=number, action=action)

    def take(self, count: int = 1, **fields: Any) -> dict[str, Any]:
        """Take pebbles and wait until that is acknowledged."""
        before = self.frame["v"]
        self.act({"type": "take", "count": count}, **fields)
        return self.until_version(before + 1)

    def act_at_random(self) -> None:
        self.act(random.choice(self.frame["actions"]))


def browser(base: str, cookies: httpx.Cookies | None = None) -> httpx.Client:
    """A client for plain HTTP; reading the system's certificates would take longer than most tests."""
    return httpx.Client(base_url=base, cookies=cookies, timeout=PATIENCE, verify=NO_CERTIFICATES)


class Player:
    def __init__(self, base: str, cookies: httpx.Cookies | None = None) -> None:
        self.base = base
        self.http = browser(base, cookies)
        try:
            self.id = self.get("/api/me")["id"]
        except BaseException:  # a server that goes away while somebody comes leaves no open socket behind
            self.http.close()
            raise

    def returned(self, base: str) -> "Player":
        """The same guest, at another address of the same server."""
        return Player(base, self.http.cookies)

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self.http.close()

    def get(self, path: str, status: int = 200) -> Any:
        return self._checked(self.http.get(path), status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self._checked(self.http.post(path, json=body), status)

    def put(self, path: str, body: Any, status: int = 200) -> Any:
        return self._checked(self.http.put(path, json=body), status)

    def delete(self, path: str, status: int = 200) -> Any:
        return self._checked(self.http.delete(path), status)

    def create(self, status: int = 201, **wishes: Any) -> Any:
        return self.post("/api/tables", {"game": "pebbles", "seats": 2, **wishes}, status)

    def table(self, name: str, action: str, status: int = 200, **body: Any) -> Any:
        return self.post(f"/api/tables/{name}/{action}", body or None, status)

    def live(self, table: str, compression: str | None = None, *, query: str = "", **headers: str) -> Live:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.base.replace('http', 'ws')}/api/tables/{table}/live{query}"
        return Live(address, {"Cookie": cookie, **headers}, compression)

    @staticmethod
    def _checked(answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        return answer.json()
