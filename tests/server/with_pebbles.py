"""The server with the game of the tests on its shelf.

Usage: python with_pebbles.py serve SETTINGS PORT, with SETTINGS as JSON; or python with_pebbles.py jobs SETTINGS.
With `nurse` servers are forked on demand, see nursery.py.
Where PEBBLES_CLOCK names a file, the wall clock is wrong by as many milliseconds as it says at the moment.
"""

# The clock is bent before anything looks at it.
# ruff: noqa: E402

import json
import os
import sys
import time
from pathlib import Path

CLOCK = os.environ.get("PEBBLES_CLOCK")
true_time_ns = time.time_ns
if CLOCK is not None:
    time.time_ns = lambda: true_time_ns() + int(Path(CLOCK).read_text()) * 1_000_000

import msgspec

from cosmotheque import games
from cosmotheque.server import node, run
from cosmotheque.server.base import logs
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.features.shelf import routes as shelf

games.__path__.append(str(Path(__file__).parent / "shelf"))


def settings_from(text: str) -> Settings:
    return msgspec.json.decode(text, type=Settings, dec_hook=lambda kind, value: kind(value))


def serve(settings: str, port: str) -> None:
    logs.set_up()
    read, listening = settings_from(settings), run.listen("127.0.0.1", int(port))
    if read.processes is None:
        node.run(read, listening)
    else:
        run.run_many(read, listening, read.processes, print)


def nurse() -> None:
    """Answer each line: one that asks for a server with its process number, one that asks for its end with that.

    What is the same for all of them is made here: the shelf and the application.
    """
    shelf.stock()
    node.prepare_forks()
    for line in sys.stdin:
        match json.loads(line):
            case ["start", settings, port, log]:
                answer = start(settings, port, log)
            case ["ended", pid]:
                done, status = os.waitpid(pid, os.WNOHANG)
                answer = os.waitstatus_to_exitcode(status) if done else None
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


def start(settings: str, port: str, log: str) -> int:
    """Fork a server that writes to a log of its own."""
    child = os.fork()
    if child == 0:
        written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        for stream in (1, 2):
            os.dup2(written, stream)
        serve(settings, port)
        sys.exit()
    return child


if __name__ == "__main__":
    if sys.argv[1] == "nurse":
        nurse()
    elif sys.argv[1] == "jobs":
        run.work(settings_from(sys.argv[2]))
    else:
        serve(sys.argv[2], sys.argv[3])
