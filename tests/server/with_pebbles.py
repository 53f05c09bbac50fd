"""The server with the game of the tests on its shelf.

Usage: python with_pebbles.py nurse, for servers that are forked on demand, see nursery.py; or, for a process that
thinks for bots, python with_pebbles.py jobs SETTINGS, with SETTINGS as JSON.
"""

# The clock is bent before anything looks at it.
# ruff: noqa: E402

import json
import os
import sys
import time
from pathlib import Path

true_time_ns = time.time_ns
clocks: list[Path] = []
"""The file that says by how many milliseconds the wall clock of this process is wrong at the moment, if any does."""
time.time_ns = lambda: true_time_ns() + sum(int(file.read_text()) * 1_000_000 for file in clocks)

import msgspec

from cosmotheque import games
from cosmotheque.server import node, run
from cosmotheque.server.base import logs
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.features.shelf import routes as shelf
from cosmotheque.server.live import journal

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
            case ["start", settings, port, log, *files]:
                answer = start(settings, port, log, *files)
            case ["ended", pid]:
                done, status = os.waitpid(pid, os.WNOHANG)
                answer = os.waitstatus_to_exitcode(status) if done else None
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


def start(settings: str, port: str, log: str, *files: str) -> int:
    """Fork a server that writes to a log of its own, and has a clock of its own where there is a file for it."""
    child = os.fork()
    if child == 0:
        clocks.extend(map(Path, files))
        journal._OFFSET = time.time_ns() - journal._passed_ns()  # the clock is read when a process starts
        written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        for stream in (1, 2):
            os.dup2(written, stream)
        serve(settings, port)
        sys.exit()
    return child


if __name__ == "__main__":
    if sys.argv[1] == "nurse":
        nurse()
    else:
        run.work(settings_from(sys.argv[2]))
