"""An authenticator in software: makes passkeys and signs with them, as a phone or a security key would."""

import secrets
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from fido2.cose import ES256
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import AttestationObject, AttestedCredentialData, AuthenticatorData, CollectedClientData

FLAG = AuthenticatorData.FLAG


class Authenticator:
    """One key, for the first site that asks.

    It counts its signatures by `step`; if `verifies`, it checks the owner's finger.
    """

    def __init__(self, *, step: int = 1, verifies: bool = True) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = secrets.token_bytes(16)
        self.count, self.step, self.verifies = 0, step, verifies

    def make(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """A browser's message after `navigator.credentials.create`."""
        public = AttestedCredentialData.create(
            b"\0" * 16, self._id, ES256.from_cryptography_key(self._key.public_key())
        )
        seen = self._data(options["rp"]["id"], FLAG.UP | FLAG.AT, public)
        client = _client("webauthn.create", options["challenge"], origin)
        made = AttestationObject.create("none", seen, {})
        return self._answer({"clientDataJSON": client, "attestationObject": made})

    def sign(self, options: dict[str, Any], origin: str, site: str | None = None) -> dict[str, Any]:
        """A browser's message after `navigator.credentials.get`."""
        seen = self._data(site or options["rpId"], FLAG.UP)
        client = _client("webauthn.get", options["challenge"], origin)
        signature = self._key.sign(seen + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._answer({"clientDataJSON": client, "authenticatorData": seen, "signature": signature})

    def _data(self, site: str, flags: Any, public: AttestedCredentialData | None = None) -> AuthenticatorData:
        self.count += self.step
        seen = flags | FLAG.UV if self.verifies else flags
        return AuthenticatorData.create(sha256(site.encode()).digest(), seen, self.count, public or b"")

    def _answer(self, response: dict[str, bytes]) -> dict[str, Any]:
        name = websafe_encode(self._id)
        written = {key: websafe_encode(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": written}


def _client(kind: str, challenge: str, origin: str) -> bytes:
    return bytes(CollectedClientData.create(kind, websafe_decode(challenge), origin))
