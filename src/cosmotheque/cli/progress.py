"""Shows that long work is going on: on stderr, and only in a terminal."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from threading import Timer
from typing import TypeVar

Item = TypeVar("Item")

PATIENCE = 1.0
"""Seconds after which a person wants to see that a bot is still thinking."""


def track(items: Iterable[Item], total: int, label: str, *, quiet: bool = False) -> Iterable[Item]:
    """The same items, with a progress bar while they are consumed."""
    if quiet or not sys.stderr.isatty():
        return items
    return _with_bar(items, total, label)


def _with_bar(items: Iterable[Item], total: int, label: str) -> Iterator[Item]:
    progress = import_module("rich.progress")
    console = import_module("rich.console").Console(stderr=True)
    columns = (
        progress.TextColumn("{task.description}"),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeRemainingColumn(),
    )
    with progress.Progress(*columns, console=console, transient=True) as bar:
        yield from bar.track(items, total=total, description=label)


@contextmanager
def spinner(label: str) -> Iterator[None]:
    """A spinner once the work has taken longer than people wait without one."""
    if not sys.stderr.isatty():
        yield
        return
    console = import_module("rich.console").Console(stderr=True)
    status = console.status(label)
    timer = Timer(PATIENCE, status.start)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        status.stop()
