"""Guests: a signed cookie and a name. Nobody needs an account, and nobody can make up somebody else's cookie."""

import hashlib
import hmac
import os
import secrets
from pathlib import Path

COOKIE = "cosmotheque"
SECURE_COOKIE = f"__Host-{COOKIE}"
SECURE_SCHEMES = ("https", "wss")
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
        """Whose cookie this is; None when it is nobody's or not signed by us."""
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
    path = folder / "key"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(32))
    return path.read_bytes()


def cookie_name(scheme: str) -> str:
    """Over TLS a name that browsers take from this very host alone: no neighbour can plant a cookie of their own."""
    return SECURE_COOKIE if scheme in SECURE_SCHEMES else COOKIE


def new_guest() -> str:
    return secrets.token_urlsafe(12)


def first_name(guest: str) -> str:
    """What a guest is called who has not chosen a name yet: a star, the same one every time."""
    digest = hashlib.sha256(guest.encode()).digest()
    return STARS[digest[0] % len(STARS)]
