"""Servers that start at once: each is forked from a process that has imported everything already.

What is killed is as real a server as any other; only the waiting for Python's imports is gone.
"""

import json
import os
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

SCRIPT = Path(__file__).with_name("with_pebbles.py")


class Nursery:
    """The parent of the servers: it starts them, and knows how they ended."""

    def __init__(self) -> None:
        command = [sys.executable, str(SCRIPT), "nurse"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603

    def start(self, settings: str, port: int, log: Path, *clock: Path) -> "Child":
        return Child(self, self.ask("start", settings, port, str(log), *map(str, clock)))

    def ask(self, *order: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order).encode() + b"\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def close(self) -> None:
        self._process.communicate()


class Child:
    """A process that is not our own child, with what is needed of `Popen`."""

    def __init__(self, nursery: Nursery, pid: int) -> None:
        self._nursery = nursery
        self._status: int | None = None
        self.pid = pid

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def terminate(self) -> None:
        os.kill(self.pid, signal.SIGTERM)

    def poll(self) -> int | None:
        if self._status is None:
            self._status = self._nursery.ask("ended", self.pid)
        return self._status

    def wait(self, patience: float = 60) -> int:
        patient_until = time.monotonic() + patience
        while (status := self.poll()) is None:
            assert time.monotonic() < patient_until, "The server does not end."
            time.sleep(0.005)
        return status


@cache
def nursery() -> Nursery:
    """The one of this session."""
    return Nursery()
