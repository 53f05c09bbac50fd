"""The real server for browser tests: quick bots and, because all visitors share an address, wide limits.

Usage: serve.py PORT DATA [SHELF], or serve.py work SHELF for a bot's process. With a SHELF, a folder of further games,
those are there too, and the template. Where PUSH_SERVICE is the address of a push service, people are called by that.
"""

import os
import socket
import sys
from pathlib import Path

from cosmotheque import games, registry
from cosmotheque.server.base import logs
from cosmotheque.server.base.settings import Limits, Rate, Settings
from cosmotheque.server.node import run
from cosmotheque.server.workers import worker

PLENTY = Rate(1_000, 10_000)
BOTS = Settings(data=Path()).bot_command


def add(shelf: str) -> None:
    games.__path__.append(shelf)
    found = registry._folders()
    registry._folders = lambda: (*found, f"{games.__name__}._template")  # type: ignore[assignment]


def serve(port: int, data: Path, bots: tuple[str, ...] = BOTS) -> None:
    listening = socket.create_server(("127.0.0.1", port))
    logs.set_up()
    limits = Limits(
        requests=PLENTY,
        costly=PLENTY,
        work_of_address=PLENTY,
        work_of_guest=PLENTY,
        work_at_once=PLENTY,
        new_tables=PLENTY,
        reports_of_address=PLENTY,
        admin_guesses=PLENTY,
    )
    called_by = frozenset({os.environ["PUSH_SERVICE"]} if "PUSH_SERVICE" in os.environ else ())
    quick = Settings(data=data, bot_delay=0.05, bot_watch=0.2, bot_command=bots, limits=limits, push_services=called_by)
    run(quick, listening)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["work", shelf]:
            add(shelf)
            worker.main()
        case [port, data]:
            serve(int(port), Path(data))
        case [port, data, shelf]:
            add(shelf)
            serve(int(port), Path(data), (sys.executable, __file__, "work", shelf))
