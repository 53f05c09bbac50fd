"""All that a server tells one person: every answer, every frame on arrival, every push, by a server in this process."""

import asyncio
import dataclasses
import json
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.conftest import GENEROUS
from tests.server.exchange import Alike
from tests.server.village import Village

from cosmotheque.server import app
from cosmotheque.server.base.identity import COOKIE, read_key
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.live import journal
from cosmotheque.server.push import calls

HOST = "127.0.0.1"
PATIENCE = 60.0
LEFT_OUT = {
    "/api/openapi": "the same for everybody",
    "/api/openapi.json": "the same for everybody",
    "/api/openapi/openapi.json": "the same for everybody",
    "/api/openapi/{path:str}": "the same for everybody",
    "/api/games": "the same for everybody",
    "/api/games/{slug:str}": "the same for everybody",
    "/api/games/{slug:str}/boxes/{key:str}": "the same for everybody",
    "/api/games/{slug:str}/ladder": "the same for everybody",
    "/api/games/{slug:str}/puzzles": "the same for everybody",
    "/api/days": "loads every game",
    "/api/days/{slug:str}": "sets bots to work",
    "/api/tables/{table_id:str}/review": "sets a worker to work, by a finished game alone",
    "/api/tables/{table_id:str}/puzzles": "sets a worker to work, by a finished game alone",
}
"""Paths that are not asked for, and why."""


class World:
    """A village on a server in this process, on whose wall the clocks stand still."""

    def __init__(self, data: Path, village: Village, aliases: dict[str, str], patch: pytest.MonkeyPatch) -> None:
        self.village, self._aliases = village, aliases
        settings = Settings(data=data, limits=GENEROUS)
        signer = Alike(read_key(data), {alias: known for known, alias in aliases.items()})
        self._services = dataclasses.replace(app.make_services(settings), signer=signer)
        with patch.context() as while_building, warnings.catch_warnings():
            while_building.setattr(app, "make_services", lambda _: self._services)
            warnings.simplefilter("ignore", DeprecationWarning)  # what Litestar 3 will have us write
            self._app: Any = app.build(settings)
        self.pushed: asyncio.Queue[bytes] = asyncio.Queue()

    async def open(self) -> None:
        await self._services.calls.open()

    async def close(self) -> None:
        self._app._app.state.tables.stop()
        await self._services.close()

    def patterns(self) -> set[str]:
        """The addresses that answer, by the server's own table of routes; what else there is are files and figures."""
        found = (route.path for route in self._app._app.routes if "GET" in getattr(route, "methods", ()))
        return {path for path in found if path.startswith("/api/")}

    def paths(self) -> Iterator[str]:
        """Every address that a person may ask for."""
        village = self.village
        values = {
            "table_id": list(village.tables.values()),
            "key": [village.group],
            "campaign_id": list(village.campaigns),
            "slug": ["pebbles"],
        }
        for pattern in sorted(self.patterns() - LEFT_OUT.keys()):
            names = [part[1:].partition(":")[0] for part in pattern.split("/") if part.startswith("{")]
            for chosen in product(*(values[name] for name in names)):
                path = pattern
                for name, value in zip(names, chosen, strict=True):
                    path = path.replace(f"{{{name}:str}}", value)
                yield path

    def cookie(self, name: str) -> str:
        known = self.village.ids[name]
        return self._services.signer.cookie(self._aliases.get(known, known))

    @asynccontextmanager
    async def browser(self, name: str) -> AsyncIterator[httpx.AsyncClient]:
        transport = httpx.ASGITransport(app=self._app)
        cookies = {COOKIE: self.cookie(name)}
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}", cookies=cookies) as client:
            yield client

    @asynccontextmanager
    async def socket(self, name: str, table: str) -> AsyncIterator["Ears"]:
        headers = [
            (b"host", HOST.encode()),
            (b"origin", f"http://{HOST}".encode()),
            (b"cookie", f"{COOKIE}={self.cookie(name)}".encode()),
        ]
        path = f"/api/tables/{table}/live"
        ears = Ears()
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": headers,
            "client": (HOST, 1),
            "server": (HOST, 80),
            "subprotocols": [],
            "extensions": {},
        }
        task = asyncio.create_task(self._app(scope, ears.sent.get, ears.heard.put))
        await ears.sent.put({"type": "websocket.connect"})
        yield ears
        await ears.sent.put({"type": "websocket.disconnect", "code": 1000})
        await task


class Ears:
    """One end of a websocket."""

    def __init__(self) -> None:
        self.sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def next(self) -> bytes:
        """The next message that is text."""
        while True:
            message = await asyncio.wait_for(self.heard.get(), PATIENCE)
            if message["type"] == "websocket.close":
                return f"closed {message['code']}".encode()
            text = message.get("text") or message.get("bytes")
            if text:
                return text.encode() if isinstance(text, str) else bytes(text)

    async def until(self, kind: str) -> list[bytes]:
        """All messages until one of a kind."""
        found = [await self.next()]
        while json.loads(found[-1])["type"] != kind:
            found.append(await self.next())
        return found

    async def say(self, **message: Any) -> None:
        await self.sent.put({"type": "websocket.receive", "text": json.dumps(message)})


def stop_clocks(patch: pytest.MonkeyPatch) -> None:
    """Let no time pass from now on."""
    now = journal._passed_ns()
    patch.setattr(journal, "_passed_ns", lambda: now)


def tap(patch: pytest.MonkeyPatch, *worlds: World) -> None:
    """Hear what would be pushed, before it is encrypted, instead of sending it."""
    ours = {world._services.calls: world for world in worlds}

    async def hear(self: calls.Calls, device: calls.DeviceRecord, call: calls.Call) -> None:
        said = calls.push_content(call, device.locale)
        ours[self].pushed.put_nowait(device.endpoint.encode() + b" " + said)

    patch.setattr(calls.Calls, "_send", hear)


async def answers(world: World, name: str, is_wanted: Callable[[str], bool] = lambda _: True) -> dict[str, bytes]:
    """Every answer to a person who asks for all there is, or all that is wanted, headers included."""
    told = dict[str, bytes]()
    async with world.browser(name) as browser:
        for path in filter(is_wanted, world.paths()):
            answer = await browser.get(path)
            assert answer.status_code < 500, path
            told[path] = f"{answer.status_code} {sorted(answer.headers.items())}\n".encode() + answer.content
    return told


async def arrivals(world: World, name: str) -> dict[str, bytes]:
    """All messages to a person who opens a table: its seats, its chat, its game."""
    told = dict[str, bytes]()
    for table in world.village.tables.values():
        async with world.socket(name, table) as ears:
            found = await ears.until("chat")
            if json.loads(found[0])["table"]["status"] != "open":
                found += await ears.until("frame")
            told[f"arriving at {table}"] = b"\n".join(found)
    return told


async def deeds(world: World) -> dict[str, bytes]:
    """The answers to ann when she invites, mutes, seeks players or asks in vain; the pushes others cause."""
    tables, told = world.village.tables, dict[str, bytes]()
    waiting, slow = tables["waiting"], tables["slow with ben"]
    async with world.browser("ann") as ann:
        known = {one["name"]: one["who"] for one in (await ann.get(f"/api/tables/{waiting}/company")).json()}
        people = {one["name"]: one["who"] for one in (await ann.get(f"/api/tables/{slow}/people")).json()}
        for path, body in (
            (f"/api/tables/{waiting}/invite", {"who": known["Cleo"]}),
            (f"/api/tables/{tables['waiting, too']}/invite", {"who": known["Cleo"]}),
            (f"/api/tables/{waiting}/invite", {"who": "0" * 12}),
            (f"/api/tables/{slow}/shun", {"who": people["Benoît"]}),
            (f"/api/tables/{slow}/forgive", {"who": people["Benoît"]}),
            (f"/api/groups/{world.village.group}/join", None),
            (f"/api/campaigns/{world.village.campaigns[0]}/join", None),
            ("/api/pairing", {"game": "pebbles"}),
            (f"/api/tables/{tables['of finn']}/sit", {"seat": 0}),
            ("/api/me/claim/look", {"code": "2222-2222"}),
        ):
            answer = await ann.post(path, json=body)
            told[f"{path} {body}"] = f"{answer.status_code}\n".encode() + answer.content
    async with world.socket("ben", slow) as ben:
        frame = json.loads((await ben.until("frame"))[-1])
        await ben.say(type="act", v=frame["v"], seat=1, action={"type": "take", "count": 1})
        told["called for a turn"] = await asyncio.wait_for(world.pushed.get(), PATIENCE)
    async with world.browser("dora") as dora:
        theirs = tables["of dora, too"]
        known = {one["name"]: one["who"] for one in (await dora.get(f"/api/tables/{theirs}/company")).json()}
        await dora.post(f"/api/tables/{theirs}/invite", json={"who": known["Ann"]})
        told["called to a table"] = await asyncio.wait_for(world.pushed.get(), PATIENCE)
    return told
