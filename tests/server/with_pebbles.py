"""The server, or a bot's process, with the game of the tests on its shelf.

Usage: python with_pebbles.py serve SETTINGS PORT, with SETTINGS as JSON; or python with_pebbles.py work; or
python with_pebbles.py jobs SETTINGS. With `nurse` servers are forked on demand, see nursery.py.
Where PEBBLES_CLOCK names a file, the wall clock is wrong by as many milliseconds as it says at the moment.
"""

# The clock is bent before anything looks at it.
# ruff: noqa: E402

import os
import signal
import sys
import time
from pathlib import Path

CLOCK = os.environ.get("PEBBLES_CLOCK")
true_time_ns = time.time_ns
if CLOCK is not None:
    time.time_ns = lambda: true_time_ns() + int(Path(CLOCK).read_text()) * 1_000_000

import msgspec

from cosmotheque import games
from cosmotheque.server import logs, run
from cosmotheque.server.settings import Settings
from cosmotheque.server.workers import worker

games.__path__.append(str(Path(__file__).parent / "shelf"))


def settings_from(text: str) -> Settings:
    return msgspec.json.decode(text, type=Settings, dec_hook=lambda kind, value: kind(value))


def serve(settings: str, port: str) -> None:
    logs.set_up()
    run.run(settings_from(settings), run.listen("127.0.0.1", int(port)))


def nurse() -> None:
    """Fork a server for each line with a port and settings, and answer with its process number."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        port, _, settings = line.partition(" ")
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(settings, port)
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    if sys.argv[1] == "work":
        worker.main()
    elif sys.argv[1] == "nurse":
        nurse()
    elif sys.argv[1] == "jobs":
        run.work(settings_from(sys.argv[2]))
    else:
        serve(sys.argv[2], sys.argv[3])
