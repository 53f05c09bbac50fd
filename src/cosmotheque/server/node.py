"""One node: the application, and uvicorn that serves it, at a port or handed its connections by a parent."""

import gc
import socket
import sqlite3
from collections.abc import Callable

try:
    import resource
except ImportError:  # Windows gives no account of open files
    resource = None  # type: ignore[assignment]

import uvicorn

from cosmotheque.server.app import build, make_ahead
from cosmotheque.server.base.limits import ConnectionRate, Networks
from cosmotheque.server.base.settings import BadSettings, Settings
from cosmotheque.server.door.http import PatientProtocol
from cosmotheque.server.door.protocol import DirectProtocol
from cosmotheque.server.processes.alone import LoneServer
from cosmotheque.server.processes.child import HandedServer
from cosmotheque.server.store import StoreFailed
from cosmotheque.server.store.migrations import TooNew

ENOUGH_FILES = 65_536
KEPT_OPEN = 150
"""Seconds that an idle connection stays open: more than the 120 after which Caddy closes its own. A request that is
sent while the server closes the connection is lost, and a proxy does not send a POST again."""
Tell = Callable[[str], None]


def run(settings: Settings, listening: socket.socket, tell: Tell | None = None) -> None:
    """Serve on a socket that is bound already. `tell` is given the administrator's key where it was made only now."""
    LoneServer(make_config(settings, tell), listening, connection_rate(settings).admits).run()


def run_handed(settings: Settings, tell: Tell, channel: socket.socket) -> None:
    """Serve the connections that a parent hands over."""
    HandedServer(make_config(settings, tell), channel).run()


def connection_rate(settings: Settings) -> ConnectionRate:
    """The rate of new connections for each address, be the server one node or several."""
    return ConnectionRate(settings.limits.new_connections, believed_proxies(settings))


def make_config(settings: Settings, tell: Tell | None = None) -> uvicorn.Config:
    believed = believed_proxies(settings)
    try:
        app = build(settings)
    except (OSError, sqlite3.Error, StoreFailed, TooNew) as fault:
        if settings.database:
            raise BadSettings(f"The setting database cannot be used: {fault}.") from fault
        raise BadSettings(f"The setting data cannot be used: {settings.data}: {fault}.") from fault
    if tell is not None and app.fresh_key:
        tell(app.fresh_key)
    settle_memory()
    allow_many_files()

    class Http(PatientProtocol):
        budget, most_open, proxies = app.budget, settings.limits.open_connections, believed

    class Socket(DirectProtocol):
        budget, proxies = app.budget, Http.proxies

    return uvicorn.Config(
        app,
        http=Http,
        ws=Socket,
        ws_max_size=settings.limits.message_bytes,
        access_log=False,
        log_config=None,
        server_header=False,
        forwarded_allow_ips=believed.names,
        timeout_keep_alive=KEPT_OPEN,
        timeout_graceful_shutdown=3,
    )


def believed_proxies(settings: Settings) -> Networks:
    """The proxies whose word about a visitor's address is believed. uvicorn would ignore one that it cannot read."""
    try:
        return Networks(settings.proxies)
    except ValueError as fault:
        raise BadSettings(f"The setting proxies cannot be used: {fault}.") from fault


def prepare_forks() -> None:
    """Make what is the same for all nodes, before they are forked from this process."""
    make_ahead()
    settle_memory()


def settle_memory() -> None:
    """Spare the collector of cycles the loaded modules: they stay, and states are trees, so that it may run rarely."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def allow_many_files() -> None:
    """Each connection is an open file; where the system lets us have more of them than it gives unasked, take them."""
    if resource is not None:
        allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH_FILES if most == resource.RLIM_INFINITY else min(most, ENOUGH_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(allowed, wanted), most))
