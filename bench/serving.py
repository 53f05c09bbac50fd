"""Our server without its limits, because all load comes from one address; on its shelf is also a game of its peers.

Usage: python serving.py DATA PORT; benchmarks start it so, each with a folder of its own.
"""

import contextlib
import sys
import time
from pathlib import Path

from msgspec.structs import fields

from cosmotheque import games
from cosmotheque.server import node, run
from cosmotheque.server.base import logs
from cosmotheque.server.base.settings import Limits, Rate, Settings

ENDLESS = Rate(1e9, 1e9)
COUNTED = (
    "open_reports",
    "public_tables_per_address",
    "connections_per_address",
    "open_connections",
    "tables_per_guest",
)
LIMITS = Limits(
    **{field.name: ENDLESS for field in fields(Limits) if isinstance(field.default, Rate)},
    **dict.fromkeys(COUNTED, 1_000_000),
)


def command(data: Path) -> list[str]:
    """The command that starts it; the port comes last."""
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
    games.__path__.append(str(Path(__file__).parent / "peers" / "shelf"))
    logs.set_up()
    node.run(Settings(data=Path(sys.argv[1]), limits=LIMITS), run.listen("127.0.0.1", int(sys.argv[2])))
