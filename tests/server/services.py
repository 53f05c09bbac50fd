"""Throw-away PostgreSQL and Redis servers on free ports. Where they are not installed, what needs them is left out."""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest
from tests.ports import free_port

SERVANT = "postgres"
"""PostgreSQL does not run as root; its Debian package brings this user along."""


class Service:
    """A server process on its own folder; it may be killed and started again."""

    def __init__(self, binary: str) -> None:
        self.binary = binary
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="cosmotheque-", dir="/tmp"))
        self.log = self.folder.with_name(f"{self.folder.name}.log")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Come up; what is left of a server that was killed may have to end first."""
        patient_until = time.monotonic() + 30
        while not self.answers():
            assert time.monotonic() < patient_until, self.log.read_text()
            if self.process is None or self.process.poll() is not None:
                self.process = self._launch()
            time.sleep(0.02)

    def _launch(self) -> "subprocess.Popen[bytes]":
        with self.log.open("ab") as log:
            return subprocess.Popen(  # noqa: S603
                self.command(), stdout=log, stderr=log, start_new_session=True, **self.who()
            )

    def kill(self) -> None:
        """Kill the server and all it has started, as `kill -9` does; none of them may answer once more."""
        if self.process is not None:
            os.kill(self.process.pid, signal.SIGSTOP)  # it starts nobody while the others go
            for pid in (*children(self.process.pid), self.process.pid):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
        self.log.unlink(missing_ok=True)

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    def who(self) -> dict[str, str]:
        return {}


class Postgres(Service):
    def __init__(self, binary: str) -> None:
        super().__init__(binary)
        if os.getuid() == 0:
            os.chown(self.folder, pwd.getpwnam(SERVANT).pw_uid, pwd.getpwnam(SERVANT).pw_gid)
        make = [str(Path(binary).with_name("initdb")), "-D", str(self.folder / "data"), "-A", "trust", "-U", SERVANT]
        make += ["--no-sync", "--no-instructions", "-E", "UTF8"]
        subprocess.run(make, check=True, capture_output=True, **self.who())  # type: ignore[call-overload] # noqa: S603
        self._databases = 0
        self.start()

    def command(self) -> list[str]:
        """Processes are killed here, the machine is not: what is written need not reach the disk."""
        settings = ("fsync=off", "max_connections=200", f"unix_socket_directories={self.folder}", "shared_buffers=32MB")
        chosen = [word for setting in settings for word in ("-c", setting)]
        return [self.binary, "-D", str(self.folder / "data"), "-h", "127.0.0.1", "-p", str(self.port), *chosen]

    def answers(self) -> bool:
        try:
            psycopg.connect(self.url("postgres"), connect_timeout=1).close()
        except psycopg.OperationalError:
            return False
        return True

    def who(self) -> dict[str, str]:
        return {"user": SERVANT, "cwd": str(self.folder)} if os.getuid() == 0 else {}

    def url(self, database: str) -> str:
        return f"postgresql://{SERVANT}@127.0.0.1:{self.port}/{database}"

    def database(self) -> str:
        """The URL of a new, empty database. A test that failed may have left the server down."""
        self.start()
        self._databases += 1
        name = f"test{self._databases}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


class Redis(Service):
    def __init__(self, binary: str) -> None:
        super().__init__(binary)
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def command(self) -> list[str]:
        return [self.binary, "--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder), "--save", ""]

    def answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
        except OSError:
            return False
        return True


def children(pid: int) -> list[int]:
    """The processes it has started. PostgreSQL gives each a session of its own: they are in no group with it."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def find(name: str, *elsewhere: str) -> str | None:
    found = sorted(str(path) for pattern in elsewhere for path in Path("/").glob(pattern))
    return found[-1] if found else shutil.which(name)


POSTGRES = find("postgres", "usr/lib/postgresql/*/bin/postgres")
REDIS = find("redis-server")


def _service(make: Callable[[str], Service], binary: str | None, called: str) -> Iterator[Service]:
    if binary is None:
        pytest.skip(f"No {called} here and no right to install it: its tests are left out.")
    service = make(binary)
    try:
        yield service
    finally:
        service.remove()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Service]:
    yield from _service(Postgres, POSTGRES, "PostgreSQL")


@pytest.fixture(scope="session")
def redis() -> Iterator[Service]:
    yield from _service(Redis, REDIS, "Redis")
