"""Everything that can be set about a server, with what a table among friends needs as the default."""

import os
import sys
from pathlib import Path

import msgspec

DEFAULT_PORT = 8017


class Rate(msgspec.Struct, frozen=True):
    """So many a second on average, and so many at once."""

    per_second: float
    burst: float


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one visitor may use."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 32 * 1024
    messages: Rate = Rate(30, 90)
    requests: Rate = Rate(30, 300)
    chat: Rate = Rate(0.5, 6)
    new_tables: Rate = Rate(0.2, 100)
    connections_per_address: int = 100
    tables_per_guest: int = 50
    listed_tables: int = 100
    chat_lines: int = 200


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`hosts` are further names under which this server is reached; `idle` seconds unload an abandoned table.

    `reached_at` is the address that phones can use, where this machine is asked for a link to itself.
    With `bot_warmth` the bots are prepared in the background as soon as the server is open.
    """

    data: Path
    hosts: frozenset[str] = frozenset()
    reached_at: str = ""
    limits: Limits = Limits()
    bot_delay: float = 0.4
    bot_grace: float = 3.0
    bot_workers: int = 2
    bot_warmth: bool = False
    bot_command: tuple[str, ...] = (sys.executable, "-m", "cosmotheque.server.worker")
    idle: float = 300.0
    sweep: float = 30.0
    static: Path = Path(__file__).parent / "static"


def default_data() -> Path:
    """`COSMOTHEQUE_DATA`, or the place where the desktop keeps its programs' data."""
    named = os.environ.get("COSMOTHEQUE_DATA")
    if named:
        return Path(named)
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local/share") / "cosmotheque"


def named_hosts() -> frozenset[str]:
    """Further names of this server, from `COSMOTHEQUE_HOSTS`, separated by commas."""
    named = os.environ.get("COSMOTHEQUE_HOSTS", "")
    return frozenset(name.strip() for name in named.split(",") if name.strip())
