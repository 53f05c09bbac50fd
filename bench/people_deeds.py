"""Writes of people beside moves, for bench/people.py: each is prepared first, so that its own write is measured."""

import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from hashlib import sha256
from typing import Any

from scale_client import Asker
from server_load import GAME
from websockets.asyncio.client import ClientConnection, connect

from cosmotheque import registry

NUMBER = "5" * 64
DAY = 24 * 3600 * 1000
Fire = Callable[[], Awaitable[object]]
"""Sends a write, and returns when it is acknowledged."""


def drawn_duel() -> str:
    """The first game on the shelf for two with chance and without a clock of its own."""
    shelf = registry.shelf()
    fits = (slug for slug in registry.playable() if 2 in shelf[slug].seats and not shelf[slug].live)
    return next(slug for slug in fits if registry.load(slug).chance is not None)


class Crowd:
    """People on connections of their own, who leave together."""

    def __init__(self, port: int, stack: AsyncExitStack) -> None:
        self.port, self._stack = port, stack

    async def meet(self) -> Asker:
        asker = await self._stack.enter_async_context(Asker(self.port))
        await asker.ask("GET", "/api/me")
        return asker

    async def watch(self, asker: Asker, table: str) -> ClientConnection:
        """A browser that has opened a table where a game runs."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        live = await self._stack.enter_async_context(connect(address, additional_headers={"Cookie": asker.cookie}))
        await heard(live, "frame")
        return live


@asynccontextmanager
async def crowd(port: int) -> AsyncIterator[Crowd]:
    async with AsyncExitStack() as stack:
        yield Crowd(port, stack)


async def heard(live: ClientConnection, kind: str) -> dict[str, Any]:
    while (message := json.loads(await live.recv()))["type"] != kind:
        pass
    found: dict[str, Any] = message
    return found


async def ask(asker: Asker, method: str, path: str, body: Any = None) -> Any:
    return json.loads(await asker.ask(method, path, "" if body is None else json.dumps(body)))


async def table_of(asker: Asker, **wishes: Any) -> str:
    made = await ask(asker, "POST", "/api/tables", {"game": GAME, "seats": 2, **wishes})
    return str(made["id"])


async def duel(people: Crowd, **wishes: Any) -> tuple[Asker, Asker, str]:
    """Two at a table whose game is about to begin."""
    one, other = await people.meet(), await people.meet()
    table = await table_of(one, **wishes)
    await ask(other, "POST", f"/api/tables/{table}/sit", {"seat": 1})
    return one, other, table


async def played(people: Crowd) -> tuple[Asker, Asker, str]:
    one, other, table = await duel(people)
    await ask(one, "POST", f"/api/tables/{table}/start")
    return one, other, table


async def set_up(people: Crowd) -> Fire:
    one = await people.meet()
    return lambda: table_of(one)


async def begin(people: Crowd) -> Fire:
    one, _, table = await duel(people)
    return lambda: ask(one, "POST", f"/api/tables/{table}/start")


async def begin_rated(people: Crowd) -> Fire:
    one, _, table = await duel(people, rated=True)
    return lambda: ask(one, "POST", f"/api/tables/{table}/start")


async def give_up(people: Crowd, **wishes: Any) -> Fire:
    one, _, table = await duel(people, **wishes)
    await ask(one, "POST", f"/api/tables/{table}/start")
    live = await people.watch(one, table)

    async def fire() -> None:
        await live.send('{"type":"concede","seat":0}')
        while (await heard(live, "frame"))["outcome"] is None:
            pass

    return fire


async def give_up_rated(people: Crowd) -> Fire:
    return await give_up(people, rated=True)


async def join_a_device(people: Crowd) -> Fire:
    one, phone = await people.meet(), await people.meet()
    code = (await ask(one, "POST", "/api/me/code"))["code"]
    number = (await ask(phone, "POST", "/api/me/claim", {"code": code}))["number"]
    return lambda: ask(one, "POST", "/api/me/code/answer", {"number": number})


async def find_anybody(people: Crowd) -> Fire:
    one = await people.meet()
    return lambda: ask(one, "POST", "/api/pairing", {"game": GAME, "pace": "days-3"})


async def found_a_group(people: Crowd) -> Fire:
    one = await people.meet()
    return lambda: ask(one, "POST", "/api/groups", {"name": "Friday"})


async def join_a_group(people: Crowd) -> Fire:
    one, other = await people.meet(), await people.meet()
    link = (await ask(one, "POST", "/api/groups", {"name": "Friday"}))["link"]
    return lambda: ask(other, "POST", f"/api/groups/{link}/join")


async def invite(people: Crowd) -> Fire:
    one, _, _ = await played(people)
    table = await table_of(one)
    (known,) = await ask(one, "GET", f"/api/tables/{table}/company")
    return lambda: ask(one, "POST", f"/api/tables/{table}/invite", {"who": known["who"]})


async def report(people: Crowd) -> Fire:
    one, _, table = await played(people)
    seated = await ask(one, "GET", f"/api/tables/{table}/people")
    who = next(person["who"] for person in seated if not person["mine"])
    return lambda: ask(one, "POST", f"/api/tables/{table}/report", {"who": who, "reason": "insult"})


async def go_away(people: Crowd) -> Fire:
    one = await people.meet()
    begin_at = time.time_ns() // 1_000_000 + DAY
    return lambda: ask(one, "POST", "/api/me/holidays", {"begin": begin_at, "days": 2})


async def promise(people: Crowd) -> Fire:
    one, other = await people.meet(), await people.meet()
    table = await table_of(one, game=drawn_duel())
    committed = {"seat": 1, "commitment": sha256(NUMBER.encode()).hexdigest()}
    return lambda: ask(other, "POST", f"/api/tables/{table}/sit", committed)


OLD: dict[str, Callable[[Crowd], Awaitable[Fire]]] = {
    "a table set up": set_up,
    "a game begun": begin,
    "a game ended": give_up,
}
NEW: dict[str, Callable[[Crowd], Awaitable[Fire]]] = {
    "a rated game begun": begin_rated,
    "a rated game ended": give_up_rated,
    "a device joined": join_a_device,
    "somebody paired": find_anybody,
    "a group founded": found_a_group,
    "a group joined": join_a_group,
    "an invitation": invite,
    "a report": report,
    "a holiday": go_away,
    "a number promised": promise,
}
