"""The last copy of the games: a note in the data folder, which stays when the copy itself is moved."""

import time
from pathlib import Path

import msgspec

from cosmotheque.server.base import files

NOTE = "last-copy.json"


class LastCopy(msgspec.Struct, frozen=True, kw_only=True):
    """Time, file and size of the last copy.

    It was made with the keys or without; `sent` says whether the command that takes it elsewhere succeeded, if there is
    one.
    """

    at: float
    file: Path
    size: int
    has_keys: bool
    sent: bool | None = None


def note(folder: Path, copy: LastCopy) -> None:
    with files.write_atomically(folder / NOTE) as file:
        file.write(msgspec.json.encode(copy, enc_hook=str))


def read(folder: Path) -> LastCopy | None:
    """The note of the last copy; None if no copy was made yet or the note cannot be read any more."""
    try:
        return msgspec.json.decode((folder / NOTE).read_bytes(), type=LastCopy, dec_hook=lambda kind, text: kind(text))
    except (FileNotFoundError, msgspec.MsgspecError):
        return None


def new_copy(file: Path, size: int, *, has_keys: bool) -> LastCopy:
    return LastCopy(at=time.time(), file=file.resolve(), size=size, has_keys=has_keys)
