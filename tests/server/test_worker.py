"""A worker's process at a terminal: control-C is for its parent, whom it does not outlive."""

import select
import signal
import subprocess
import sys
from typing import IO

from cosmotheque.server.workers.orders import LENGTH

COMMAND = [sys.executable, "-m", "cosmotheque.server.workers.worker"]
PARENT = "import subprocess, sys; subprocess.Popen(sys.argv[1:]).wait()"


def ask(into: IO[bytes], out_of: IO[bytes]) -> bytes:
    """The worker's answer to an order that cannot be read."""
    into.write(len(b"?").to_bytes(LENGTH, "big") + b"?")
    into.flush()
    return out_of.read(int.from_bytes(out_of.read(LENGTH), "big"))


def start(*command: str) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe)  # noqa: S603 - our own


def test_control_c_disturbs_no_worker_and_a_closed_pipe_ends_it() -> None:
    with start(*COMMAND) as worker:
        assert worker.stdin
        assert worker.stdout
        assert b'"failed"' in ask(worker.stdin, worker.stdout)
        worker.send_signal(signal.SIGINT)
        assert b'"failed"' in ask(worker.stdin, worker.stdout)
        assert worker.communicate(timeout=60) == (b"", b"")
    assert worker.returncode == 0


def test_a_worker_ends_with_its_parent_though_its_pipe_is_open() -> None:
    with start(sys.executable, "-c", PARENT, *COMMAND) as parent:
        assert parent.stdin
        assert parent.stdout
        assert b'"failed"' in ask(parent.stdin, parent.stdout)
        parent.kill()
        assert select.select([parent.stdout], [], [], 60)[0]
        assert parent.stdout.read() == b""  # nobody has the other end any more
