"""Guests: a signed cookie and a name. Nobody needs an account, and nobody can forge another guest's cookie."""

import hashlib
import hmac
import secrets
from pathlib import Path

from cosmotheque.server.base import files
from cosmotheque.server.base.settings import BadSettings

FILE = "key"
COOKIE = "cosmotheque"
SECURE_COOKIE = f"__Host-{COOKIE}"
SECURE_SCHEMES = ("https", "wss")
KEY_BYTES = 32
YEARS = 3 * 365 * 24 * 3600
STARS = (
    "Altaïr", "Antarès", "Bellatrix", "Bételgeuse", "Capella", "Castor", "Deneb", "Électre", "Maïa", "Mira",
    "Mizar", "Pollux", "Procyon", "Régulus", "Rigel", "Sirius", "Spica", "Véga",
)  # fmt: skip


class Signer:
    """Signs guest ids with a key that only this server has."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self._sign(guest)}"

    def guest(self, cookie: str | None) -> str | None:
        """The guest whose cookie this is; None if it is not signed by us."""
        guest, dot, signature = (cookie or "").partition(".")
        if not dot or not guest.isascii() or not signature.isascii():
            return None
        return guest if hmac.compare_digest(self._sign(guest), signature) else None

    def digest(self, what: str) -> bytes:
        """Something only this server can compute, and every node of it computes alike."""
        return hmac.new(self._key, f"digest of {what}".encode(), hashlib.sha256).digest()

    def _sign(self, guest: str) -> str:
        return hmac.new(self._key, guest.encode(), hashlib.sha256).hexdigest()


def read_key(folder: Path) -> bytes:
    """The server's key, made on first use and readable by its owner alone."""
    path = folder / FILE
    if not path.exists():
        files.write_first(path, new_key())
    return stored_key(path)


def stored_key(path: Path) -> bytes:
    """The key in a file. With part of one, an attacker who guesses the rest could sign cookies."""
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise BadSettings(
            f"The key in {path} has {len(key)} bytes instead of {KEY_BYTES}: put back the one from your backup, or "
            "remove it, and everybody will be a new guest here."
        )
    return key


def new_key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


def cookie_name(scheme: str) -> str:
    """Over TLS a name that browsers take from this very host alone: no neighbour can plant a cookie of their own."""
    return SECURE_COOKIE if scheme in SECURE_SCHEMES else COOKIE


BROWSERS = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrom", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"), ("Linux", "Linux"),
)  # fmt: skip


def label(user_agent: str) -> str:
    """The browser and system that a user agent names, roughly, so that guests recognise their devices; or nothing."""
    found = (next((name for sign, name in known if sign in user_agent), "") for known in (BROWSERS, SYSTEMS))
    return " · ".join(filter(None, found))


def new_guest() -> str:
    return secrets.token_urlsafe(12)


FORMER = "former."
"""Prefix of the id of a guest who is gone for good: no cookie is ever signed for one."""


def former_guest() -> str:
    """A new id that takes the place of a guest who is gone for good."""
    return f"{FORMER}{new_guest()}"


def is_former(guest: str | None) -> bool:
    return guest is not None and guest.startswith(FORMER)


BOT_PREFIX = "robot."
"""Before the id of a bot that plays over the network: it has a token, and no cookie is ever signed for it."""


def new_bot_guest() -> str:
    return f"{BOT_PREFIX}{new_guest()}"


def is_network_bot(guest: str | None) -> bool:
    return guest is not None and guest.startswith(BOT_PREFIX)


def first_name(guest: str) -> str:
    """The name of a guest who has not chosen one yet: a star, the same one every time."""
    digest = hashlib.sha256(guest.encode()).digest()
    return STARS[digest[0] % len(STARS)]
