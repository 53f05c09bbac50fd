"""Starts the server on this machine: finds a port, says where it is, and opens the browser where there is one."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from importlib import import_module

from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.missions import folder
from cosmotheque.server.base import logs
from cosmotheque.server.base.settings import COUNTED_IN, DEFAULT_PORT, BadSettings, Settings
from cosmotheque.server.processes.parent import Parent

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104
PORTS_TRIED = 20
NODE, PICTURES = "cosmotheque.server.node", "cosmotheque.server.door.pictures"
ADMIN = (
    "For whoever runs this server: {0}\nThe key of that page, printed this once: {1}   (again by `cosmotheque admin`)"
)


def serve(settings: Settings, open_browser: bool = False) -> None:
    """Run until interrupted. On loopback unless the settings say otherwise."""
    processes = count_processes(settings)
    registry.admit(settings.outside_bots)
    _tell_missions(settings)
    listening = listen(settings.host or (EVERYWHERE if settings.lan else LOOPBACK), settings.port)
    number = listening.getsockname()[1]
    shown = LOOPBACK if settings.host in ("", EVERYWHERE) else settings.host
    say(f"Cosmothèque: http://{shown}:{number}/")
    link = f"http://{lan_address()}:{number}/" if settings.lan else ""
    if link:
        say(f"{import_module(PICTURES).qr_terminal(link)}\n{link}")
    if open_browser and has_desktop():
        threading.Timer(0.8, webbrowser.open, [f"http://{shown}:{number}/"]).start()
    logs.set_up()
    settings = replace(settings, reached_at=settings.reached_at or link)
    tell = partial(_tell_key, f"http://{shown}:{number}/admin")
    if processes == 1:
        import_module(NODE).run(settings, listening, tell)
    else:
        run_many(settings, listening, processes, tell)


def run_many(settings: Settings, listening: socket.socket, processes: int, tell: Callable[[str], None]) -> None:
    """Several nodes on one socket, as processes of this one. They share the bots' processes among them."""
    each = replace(settings, bot_workers=max(1, settings.bot_workers // processes))
    with tempfile.TemporaryDirectory(prefix="cosmotheque-") as counted:
        os.environ[COUNTED_IN] = counted  # before anything counts
        node, counting = import_module(NODE), import_module("prometheus_client.multiprocess")
        node.allow_many_files()
        node.prepare_forks()
        begin, admits = partial(node.run_handed, each, tell), node.connection_rate(settings).admits
        Parent(listening, processes, begin, counting.mark_process_dead, admits).run()


def count_processes(settings: Settings) -> int:
    """The number of processes. By default it is one for each core where nodes can share a database, else one."""
    if settings.processes == 1 or (settings.processes is None and not settings.database):
        return 1
    if not settings.database:
        raise BadSettings(
            "The setting processes cannot be used: a server without a database keeps its games in one SQLite file, "
            "which one process writes; several need PostgreSQL. Bots think in processes of their own anyway."
        )
    if not hasattr(os, "fork"):
        if settings.processes is None:
            return 1
        raise BadSettings("The setting processes cannot be used: this system cannot share a port among processes.")
    return settings.processes or len(os.sched_getaffinity(0))


def work(settings: Settings) -> None:
    """Think for the bots of all nodes until interrupted."""
    logs.set_up()
    folder.put_up(settings.missions)
    jobs = import_module("cosmotheque.server.workers.jobs")

    async def until_stopped() -> None:
        working = asyncio.create_task(jobs.work_alone(settings))
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, working.cancel)
        with contextlib.suppress(asyncio.CancelledError):
            await working

    asyncio.run(until_stopped())


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
    """True if there is a screen to open a browser on."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _tell_missions(settings: Settings) -> None:
    """Fill the shelf of players' missions, and say for each file whether it stands there or what is wrong with it."""
    for one in folder.put_up(settings.missions):
        if one.mission is not None:
            say(f"{one.file}: {one.mission.title.en} ({one.mission.name})")
        for fault in one.faults:
            say(f"{one.file}: left out. {fault.en}")


def _tell_key(page: str, key: str) -> None:
    say(ADMIN.format(page, key))


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
