"""Starts the server on this machine: finds a port, says where it is, and opens the browser where there is one."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Callable
from importlib import import_module

try:
    import resource
except ImportError:  # Windows gives no account of open files
    resource = None  # type: ignore[assignment]

import uvicorn
from msgspec.structs import replace

from cosmotheque.server import logs
from cosmotheque.server.app import build
from cosmotheque.server.door import pictures
from cosmotheque.server.door.http import PatientProtocol
from cosmotheque.server.door.protocol import DirectProtocol
from cosmotheque.server.settings import DEFAULT_PORT, BadSettings, Settings
from cosmotheque.server.store import StoreFailed
from cosmotheque.server.store.migrations import TooNew

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104
PORTS_TRIED = 20
ENOUGH_FILES = 65_536
ADMIN = (
    "For whoever runs this server: {0}\nThe key of that page, printed this once: {1}   (again by `cosmotheque admin`)"
)


def serve(settings: Settings, open_browser: bool = False) -> None:
    """Run until interrupted. On loopback unless the settings say otherwise."""
    listening = listen(settings.host or (EVERYWHERE if settings.lan else LOOPBACK), settings.port)
    number = listening.getsockname()[1]
    shown = LOOPBACK if settings.host in ("", EVERYWHERE) else settings.host
    say(f"Cosmothèque: http://{shown}:{number}/")
    link = f"http://{lan_address()}:{number}/" if settings.lan else ""
    if link:
        say(f"{pictures.qr_terminal(link)}\n{link}")
    if open_browser and has_desktop():
        threading.Timer(0.8, webbrowser.open, [f"http://{shown}:{number}/"]).start()
    logs.set_up()
    page = f"http://{shown}:{number}/admin"
    run(replace(settings, reached_at=settings.reached_at or link), listening, lambda key: say(ADMIN.format(page, key)))


def run(settings: Settings, listening: socket.socket, tell: Callable[[str], None] | None = None) -> None:
    """Serve on a socket that is bound already. `tell` is given the administrator's key where it was made only now."""
    try:
        app = build(settings)
    except (OSError, sqlite3.Error, StoreFailed, TooNew) as fault:
        if settings.database:
            raise BadSettings(f"The setting database cannot be used: {fault}.") from fault
        raise BadSettings(f"The setting data cannot be used: {settings.data}: {fault}.") from fault
    if tell is not None and app.fresh_key:
        tell(app.fresh_key)
    config = uvicorn.Config(
        app,
        http=PatientProtocol,
        ws=DirectProtocol,
        ws_max_size=settings.limits.message_bytes,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    settle_memory()
    allow_many_files()
    uvicorn.Server(config).run(sockets=[listening])


def work(settings: Settings) -> None:
    """Think for the bots of all nodes until interrupted."""
    logs.set_up()
    jobs = import_module("cosmotheque.server.workers.jobs")

    async def until_stopped() -> None:
        working = asyncio.create_task(jobs.work_alone(settings))
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, working.cancel)
        with contextlib.suppress(asyncio.CancelledError):
            await working

    asyncio.run(until_stopped())


def settle_memory() -> None:
    """What is loaded stays, and states are trees: the collector of cycles need not walk over them all the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def allow_many_files() -> None:
    """Each connection is an open file; where the system lets us have more of them than it gives unasked, take them."""
    if resource is not None:
        allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH_FILES if most == resource.RLIM_INFINITY else min(most, ENOUGH_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(allowed, wanted), most))


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port asked for; without a wish, on the usual one or the next that is free."""
    wanted = range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED) if port is None else [port]
    fault: OSError | None = None
    for number in wanted:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        candidate = socket.socket(family, socket.SOCK_STREAM)
        candidate.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            candidate.bind((host, number))
        except OSError as refused:
            candidate.close()
            fault = refused
            continue
        candidate.listen(2048)
        return candidate
    raise BadSettings(f"The setting port cannot be used: {host}:{wanted[0]}: {fault}.")


def lan_address() -> str:
    """The address of this machine in the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return LOOPBACK
    return address


def has_desktop() -> bool:
    """Whether there is a screen to open a browser on."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
