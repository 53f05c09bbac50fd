"""Games that are written down: those of bots, and one of people however it is left, though the terminal goes."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from cosmotheque.cli import sentences
from cosmotheque.cli.screen import Screen
from cosmotheque.core.errors import BadRecord
from cosmotheque.core.record import Record

ENDINGS = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))


@contextmanager
def save_at_the_end(path: Path, record: Callable[[], bytes], screen: Screen) -> Iterator[None]:
    """Refuse a file that cannot be written before anything is played, and write it whatever happens then."""
    _try(path)
    before = {ending: signal.signal(ending, _leave) for ending in ENDINGS}
    try:
        yield
    except (KeyboardInterrupt, SystemExit):
        screen.console.print()
        raise
    finally:
        _write(path, record())
        screen.tell(sentences.SAVED.filled(path))
        for ending, handler in before.items():
            signal.signal(ending, handler)


def write_record(folder: Path, name: str, record: Record) -> None:
    """One of many games, into a folder that is made where it is not there."""
    with tell_faults(folder / name):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(record.to_jsonl())


@contextmanager
def tell_faults(path: Path) -> Iterator[None]:
    """Say in a sentence that a file cannot be written."""
    try:
        yield
    except OSError as fault:
        raise BadRecord(sentences.NOT_WRITTEN.filled(path, fault.strerror)) from fault


def _leave(number: int, _frame: FrameType | None) -> None:
    raise SystemExit(128 + number)


def _try(path: Path) -> None:
    """Create the file if it is missing; a file that exists stays as it is."""
    with tell_faults(path):
        path.open("ab").close()


def _write(path: Path, data: bytes) -> None:
    with tell_faults(path):
        path.write_bytes(data)
