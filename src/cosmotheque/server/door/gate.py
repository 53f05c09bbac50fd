"""The gate before the application: checks names, origins, rates and budget, adds headers, hides tracebacks."""

import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar.utils import normalize_path

from cosmotheque.core import codec
from cosmotheque.core.text import Text
from cosmotheque.server.base import identity, logs, sentences
from cosmotheque.server.base.budget import PAYER, Budget, Payer, measured
from cosmotheque.server.base.identity import SECURE_SCHEMES
from cosmotheque.server.base.limits import household
from cosmotheque.server.door.guests import cookie_in
from cosmotheque.server.live.services import Services
from cosmotheque.server.wire.parts import Problem

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Application: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
ALWAYS_TLS = (b"strict-transport-security", b"max-age=31536000")
"""Browsers that came by TLS once use nothing else for a year, so that nobody can lead them to plain HTTP."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HOST = re.compile(r"(?:\[([\da-f.]*:[\da-f.:]*)\]|([^:]+))(?::(\d{0,5}))?")
AS_HTTP = {"ws": "http", "wss": "https"}
MOST_PORT = 65_535
MOST_PATH = 2000
NO_TEXT = "\0"  # not every database can be asked for it


class Gate:
    """Stands before the application."""

    def __init__(self, app: Application, services: Services) -> None:
        self._app = app
        self._services = services
        name = socket.gethostname().lower()
        self._names = {"localhost", name, f"{name}.local"} | {host.lower() for host in services.settings.hosts}

    @property
    def fresh_key(self) -> str:
        """The administrator's key, where it was made only now."""
        return self._services.admin.fresh

    @property
    def routes(self) -> list[Any]:
        """All routes of the application."""
        return list(getattr(self._app, "routes", ()))

    @property
    def budget(self) -> Budget:
        """The budget of all visitors."""
        return self._services.budget

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        payer = self._payer(scope)
        await measured(self._serve(scope, receive, send, payer), payer)

    async def _serve(self, scope: Scope, receive: Receive, send: Send, payer: Payer) -> None:
        """Answer a request, or refuse it. A visitor over budget waits or is refused."""
        PAYER.set(payer)
        exchange = _Exchange(scope, send, self._services)
        try:
            refusal = self._refusal(scope)
            if refusal is not None:
                await exchange.refuse(*refusal)
            elif seconds := await payer.settle_soon():
                await exchange.refuse(429, sentences.TOO_MUCH_WORK.filled(seconds), seconds)
            else:
                await self._app(_as_get(scope), receive, exchange.send)
        except Exception:
            self._services.metrics.faults.inc()
            logs.fault("request", path=_route(scope))
            await exchange.refuse(500, sentences.CRASHED)

    def _payer(self, scope: Scope) -> Payer:
        """The address, and the guest by a cookie of ours."""
        cookie = cookie_in(scope["headers"], identity.cookie_name(scope["scheme"])) if _is_counted(scope) else None
        return self.budget.payer(_address(scope), self._services.signer.guest(cookie))

    def _refusal(self, scope: Scope) -> tuple[int, Text] | None:
        if _is_counted(scope) and not self._services.requests.of(_address(scope)).take():
            return 429, sentences.TOO_MANY_REQUESTS
        headers = dict(reversed(scope["headers"]))  # the first of each name, as the application reads them
        host = headers.get(b"host", b"").decode("latin-1")
        if not self._is_ours(host):
            return 421, sentences.FOREIGN_HOST
        origin = headers.get(b"origin")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changes and origin is not None and not _same(origin.decode("latin-1"), scope["scheme"], host):
            return 403, sentences.FOREIGN_ORIGIN
        is_alias = _is_counted(scope) and scope["path"] != _path(scope)
        if is_alias or len(scope["path"]) > MOST_PATH or NO_TEXT in scope["path"]:
            return 404, sentences.NO_PAGE
        return None

    def _is_ours(self, host: str) -> bool:
        """Addresses are; other names only when we know them, so that no foreign name can be pointed at us."""
        read = HOST.fullmatch(host.lower())
        if read is None or int(read[3] or 0) > MOST_PORT:
            return False
        name = read[1] or read[2]
        return name in self._names or _is_address(name)


class _Exchange:
    """One request and its answer."""

    def __init__(self, scope: Scope, send: Send, services: Services) -> None:
        self._scope = scope
        self._send = send
        self._services = services
        self._begun = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._begun = True
            self._services.metrics.requests.labels(str(message["status"])).inc()
            present = {name.lower() for name, _ in message["headers"]}
            extra = [header for header in HEADERS if header[0] not in present]
            if self._scope["scheme"] in SECURE_SCHEMES:
                extra.append(ALWAYS_TLS)
            if _is_api(self._scope) and b"cache-control" not in present:
                extra.append((b"cache-control", b"no-store"))
            message["headers"] = [*message["headers"], *extra]
        elif message["type"] == "websocket.accept":
            self._begun = True
        await self._send(message)

    async def refuse(self, status: int, why: Text, seconds: int = 1) -> None:
        """Answer with a problem, unless an answer is under way. A visitor over budget has to wait and connect anew."""
        if self._begun:
            return
        prefix = "websocket.http" if self._scope["type"] == "websocket" else "http"
        start: Message = {
            "type": f"{prefix}.response.start",
            "status": status,
            "headers": [(b"content-type", b"application/json")],
        }
        if status == 429:
            start["headers"] += [(b"retry-after", str(seconds).encode()), (b"connection", b"close")]
        if prefix == "http":
            await self.send(start)
        else:
            await self._send(start)
        body: Message = {"type": f"{prefix}.response.body", "body": codec.encode(Problem(why)), "more_body": False}
        await self._send(body)


def _as_get(scope: Scope) -> Scope:
    """The request with GET in place of HEAD; the protocol sends the answer to HEAD without its body."""
    return {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope


def _address(scope: Scope) -> str:
    """The household of the asker's address."""
    return household(scope["client"][0]) if scope["client"] else ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _same(origin: str, scheme: str, host: str) -> bool:
    """True if a page is ours. A page that came without TLS is not ours if ours has it: anybody could have sent it."""
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    return page.scheme == AS_HTTP.get(scheme, scheme) and page.netloc.lower() == host.lower() != ""


def _path(scope: Scope) -> str:
    """The path as the application's router reads it: without doubled slashes, and none at the end."""
    return normalize_path(scope["path"])


def _is_api(scope: Scope) -> bool:
    return _path(scope).startswith("/api/")


def _is_counted(scope: Scope) -> bool:
    """The files of the interface cost next to nothing; everything else is counted."""
    return _is_api(scope) or _path(scope) in ("/health", "/metrics")


def _route(scope: Scope) -> str:
    """The path without the ids of tables."""
    return "/".join(part if len(part) < 12 else logs.short(part) for part in scope["path"].split("/"))
