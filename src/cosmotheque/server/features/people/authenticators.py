"""Answers of authenticators, taken apart and checked by Yubico's `fido2`. Faulty ones raise Denied and nothing else.

Python's `bytes` of a number are that many zeros, and the library calls it on anything that stands where bytes should
be: types are checked before it reads anything.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import msgspec

from cosmotheque.core import codec
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.people import sentences
from cosmotheque.server.features.people.wire import MadeKey, UsedKey

MOST_ID_BYTES = 1023
"""The longest id that WebAuthn gives a key."""


class PublicKey(msgspec.Struct, frozen=True):
    """The public half of a key with its id, both as URL-safe base64, and how often it has signed."""

    id: str
    data: str
    count: int


class ClientData(msgspec.Struct, frozen=True):
    """The fields of a browser's own statement that the library reads."""

    type: str
    challenge: str
    origin: str


def begin_making(site: str, person: str, name: str, known: Iterable[str]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Options for a browser that makes a key beside the `known` ones, and the state to check its answer by."""
    fido = import_module("fido2.webauthn")
    user = fido.PublicKeyCredentialUserEntity(id=person.encode(), name=name, display_name=name)
    options, state = _server(site).register_begin(
        user,
        [_credential(data) for data in known],
        resident_key_requirement=fido.ResidentKeyRequirement.REQUIRED,
        user_verification=fido.UserVerificationRequirement.REQUIRED,
    )
    return dict(options)["publicKey"], codec.plain(state)


def begin_using(site: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Options for a browser that uses any key of this site, and the state to check its answer by."""
    required = import_module("fido2.webauthn").UserVerificationRequirement.REQUIRED
    options, state = _server(site).authenticate_begin(user_verification=required)
    return dict(options)["publicKey"], codec.plain(state)


def check_made(site: str, origin: str, state: dict[str, Any], answer: MadeKey) -> PublicKey:
    """The key that an authenticator has made, if it answers what was asked and can be used later."""
    fido = import_module("fido2.webauthn")
    with _refuse_bad_input():
        written = _decode(answer.response.attestation_object)
        _must_hold_bytes(written)
        attested = fido.AttestationObject(written)
        _must_be_verified(attested.auth_data)
        response = fido.AuthenticatorAttestationResponse(
            client_data=_client_data(answer.response.client_data), attestation_object=attested
        )
        made = fido.RegistrationResponse(raw_id=_decode(answer.id), response=response)
        data = _server(site, origin).register_complete(state, made)
        _must_be_usable(data.credential_data, made.raw_id)
        return PublicKey(_encode(made.raw_id), _encode(bytes(data.credential_data)), data.counter)


def check_used(site: str, origin: str, state: dict[str, Any], key: str, answer: UsedKey) -> int:
    """The count of signatures of the authenticator with this public `key`, if it has signed what was asked."""
    fido = import_module("fido2.webauthn")
    with _refuse_bad_input():
        data = fido.AuthenticatorData(_decode(answer.response.authenticator_data))
        _must_be_verified(data)
        response = fido.AuthenticatorAssertionResponse(
            client_data=_client_data(answer.response.client_data),
            authenticator_data=data,
            signature=_decode(answer.response.signature),
        )
        used = fido.AuthenticationResponse(raw_id=_decode(answer.id), response=response)
        _server(site, origin).authenticate_complete(state, [_credential(key)], used)
        count: int = data.counter
        return count


@contextmanager
def _refuse_bad_input() -> Iterator[None]:
    """Refuse all input that the library fails on: it reads a stranger's bytes, and has no error of its own for them."""
    try:
        yield
    except Denied:
        raise
    except Exception as fault:
        raise Denied(403, sentences.BAD_PASSKEY) from fault


def _must_hold_bytes(attestation: bytes) -> None:
    content = import_module("fido2.cbor").decode(attestation)
    if not isinstance(content["authData"], bytes):
        raise TypeError(type(content["authData"]))


def _must_be_verified(data: Any) -> None:
    if not data.is_user_verified():
        raise Denied(403, sentences.UNVERIFIED_PASSKEY)


def _must_be_usable(key: Any, named: bytes) -> None:
    """Refuse a key of another name or algorithm, and numbers that are no key: an empty signature must be wrong."""
    wrong = import_module("cryptography.exceptions").InvalidSignature
    known = import_module("fido2.cose").CoseKey.supported_algorithms()
    if key.credential_id != named or not 0 < len(named) <= MOST_ID_BYTES or key.public_key.ALGORITHM not in known:
        raise ValueError(key)
    try:
        key.public_key.verify(b"", b"")
    except wrong:
        return
    raise ValueError(key)


def _client_data(written: str) -> Any:
    content = _decode(written)
    codec.decode(content, ClientData)
    return import_module("fido2.webauthn").CollectedClientData(content)


def _server(site: str, origin: str = "") -> Any:
    rp = import_module("fido2.webauthn").PublicKeyCredentialRpEntity(id=site, name="Cosmothèque")
    return import_module("fido2.server").Fido2Server(rp, verify_origin=lambda said: bool(origin) and said == origin)


def _credential(data: str) -> Any:
    return import_module("fido2.webauthn").AttestedCredentialData(_decode(data))


def _decode(written: str) -> bytes:
    content: bytes = import_module("fido2.utils").websafe_decode(written)
    return content


def _encode(content: bytes) -> str:
    written: str = import_module("fido2.utils").websafe_encode(content)
    return written
