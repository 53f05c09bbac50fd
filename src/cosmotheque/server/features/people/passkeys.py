"""Passkeys: a way back after every cookie was lost, where the page is secure. `authenticators` checks what they sign.

A key is good for one site, the name under which this server was reached. A challenge is answered once.
"""

import secrets
from datetime import timedelta
from typing import Any

import msgspec
from msgspec.structs import replace

from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.people import authenticators, sentences
from cosmotheque.server.features.people.wire import MadeKey, UsedKey
from cosmotheque.server.live.journal import wall_ms
from cosmotheque.server.live.tables import Tables, now_text
from cosmotheque.server.store import Conflict
from cosmotheque.server.store.documents import Kind, nothing, only, try_again

MOST_KEYS = 10
MOST_AT_ONCE = 8
"""The most logins with one key that may overlap."""
LIFETIME = 5 * 60_000
"""Milliseconds in which a challenge has to be answered."""


class Use(msgspec.Struct, frozen=True):
    """A login with a key: its authenticator's count of signatures, and the time in milliseconds since 1970."""

    count: int
    at: int


class Passkey(msgspec.Struct, frozen=True, kw_only=True):
    """The public half of a key, as URL-safe base64, and whose it is. Its id is the authenticator's own.

    `uses` are its latest logins, in order, after one for all before them. A key of an earlier version has none.
    """

    id: str
    created: str
    person: str
    data: str
    site: str
    label: str
    uses: tuple[Use, ...] = ()
    revision: int = 0


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """A challenge for an authenticator to sign: for a `person` who makes a key or, without one, for a key's owner."""

    id: str
    created: str
    until: int
    site: str
    person: str
    state: dict[str, Any]
    revision: int = 0


PASSKEYS = Kind("passkey", Passkey, lambda key: (key.person,), tell=only("id", "site", "label"))
CHALLENGES = Kind(
    "challenge", Challenge, lambda one: filter(None, (one.person,)), tell=nothing, kept=timedelta(hours=1)
)


async def offer(tables: Tables, site: str, person: str, name: str) -> tuple[str, dict[str, Any]]:
    """The options with which the browser has a key made for a person."""
    known = await _with_room_for_one(tables, person)
    options, state = authenticators.begin_making(site, person, name, [key.data for key in known if key.site == site])
    return await _begin(tables, site, person, state), options


async def keep(
    tables: Tables, site: str, origin: str, challenge: str, person: str, answer: MadeKey, label: str
) -> None:
    """Store the key that an authenticator has made, if it answers what it was asked."""
    asked = await _end(tables, challenge, site)
    if asked.person != person:
        raise Denied(403, sentences.BAD_PASSKEY)
    await _with_room_for_one(tables, person)
    made = authenticators.check_made(site, origin, asked.state, answer)
    key = Passkey(
        id=made.id,
        created=now_text(),
        person=person,
        data=made.data,
        site=site,
        label=label,
        uses=(Use(made.count, 0),),
    )
    try:
        await PASSKEYS.keep(tables.services.store, key)
    except Conflict as fault:
        raise Denied(409, sentences.BAD_PASSKEY) from fault


async def forget(tables: Tables, person: str, number: int) -> None:
    """Make one of a person's keys invalid, also while it is being used."""
    store = tables.services.store
    keys = await PASSKEYS.of(store, person, MOST_KEYS)
    if number >= len(keys):
        raise Denied(404, sentences.NO_SUCH_DEVICE)

    async def attempt() -> None:
        if (key := await PASSKEYS.find(store, keys[number].id)) is not None:
            await PASSKEYS.drop(store, key)

    await try_again(attempt)


async def ask(tables: Tables, site: str) -> tuple[str, dict[str, Any]]:
    """The options with which the browser asks for a key that it, or a phone beside it, keeps for this site."""
    options, state = authenticators.begin_using(site)
    return await _begin(tables, site, "", state), options


async def recognise(tables: Tables, site: str, origin: str, challenge: str, answer: UsedKey) -> str:
    """The person whose key has answered a challenge."""
    asked = await _end(tables, challenge, site)
    key = await PASSKEYS.find(tables.services.store, answer.id)
    if key is None or key.site != site or asked.person:
        raise Denied(403, sentences.BAD_PASSKEY)
    count = authenticators.check_used(site, origin, asked.state, key.data, answer)

    def count_use(now: Passkey | None) -> Passkey:
        if now is None:
            raise Denied(403, sentences.BAD_PASSKEY)
        return replace(now, uses=add_use(now.uses, count, asked.until - LIFETIME, wall_ms()))

    return (await PASSKEYS.change(tables.services.store, key.id, count_use)).person


def add_use(uses: tuple[Use, ...], count: int, asked: int, now: int) -> tuple[Use, ...]:
    """The logins of a key with one more; Denied where its count is not above what it was when the challenge was set.

    So an answer that a later one has overtaken still counts. An authenticator that does not count says 0 each time.
    """
    if count == 0 and not any(use.count for use in uses):
        return uses
    known = max((use.count for use in uses if use.at <= asked), default=0)
    if count <= known or any(use.count == count for use in uses):
        raise Denied(403, sentences.COPIED_PASSKEY)
    every = (*uses, Use(count, now))
    recent = tuple(use for use in every if use.at > now - LIFETIME)[-MOST_AT_ONCE:]
    before = max((use.count for use in every if use not in recent), default=0)
    return (Use(before, 0), *recent)


async def _with_room_for_one(tables: Tables, person: str) -> list[Passkey]:
    """The keys that a person has; Denied where they are as many as allowed."""
    known = await PASSKEYS.of(tables.services.store, person, MOST_KEYS)
    if len(known) >= MOST_KEYS:
        raise Denied(409, sentences.TOO_MANY_PASSKEYS.filled(MOST_KEYS))
    return known


async def _begin(tables: Tables, site: str, person: str, state: dict[str, Any]) -> str:
    challenge = Challenge(
        id=secrets.token_urlsafe(16),
        created=now_text(),
        until=wall_ms() + LIFETIME,
        site=site,
        person=person,
        state=state,
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
