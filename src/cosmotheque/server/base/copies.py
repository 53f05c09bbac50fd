"""The last copy of the games: a note in the data folder, wherever the copy itself has gone since."""

import time
from pathlib import Path

import msgspec

from cosmotheque.server.base import files

NOTE = "last-copy.json"


class LastCopy(msgspec.Struct, frozen=True, kw_only=True):
    """When and where it was made, with the keys or without; `sent` by the command that takes it elsewhere, if any."""

    at: float
    file: Path
    size: int
    has_keys: bool
    sent: bool | None = None


def note(folder: Path, copy: LastCopy) -> None:
    with files.written_whole(folder / NOTE) as file:
        file.write(msgspec.json.encode(copy, enc_hook=str))


def read(folder: Path) -> LastCopy | None:
    """None where no copy was made yet, or the note cannot be read any more."""
    try:
        return msgspec.json.decode((folder / NOTE).read_bytes(), type=LastCopy, dec_hook=lambda kind, text: kind(text))
    except (FileNotFoundError, msgspec.MsgspecError):
        return None


def made_now(file: Path, size: int, *, has_keys: bool) -> LastCopy:
    return LastCopy(at=time.time(), file=file.resolve(), size=size, has_keys=has_keys)
