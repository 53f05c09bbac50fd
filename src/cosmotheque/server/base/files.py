"""Files with what is not for everybody: readable by their owner alone, and whole or not there at all."""

import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import BinaryIO

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
OTHERS = 0o077


class InUse(OSError):
    """Another server is at work in the folder."""


def make_folder(path: Path) -> None:
    """A folder that its owner alone may enter. One that was there before stays as it is: it may be for others too."""
    path.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)


def make_private(path: Path) -> None:
    """Make sure that a file exists and that no other user can read it, nor the files SQLite keeps beside it.

    A file of another user is left as it is.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))
    for file in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        if file.exists() and file.stat().st_mode & OTHERS:
            with contextlib.suppress(PermissionError):
                file.chmod(PRIVATE_FILE)


@contextlib.contextmanager
def beside(target: Path) -> Iterator[Path]:
    """A private file in the same folder, to be written and put into its place; it is gone afterwards in any case."""
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    os.close(handle)
    part = Path(name)
    try:
        yield part
    finally:
        part.unlink(missing_ok=True)


@contextlib.contextmanager
def write_atomically(target: Path) -> Iterator[BinaryIO]:
    """A file to write to. It takes the place of `target` once all of it is on the disk."""
    with beside(target) as part:
        with part.open("wb") as file:
            yield file
            flush(file)
        part.replace(target)


def write_first(target: Path, content: bytes) -> None:
    """Write a small file whole, unless another process has done so first."""
    with beside(target) as part:
        with part.open("wb") as file:
            file.write(content)
            flush(file)
        with contextlib.suppress(FileExistsError):
            try:
                os.link(part, target)
            except FileExistsError:
                raise
            except OSError:  # some file systems know no links
                part.rename(target)


def flush(file: BinaryIO) -> None:
    """Wait until what was written is on the disk."""
    file.flush()
    os.fsync(file.fileno())


def replace_keeping(part: Path, target: Path, keep: int) -> None:
    """Put a finished file into its place. The `keep - 1` files before it stay as `target.1`, the newest, and so on."""
    former = [target.with_name(f"{target.name}.{age}") for age in range(1, keep)]
    if not (target.exists() and former):
        part.replace(target)
        return
    with beside(target) as copy:  # before anything is moved: a disk that fills up now costs nothing
        shutil.copyfile(target, copy)
        for younger, older in reversed(list(pairwise(former))):
            if younger.exists():
                younger.replace(older)
        copy.replace(former[0])
    part.replace(target)


class Claim:
    """Holds a folder for this process until it is released or the process ends, by a crash too."""

    def __init__(self, folder: Path) -> None:
        path = folder / "lock"
        if not path.exists():  # to open and close it would let go of what this process may hold already
            make_private(path)
        self._lock = sqlite3.connect(path, isolation_level=None, timeout=0, check_same_thread=False)
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as fault:
            self._lock.close()
            raise InUse("another server is at work there: stop it, or give this one a folder of its own") from fault

    def release(self) -> None:
        self._lock.close()
