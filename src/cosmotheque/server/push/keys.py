"""This server's identity for push services: a signature of its own (VAPID, RFC 8292), which nobody else can make.

The key follows from the server's own: every node of it has the same, and no further secret has to be kept or copied.
"""

import base64
import time

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from cosmotheque.server.base.identity import Signer

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
HOURS_SIGNED = 12


class PushKey:
    """The key that signs for push services. `operator` is where these find the administrator of this server."""

    def __init__(self, signer: Signer, operator: str) -> None:
        number = int.from_bytes(signer.digest("push key"), "big") % (ORDER - 1) + 1
        self._vapid = Vapid02(ec.derive_private_key(number, CURVE))
        self._operator = operator
        self._signed: dict[str, tuple[float, str]] = {}

    @property
    def public(self) -> str:
        """The public key that browsers need to let themselves be called."""
        form = serialization.PublicFormat.UncompressedPoint
        return encode_unpadded(self._vapid.public_key.public_bytes(serialization.Encoding.X962, form))

    def authorization(self, origin: str) -> str:
        """The header for a push service, signed anew before it is too old."""
        until, header = self._signed.get(origin, (0.0, ""))
        if until < time.time() + 3600:
            until = time.time() + HOURS_SIGNED * 3600
            claims = {"aud": origin, "exp": int(until), "sub": self._operator}
            header = str(self._vapid.sign(claims)["Authorization"])
            self._signed[origin] = until, header
        return header


def encode_unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    """ValueError where it is no base64 for addresses."""
    return base64.b64decode(text.encode("ascii") + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
