"""Servers that start at once: each is forked from a process that has imported everything already.

What is killed is as real a server as any other; only the waiting for Python's imports is gone.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.server.conftest import SCRIPT, Server


class Child:
    """A process that is not our own child, with what is needed of `Popen`."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def poll(self) -> int | None:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def wait(self) -> None:
        while self.poll() is None:
            time.sleep(0.005)


class NursedServer(Server):
    def __init__(self, data: Path, **wishes: Any) -> None:
        with (data.parent / "nursery.log").open("ab") as log:
            self._nursery = subprocess.Popen(  # noqa: S603
                [sys.executable, str(SCRIPT), "nurse"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log
            )
        super().__init__(data, **wishes)

    def launch(self, settings: str, port: int) -> Any:
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._nursery.stdin.write(f"{port} {settings}\n".encode())
        self._nursery.stdin.flush()
        return Child(int(self._nursery.stdout.readline()))

    def close(self) -> None:
        """The end of the server and of where it came from."""
        self.kill()
        self._nursery.communicate()
