"""All settings of a server. Their defaults suit a table among friends.

`config.py` reads these from a file, the environment and the command line; the names are the same everywhere.
"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec

from cosmotheque.core.errors import CosmothequeError

DEFAULT_PORT = 8017
COUNTED_IN = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that names the folder in which several processes count together."""

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
Seconds: TypeAlias = Annotated[float, msgspec.Meta(ge=0)]
Period: TypeAlias = Annotated[float, msgspec.Meta(gt=0)]
Port: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=65_535)]

DatabaseUrl: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^(postgres(ql)?://.+)?$")]
RedisUrl: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^(rediss?://.+|unix://.+)?$")]
Operator: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^((mailto:|https://).+)?$")]

PUSH_SERVICES = frozenset(
    {"fcm.googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com"}
)
"""Push services of current browsers."""


class BadSettings(CosmothequeError):
    """A setting that cannot be used; the message names it."""


class Rate(msgspec.Struct, frozen=True):
    """A rate: average per second, and burst."""

    per_second: Annotated[float, msgspec.Meta(gt=0)]
    burst: Annotated[float, msgspec.Meta(ge=1)]


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Limits of what one visitor may use."""

    message_bytes: Count = 16 * 1024
    body_bytes: Count = 32 * 1024
    messages: Rate = Rate(30, 90)
    messages_of_address: Rate = Rate(300, 1500)
    undos: Rate = Rate(3, 40)
    undos_a_game: Count = 500
    frames: Rate = Rate(500_000, 4_000_000)
    requests: Rate = Rate(30, 300)
    costly: Rate = Rate(4, 60)
    work_of_address: Rate = Rate(200, 1000)
    work_of_guest: Rate = Rate(100, 1000)
    work_at_once: Rate = Rate(500, 100)
    thinking: Rate = Rate(1000, 300_000)
    new_connections: Rate = Rate(30, 300)
    open_connections: Count = 400
    chat: Rate = Rate(0.5, 6)
    chat_of_address: Rate = Rate(1.5, 18)
    chat_of_table: Rate = Rate(2, 30)
    new_tables: Rate = Rate(0.2, 100)
    guesses: Rate = Rate(0.05, 20)
    connections_per_address: Count = 100
    tables_per_guest: Count = 50
    public_tables_per_address: Count = 10
    listed_tables: Count = 100
    campaigns_per_guest: Count = 50
    members_per_campaign: Count = 16
    tables_per_campaign: Count = 1000
    unfinished_per_campaign: Count = 10
    groups_per_guest: Count = 20
    members_per_group: Count = 32
    campaigns_per_group: Count = 5
    invitations: Rate = Rate(0.02, 15)
    invitations_per_table: Count = 20
    invitations_listed: Count = 10
    chat_lines: Count = 200
    pushes: Rate = Rate(0.01, 30)
    arrivals_at_table: Rate = Rate(0.5, 30)
    shuns: Rate = Rate(0.2, 30)
    shuns_per_guest: Count = 200
    reports: Rate = Rate(0.005, 5)
    reports_of_address: Rate = Rate(0.01, 15)
    reports_per_guest: Count = 20
    open_reports: Count = 1000
    admin_guesses: Rate = Rate(0.02, 10)
    robots_per_guest: Count = 5
    new_robots: Rate = Rate(0.02, 10)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of a server.

    - `hosts` are further names by which this server is reached; `idle` seconds unload an abandoned table.
    - `metrics_token` lets other machines read the metrics, which are for this one alone otherwise.
    - `proxies` are the addresses or networks that are believed about the address and scheme of a visitor.
    - `reached_at` is the address that phones can use, where this machine is asked for a link to itself.
    - With `bot_warmth` the bots are prepared in the background as soon as the server is open.
    - With a `database`, a URL of PostgreSQL, games are kept there and not in `data`, and several nodes may share them;
      `redis`, a URL too, then carries the messages between them. `processes` are the nodes behind this port: by default
      one, or with a database one for each core. `patience` is how long a node leaves a bot to another.
    - After so many seconds of `absence` of a player, the clock of a game that has one of its own stops.
    - A player who waits for anybody to play with now, and has closed the table for so many seconds of `away`, is not
      offered.
    - A game that is to start waits for so many seconds of `opening` for the numbers that browsers promised its deal.
    - Without `bot_jobs` a node leaves all thinking to processes that do nothing else.
    - `outside_bots` of other packages may sit at tables: by name where an entry point brings them, or `module:name`.
    - `missions` is a folder with missions that players wrote, for the games that take them.
    - `push_services` are the machines by which people are called back to their games; requests go to no others.
      `push_operator` is where these find the administrator of this server.
    - Reports are `reports_kept` for so many days after they were settled.
    - `backup_then` is the command that takes each copy elsewhere, `{}` standing for its file.
    """

    data: Path
    database: DatabaseUrl = ""
    redis: RedisUrl = ""
    processes: Count | None = None
    patience: Seconds = 5.0
    absence: Seconds = 10.0
    away: Seconds = 20.0
    opening: Seconds = 3.0
    host: str = ""
    port: Port | None = None
    lan: bool = False
    hosts: frozenset[str] = frozenset()
    proxies: frozenset[str] = frozenset({"127.0.0.1", "::1"})
    reached_at: str = ""
    metrics_token: str = ""
    limits: Limits = Limits()
    bot_delay: Seconds = 0.4
    bot_watch: Seconds = 20.0
    bot_grace: Seconds = 3.0
    bot_workers: Count = 2
    bot_warmth: bool = False
    bot_jobs: bool = True
    bot_command: tuple[str, ...] = (sys.executable, "-m", "cosmotheque.server.workers.worker")
    outside_bots: frozenset[str] = frozenset()
    missions: Path | None = None
    push_services: frozenset[str] = PUSH_SERVICES
    push_operator: Operator = ""
    idle: Seconds = 300.0
    sweep: Period = 30.0
    reports_kept: Count = 90
    backup_then: tuple[str, ...] = ()
    static: Path = Path(__file__).parents[1] / "static"
    manual: Path = Path(__file__).parents[1] / "manual"

    @property
    def worker_command(self) -> tuple[str, ...]:
        """The command of a process that thinks, which plays the same missions."""
        return self.bot_command if self.missions is None else (*self.bot_command, "--missions", str(self.missions))


def default_data(environment: Mapping[str, str] = os.environ) -> Path:
    """The place where the desktop keeps its programs' data."""
    home = environment.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local/share") / "cosmotheque"
