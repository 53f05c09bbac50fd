"""The administrator's key and what it opens: a cookie for a short while, for the address that showed the key.

The key lies in a file of the data folder or, where nodes share a database, there. It is read each time it is asked for,
so that a new one counts at once.
"""

import hashlib
import hmac
import secrets
from pathlib import Path
from typing import Protocol

from cosmotheque.server.base import files
from cosmotheque.server.base.identity import SECURE_SCHEMES
from cosmotheque.server.base.settings import BadSettings

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
GROUPS, GROUP = 6, 4
LETTERS = GROUPS * GROUP
FILE = "admin-key"
COOKIE = "cosmotheque-admin"
SESSION_SECONDS = 2 * 3600


class AdminKeys(Protocol):
    """The place of the key. `fresh` is a key that was made only now and that nobody has seen."""

    fresh: str

    async def read(self) -> str: ...


class KeyFile:
    """The key of a server that runs alone."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.fresh = make_key(folder)

    async def read(self) -> str:
        return stored_key(self._folder / FILE)


def new_key() -> str:
    """Some 118 random bits, in groups that can be read out."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
    return "-".join(letters[start : start + GROUP] for start in range(0, LETTERS, GROUP))


def make_key(folder: Path) -> str:
    """Make a key where there is none; the one that was made, or nothing."""
    path = folder / FILE
    if path.exists():
        stored_key(path)
        return ""
    files.write_first(path, new_key().encode())
    return stored_key(path)


def renew_key(folder: Path) -> str:
    """Another key in place of the one there is."""
    with files.write_atomically(folder / FILE) as file:
        file.write(new_key().encode())
    return stored_key(folder / FILE)


def stored_key(path: Path) -> str:
    """The key in a file; part of one could be guessed."""
    key = path.read_text(encoding="ascii", errors="replace").strip()
    if not is_whole(key):
        raise BadSettings(f"The administrator's key in {path} is not whole: remove it, and a new one is made.")
    return key


def is_whole(key: str) -> bool:
    return len(_letters(key)) == LETTERS


def opens(key: str, shown: str) -> bool:
    """True if the key was shown, in whatever spelling; compared in constant time."""
    return hmac.compare_digest(_digest(key), _digest(shown))


def cookie_name(scheme: str) -> str:
    """The cookie's name; over TLS one that no neighbouring host can plant, as with guests."""
    return f"__Host-{COOKIE}" if scheme in SECURE_SCHEMES else COOKIE


def session(key: str, address: str, now: int) -> str:
    """A cookie for the browser that showed the key at that address, made `now`, in milliseconds since 1970."""
    made = f"{now}.{secrets.token_hex(8)}"
    return f"{made}.{_signature(key, made, address)}"


def session_start(key: str, cookie: str | None, address: str, now: int) -> int | None:
    """The time a cookie was made; None for one that is not ours, comes from another address, or is too old."""
    made, _, signature = (cookie or "").rpartition(".")
    if not signature.isascii() or not hmac.compare_digest(_signature(key, made, address), signature):
        return None
    at = int(made.partition(".")[0])
    return at if now - at < 1000 * SESSION_SECONDS else None


def _signature(key: str, made: str, address: str) -> str:
    return hmac.new(_digest(key), f"session {made} {address}".encode(), hashlib.sha256).hexdigest()


def _digest(key: str) -> bytes:
    return hashlib.sha256(f"key {_letters(key)}".encode()).digest()


def _letters(text: str) -> str:
    return "".join(letter for letter in text.lower() if letter in ALPHABET)
