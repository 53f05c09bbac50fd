"""Our server without its limits, because all load comes from one address.

Usage: python serving.py DATA PORT; benchmarks start it so, each with a folder of its own.
"""

import contextlib
import sys
import time
from pathlib import Path

from cosmotheque.server import logs, node, run
from cosmotheque.server.settings import Limits, Rate, Settings

ENDLESS = Rate(1e9, 1e9)
LIMITS = Limits(
    messages=ENDLESS,
    frames=ENDLESS,
    requests=ENDLESS,
    costly=ENDLESS,
    new_tables=ENDLESS,
    guesses=ENDLESS,
    invitations=ENDLESS,
    reports=ENDLESS,
    reports_of_address=ENDLESS,
    open_reports=1_000_000,
    public_tables_per_address=1_000_000,
    connections_per_address=1_000_000,
    tables_per_guest=1_000_000,
)


def command(data: Path) -> list[str]:
    """What starts it; the port comes last."""
    return [sys.executable, __file__, str(data)]


def free_port() -> int:
    with run.listen("127.0.0.1", 0) as found:
        return int(found.getsockname()[1])


def wait_for(port: int) -> None:
    for _ in range(200):
        with contextlib.suppress(OSError), run.socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.1)
    raise SystemExit(f"Nothing listens on port {port}.")


if __name__ == "__main__":
    logs.set_up()
    node.run(Settings(data=Path(sys.argv[1]), limits=LIMITS), run.listen("127.0.0.1", int(sys.argv[2])))
