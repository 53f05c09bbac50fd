"""Passkeys: a way back after every cookie was lost, where the page is secure. The checks are Yubico's `fido2`.

A key is good for one site, the name under which this server was reached. A challenge is answered once.
"""

import secrets
from importlib import import_module
from typing import Any

import msgspec

from cosmotheque.core import codec
from cosmotheque.server import sentences
from cosmotheque.server.documents import Kind, nothing, only
from cosmotheque.server.errors import Denied
from cosmotheque.server.play.journal import wall_ms
from cosmotheque.server.play.tables import Tables, now_text
from cosmotheque.server.store import Conflict

MOST_KEYS = 10
MINUTES = 5


class Passkey(msgspec.Struct, frozen=True, kw_only=True):
    """The public half of a key, as URL-safe base64, and whose it is. Its id is the authenticator's own."""

    id: str
    created: str
    person: str
    data: str
    site: str
    label: str
    revision: int = 0


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """What an authenticator has to sign, for a person who makes a key or, without one, for whoever has one."""

    id: str
    created: str
    until: int
    site: str
    person: str
    state: dict[str, Any]
    revision: int = 0


PASSKEYS = Kind("passkey", Passkey, lambda key: (key.person,), tell=only("id", "site", "label"))
CHALLENGES = Kind("challenge", Challenge, lambda one: filter(None, (one.person,)), tell=nothing)


async def offer(tables: Tables, site: str, person: str, name: str) -> tuple[str, dict[str, Any]]:
    """What the browser needs to have a key made for a person."""
    fido, store = import_module("fido2.webauthn"), tables.services.store
    known = await PASSKEYS.of(store, person, MOST_KEYS)
    if len(known) >= MOST_KEYS:
        raise Denied(409, sentences.TOO_MANY_DEVICES)
    user = fido.PublicKeyCredentialUserEntity(id=person.encode(), name=name, display_name=name)
    options, state = _server(site).register_begin(
        user,
        [_credential(key) for key in known if key.site == site],
        resident_key_requirement=fido.ResidentKeyRequirement.REQUIRED,
        user_verification=fido.UserVerificationRequirement.PREFERRED,
    )
    return await _begin(tables, site, person, state), dict(options)["publicKey"]


async def keep(tables: Tables, site: str, origin: str, challenge: str, person: str, answer: Any, label: str) -> None:
    """Store the key that an authenticator has made, if it answers what it was asked."""
    asked = await _end(tables, challenge, site)
    if asked.person != person:
        raise Denied(403, sentences.BAD_PASSKEY)
    try:
        made = _server(site, origin).register_complete(asked.state, answer).credential_data
    except (ValueError, TypeError, KeyError, AssertionError) as fault:
        raise Denied(403, sentences.BAD_PASSKEY) from fault
    encode = import_module("fido2.utils").websafe_encode
    key = Passkey(
        id=encode(made.credential_id),
        created=now_text(),
        person=person,
        data=encode(bytes(made)),
        site=site,
        label=label,
    )
    try:
        await PASSKEYS.keep(tables.services.store, key)
    except Conflict as fault:
        raise Denied(409, sentences.BAD_PASSKEY) from fault


async def ask(tables: Tables, site: str) -> tuple[str, dict[str, Any]]:
    """What the browser needs to ask for a key that it, or a phone beside it, keeps for this site."""
    required = import_module("fido2.webauthn").UserVerificationRequirement.PREFERRED
    options, state = _server(site).authenticate_begin(user_verification=required)
    return await _begin(tables, site, "", state), dict(options)["publicKey"]


async def recognise(tables: Tables, site: str, origin: str, challenge: str, answer: Any) -> str:
    """The person whose key has answered a challenge."""
    asked = await _end(tables, challenge, site)
    named = answer.get("id") if isinstance(answer, dict) else None
    key = await PASSKEYS.find(tables.services.store, named) if isinstance(named, str) and len(named) < 2000 else None
    if key is None or key.site != site or asked.person:
        raise Denied(403, sentences.BAD_PASSKEY)
    try:
        _server(site, origin).authenticate_complete(asked.state, [_credential(key)], answer)
    except (ValueError, TypeError, KeyError, AssertionError) as fault:
        raise Denied(403, sentences.BAD_PASSKEY) from fault
    return key.person


def _server(site: str, origin: str = "") -> Any:
    rp = import_module("fido2.webauthn").PublicKeyCredentialRpEntity(id=site, name="Cosmothèque")
    return import_module("fido2.server").Fido2Server(rp, verify_origin=lambda said: bool(origin) and said == origin)


def _credential(key: Passkey) -> Any:
    decode = import_module("fido2.utils").websafe_decode
    return import_module("fido2.webauthn").AttestedCredentialData(decode(key.data))


async def _begin(tables: Tables, site: str, person: str, state: dict[str, Any]) -> str:
    challenge = Challenge(
        id=secrets.token_urlsafe(16),
        created=now_text(),
        until=wall_ms() + MINUTES * 60_000,
        site=site,
        person=person,
        state=codec.decode(codec.encode(state), dict),
    )
    await CHALLENGES.keep(tables.services.store, challenge)
    return challenge.id


async def _end(tables: Tables, challenge: str, site: str) -> Challenge:
    """A challenge that was set here and not answered yet; from now on it is."""
    store = tables.services.store
    found = await CHALLENGES.find(store, challenge)
    try:
        if found is None or found.until < wall_ms() or found.site != site:
            raise Denied(403, sentences.BAD_PASSKEY)
        await CHALLENGES.drop(store, found)
    except Conflict as fault:
        raise Denied(403, sentences.BAD_PASSKEY) from fault
    return found
