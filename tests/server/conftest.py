"""A real server in its own process, and people who play there."""

import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import pytest
from tests.ports import free_port
from tests.server.client import PATIENCE, Player, browser
from tests.server.nursery import nursery

from cosmotheque.server.base.settings import Limits, Rate, Settings

THINK = Path(__file__).with_name("think.py")
T = TypeVar("T")
PLENTY, MUCH = Rate(10_000, 10_000), Rate(1e9, 1e9)
GENEROUS = Limits(
    requests=PLENTY,
    costly=PLENTY,
    work_of_address=MUCH,
    work_of_guest=MUCH,
    work_at_once=MUCH,
    thinking=MUCH,
    new_tables=PLENTY,
    guesses=PLENTY,
    messages=PLENTY,
    messages_of_address=PLENTY,
    chat_of_address=PLENTY,
    frames=MUCH,
    shuns=PLENTY,
    reports=PLENTY,
    reports_of_address=PLENTY,
    admin_guesses=PLENTY,
    new_robots=PLENTY,
    tables_per_guest=200,
)


class Server:
    """A server process on its own data, which survives it."""

    def __init__(self, data: Path, limits: Limits = GENEROUS, clock: Path | None = None, **wishes: Any) -> None:
        quick: dict[str, Any] = {"bot_delay": 0.0, "bot_grace": 0.3, "sweep": 0.25, **wishes}
        self.data = data
        self.settings = Settings(data=data, limits=limits, bot_command=(sys.executable, str(THINK)), **quick)
        self._clock = clock
        self.log = data.parent / f"{data.name}.log"
        self.start()

    def start(self, port: int | None = None) -> None:
        port = port or free_port()
        self.base = f"http://127.0.0.1:{port}"
        self.process = self.launch(msgspec.json.encode(self.settings, enc_hook=str).decode(), port)
        self._wait()

    def launch(self, settings: str, port: int) -> Any:
        """The process of a new server."""
        return nursery().start(settings, port, self.log, *([self._clock] if self._clock else []))

    def kill(self) -> None:
        """Kill the server as `kill -9` does: nothing is said, nothing is finished."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Stop the server as an operator does; it closes in order, and the signal is its exit status."""
        self.process.terminate()
        assert self.process.wait(PATIENCE) == -signal.SIGTERM

    def get(self, path: str, **headers: str | bytes) -> httpx.Response:
        """The answer to a request without a cookie."""
        with browser(self.base) as http:
            return http.get(path, headers=headers)  # type: ignore[arg-type]

    def player(self) -> Player:
        return Player(self.base)

    def _wait(self) -> None:
        patient_until = time.monotonic() + PATIENCE
        while True:
            try:
                self.get("/health").raise_for_status()
            except httpx.TransportError:
                assert self.process.poll() is None, self.log.read_text()
                assert time.monotonic() < patient_until, "The server does not come up."
                time.sleep(0.05)
            else:
                return


def eventually(look: Callable[[], T], wanted: Callable[[T], bool]) -> T:
    """Look until the result is as wanted, and return it; other processes take their time."""
    patient_until = time.monotonic() + PATIENCE
    while not wanted(seen := look()):
        assert time.monotonic() < patient_until, seen
        time.sleep(0.05)
    return seen


Serve = Callable[..., Server]


@pytest.fixture(scope="session", autouse=True)
def _close_the_nursery() -> Iterator[None]:
    yield
    if nursery.cache_info().currsize:
        nursery().close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that need nothing special. In the end no unexpected fault may have been counted."""
    running = Server(tmp_path_factory.mktemp("server") / "data")
    yield running
    faults = running.get("/metrics").text.split("\ncosmotheque_faults_total ")[1].split()[0]
    running.stop()
    assert float(faults) == 0, running.log.read_text()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Servers with settings of their own."""
    started: list[Server] = []

    def start(**wishes: Any) -> Server:
        started.append(Server(tmp_path / "data", **wishes))
        return started[-1]

    yield start
    for one in started:
        if one.process.poll() is None:
            one.stop()


@pytest.fixture
def ann(server: Server) -> Iterator[Player]:
    with server.player() as player:
        yield player


@pytest.fixture
def ben(server: Server) -> Iterator[Player]:
    with server.player() as player:
        yield player


@pytest.fixture
def cleo(server: Server) -> Iterator[Player]:
    with server.player() as player:
        yield player
