"""The price of work: a visitor who has used too much waits, and nobody pays for waiting."""

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.server.conftest import GENEROUS, Serve

from cosmotheque.server.base import budget, limits
from cosmotheque.server.base.budget import PAYER, Budget, measured
from cosmotheque.server.base.identity import COOKIE, Signer
from cosmotheque.server.base.limits import Buckets, ConnectionRate
from cosmotheque.server.base.metrics import Metrics
from cosmotheque.server.base.settings import Limits, Rate, Settings
from cosmotheque.server.door.gate import Gate
from cosmotheque.server.door.reading import Reader
from cosmotheque.server.live.mailbox import Mailbox

HERE, THERE = "192.0.2.1", "192.0.2.2"
EACH = Rate(100, 1000)
LIMITS = Limits(work_of_address=EACH, work_of_guest=EACH, work_at_once=EACH, thinking=EACH)
SIGNER = Signer(b"k" * 32)


class Clock:
    """Time that passes during work and sleep, and not otherwise."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds + 1e-6


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(budget, "perf_counter", made)
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=made))
    monkeypatch.setattr(asyncio, "sleep", made.sleep)
    return made


class Door:
    """A gate before an application that works for so many seconds, and who knocks there."""

    def __init__(self, clock: Clock, tmp_path: Path) -> None:
        self._clock = clock
        self.seconds = 0.0
        services = SimpleNamespace(
            settings=Settings(data=tmp_path),
            requests=Buckets(Rate(1000, 1000)),
            budget=Budget(LIMITS),
            signer=SIGNER,
            metrics=Metrics(),
        )
        self._gate = Gate(self._work, services)  # type: ignore[arg-type]

    async def _work(self, _scope: Any, _receive: Any, send: Callable[[Any], Awaitable[None]]) -> None:
        self._clock.now += self.seconds
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    def ask(
        self, address: str = HERE, guest: str = "", path: str = "/api/games"
    ) -> tuple[int, dict[bytes, bytes], Any]:
        """Status, headers and body of the answer."""
        cookie = [(b"cookie", f"{COOKIE}={SIGNER.cookie(guest)}".encode())] if guest else []
        scope = {
            "type": "http",
            "scheme": "http",
            "method": "GET",
            "path": path,
            "client": (address, 1),
            "headers": [(b"host", b"localhost"), *cookie],
        }
        said: list[Any] = []

        async def send(message: Any) -> None:
            said.append(message)

        async def receive() -> Any:
            raise AssertionError

        asyncio.run(self._gate(scope, receive, send))
        body = said[1]["body"]
        return said[0]["status"], dict(said[0]["headers"]), msgspec.json.decode(body) if body else None


@pytest.fixture
def door(clock: Clock, tmp_path: Path) -> Door:
    return Door(clock, tmp_path)


@pytest.mark.parametrize("path", ["/api/games", "/", "/health"])
def test_an_address_that_has_used_too_much_is_refused_in_words_and_served_later(
    door: Door, clock: Clock, path: str
) -> None:
    door.seconds = 3
    assert door.ask(path=path)[0] == 200
    status, headers, problem = door.ask(path=path)
    assert (status, headers[b"retry-after"], headers[b"connection"]) == (429, b"20", b"close")
    assert problem["why"] == {
        "en": "The server has done a lot of work for you or your address. Try again in 20 s.",
        "fr": "Le serveur a beaucoup travaillé pour vous ou depuis votre adresse. Réessayez dans 20 s.",
    }
    assert door.ask(THERE, path=path)[0] == 200
    clock.now += 20
    assert door.ask(path=path)[0] == 200


def test_a_small_debt_is_waited_for(door: Door, clock: Clock) -> None:
    door.seconds = 1.3
    door.ask()
    began = clock.now
    assert door.ask()[0] == 200
    assert clock.now == pytest.approx(began + 3 + 1.3, abs=0.01)


def test_a_guest_who_changes_addresses_still_pays(door: Door) -> None:
    door.seconds = 3
    assert door.ask(HERE, "ann")[0] == 200
    assert door.ask(THERE, "ann")[0] == 429
    assert door.ask(THERE, "ben")[0] == 200


def test_waiting_costs_nothing(clock: Clock) -> None:
    """Only the steps of the work itself cost time."""
    payer = Budget(LIMITS).payer(HERE)

    async def work() -> str:
        clock.now += 0.75
        await happened
        clock.now += 0.75
        return "done"

    async def answer() -> str:
        return await measured(work(), payer)

    async def run() -> None:
        nonlocal happened
        happened = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_soon(happen)
        assert await answer() == "done"

    def happen() -> None:
        clock.now += 1000
        happened.set_result(None)

    happened: asyncio.Future[None]
    asyncio.run(run())
    assert payer.owes() == 0
    payer.charge(0.3)
    assert payer.owes() == pytest.approx(0.5)


def test_what_fails_or_is_given_up_is_paid_for_too(clock: Clock) -> None:
    payer = Budget(LIMITS).payer(HERE)

    async def fail() -> None:
        clock.now += 2
        raise ValueError("no")

    async def dawdle() -> None:
        try:
            await asyncio.Future()
        finally:
            clock.now += 2

    async def run() -> None:
        with pytest.raises(ValueError, match="no"):
            await measured(fail(), payer)
        owed = payer.owes()
        assert owed == pytest.approx(10)

        async def wait() -> None:
            await measured(dawdle(), payer)

        task = asyncio.ensure_future(wait())
        asyncio.get_running_loop().call_soon(task.cancel)
        await asyncio.wait([task])
        assert payer.owes() == pytest.approx(owed - 2 + 20)

    asyncio.run(run())


def test_what_a_table_does_is_paid_for_by_whoever_asked_and_not_by_who_opened_it(clock: Clock) -> None:
    purses = Budget(LIMITS)
    ann, ben = purses.payer(HERE), purses.payer(THERE)

    async def work() -> None:
        clock.now += 2
        mailbox.post(go_on)

    async def go_on() -> None:
        clock.now += 50
        done.set_result(None)

    async def run() -> None:
        nonlocal mailbox, done
        done = asyncio.get_running_loop().create_future()
        PAYER.set(ann)
        mailbox = Mailbox(lambda job: job())  # type: ignore[arg-type,return-value]
        PAYER.set(ben)
        mailbox.post(work)
        await done
        mailbox.stop()

    mailbox: Mailbox
    done: asyncio.Future[None]
    asyncio.run(run())
    assert ann.owes() == 0
    clock.now -= 50  # as it was before the table went on by itself
    assert ben.owes() == pytest.approx(10)


def test_messages_of_who_has_used_too_much_wait_and_none_is_lost(clock: Clock) -> None:
    heard: list[Any] = []
    services = SimpleNamespace(
        settings=SimpleNamespace(limits=LIMITS),
        messages=Buckets(Rate(1000, 1000)),
        messages_of_address=Buckets(Rate(1000, 1000)),
        budget=Budget(LIMITS),
        metrics=Metrics(),
    )
    table = SimpleNamespace(services=services, post=heard.append)
    reader = Reader(table, SimpleNamespace(guest="ann", device="ann", address=HERE))  # type: ignore[arg-type]
    events: list[Any] = [{"type": "websocket.receive", "text": '{"type":"look","seat":0}'}]

    async def receive() -> Any:
        if events:
            began.append(clock.now)
            return events.pop()
        reached.append(reader.hear(b'{"type":"look","seat":1}'))
        return {"type": "websocket.disconnect"}

    began, reached = list[float](), list[bool]()
    services.budget.payer(HERE).charge(3)
    asyncio.run(reader.read(SimpleNamespace(receive=receive)))  # type: ignore[arg-type]
    assert clock.now == pytest.approx(began[0] + 20, abs=0.01)
    assert reached == [True]
    assert len(heard) == 2
    services.budget.payer(THERE, "ann").charge(3)
    assert not reader.hear(b'{"type":"look","seat":0}')


def test_work_in_other_processes_has_a_budget_of_its_own(clock: Clock) -> None:
    purses = Budget(LIMITS)
    purses.charge_thinking((HERE, "ann"), 3)
    assert purses.payer(HERE, "ann").owes() == 0
    assert purses.owes_thinking((HERE, None)) == purses.owes_thinking((THERE, "ann")) == pytest.approx(20)
    assert purses.owes_thinking((THERE, "ben")) == 0
    clock.now += 20
    assert purses.owes_thinking((HERE, "ann")) == 0


def test_an_address_may_connect_so_often_and_a_proxy_without_end() -> None:
    rate = ConnectionRate(Rate(0.001, 2), {"127.0.0.1"})
    assert [rate.admits(HERE) for _ in range(3)] == [True, True, False]
    assert [rate.admits(f"2001:db8:1:2::{number}") for number in range(3)] == [True, True, False]
    assert rate.admits(THERE)
    assert all(rate.admits("127.0.0.1") for _ in range(10))


def test_connections_beyond_the_rate_are_closed_and_others_are_served(serve: Serve) -> None:
    """As are those beyond the number that an address may have open, unless one of them is idle."""
    wishes = msgspec.structs.replace(GENEROUS, new_connections=Rate(0.001, 4), open_connections=2)
    port = int(serve(limits=wishes).base.rpartition(":")[2])
    head, rest = b"GET /health HTTP/1.1\r\n", b"Host: 127.0.0.1\r\n\r\n"

    def connect(address: str, data: bytes = head + rest) -> socket.socket:
        wire = socket.create_connection(("127.0.0.1", port), 30, source_address=(address, 0))
        wire.sendall(data)
        return wire

    def is_served(wire: socket.socket) -> bool:
        answer = b""
        with contextlib.suppress(ConnectionError):
            while not answer.endswith(b"}") and (more := wire.recv(4096)):
                answer += more
        return answer.startswith(b"HTTP/1.1 200")

    def is_closed(wire: socket.socket) -> bool:
        with contextlib.suppress(ConnectionError):
            return wire.recv(1) == b""
        return True

    first, second, third = connect("127.0.0.5", head), connect("127.0.0.5", head), connect("127.0.0.5")
    with first, second, third:
        assert not is_served(third)
        with connect("127.0.0.6") as other:
            assert is_served(other)
        for wire in (first, second):
            wire.sendall(rest)
            assert is_served(wire)
        with connect("127.0.0.5") as fourth:
            assert is_served(fourth)
            assert is_closed(first)
            second.sendall(head + rest)
            assert is_served(second)
    for _ in range(2):
        with connect("127.0.0.7") as other:  # by then the server has noticed who went
            assert is_served(other)
        with connect("127.0.0.5") as wire:
            assert not is_served(wire)
